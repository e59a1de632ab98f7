import { isClosed } from './aid-states.ts';
import type { AidRecord, Requirement } from './aid-view.ts';

/**
 * The lines of a request that stands for several are its own and theirs: a member's have its id as `household`, in its own order, and are
 * added behind those that are there. A line never leaves its place, which takings, deliveries and phones know it by: of a member that is
 * not one of them any more, or is over, it stays as one that is fulfilled and was `left`.
 */
type Lines = readonly Requirement[];

/** Places of one household's lines: of the request's own where none is named. */
export function linesOf(lines: Lines, household?: string): number[] {
  return lines.flatMap((line, place) => (line.household === household ? [place] : []));
}

/** A request's own lines, as they are without any household. */
export function ownNeeds(lines: Lines, household?: string): Requirement[] {
  return lines.filter((line) => line.household === household).map(({ household: _, left: __, ...need }) => need);
}

type Member = Pick<AidRecord, 'id' | 'status' | 'requirements'>;

/** With the lines of exactly these members. What one that is over had asked for is left. */
export function withMembers(lines: Lines, members: readonly Member[]): Requirement[] {
  const needs = new Map(members.map((one) => [one.id, needsOnCard(one)]));
  const placed = new Map<string, number>();
  const kept = lines.map((line) => {
    const { household } = line;
    if (household === undefined) return line;
    const place = placed.get(household) ?? 0;
    placed.set(household, place + 1);
    return needs.get(household)?.[place] ?? leftLine(line);
  });
  return [...kept, ...[...needs].flatMap(([household, all]) => all.slice(placed.get(household) ?? 0))];
}

function needsOnCard({ id, status, requirements }: Member): Requirement[] {
  const needs = ownNeeds(requirements).map((need) => ({ ...need, household: id }));
  return isClosed(status) ? needs.map(leftLine) : needs;
}

/** Lines of the former card that have no place on the next one yet, as they are added to it. */
export function leftBehind(
  former: Pick<AidRecord, 'id' | 'requirements'>,
  next: Pick<AidRecord, 'id' | 'requirements'>,
) {
  const placed = placesOnNext(former, next);
  return former.requirements
    .filter((_, place) => !placed.has(place))
    .map((line) => leftLine({ ...line, household: line.household ?? former.id }));
}

function leftLine({ delivered: _, awaitsAnswer: __, ...line }: Requirement): Requirement {
  return { ...line, status: 'fulfilled', left: true };
}

/** A member's own lines as the card has them by now, with the parts that were taken of them; whatever else it has stays as it is. */
export function asOnCard(own: Lines, card: Lines, household: string): Requirement[] {
  const needs = card.filter((line) => line.household === household && line.left !== true);
  const places = linesOf(own);
  const kept = own.map((line, place) => {
    const at = places.indexOf(place);
    const need = at === -1 ? undefined : needs[at];
    return need === undefined ? line : ownLine(need);
  });
  return [...kept, ...needs.slice(places.length).map(ownLine)];
}

function ownLine({ household: _, ...line }: Requirement): Requirement {
  return line;
}

/** Where each line of the former card is on the next one's; `former` and `next` name those whose own lines bear no household there. */
export function placesOnNext(
  { id: former, requirements: from }: Pick<AidRecord, 'id' | 'requirements'>,
  { id: next, requirements: to }: Pick<AidRecord, 'id' | 'requirements'>,
): Map<number, number> {
  const households = new Set([former, ...from.flatMap(({ household }) => household ?? [])]);
  return new Map(
    [...households].flatMap((household) => {
      const places = linesOf(to, household === next ? undefined : household);
      return linesOf(from, household === former ? undefined : household).flatMap((place, at): [number, number][] => {
        const now = places[at];
        return now === undefined ? [] : [[place, now]];
      });
    }),
  );
}
