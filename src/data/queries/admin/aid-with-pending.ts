import { isoTime } from '../../../../contract/base/clock.ts';
import type { AidAct } from '../../../../contract/entities/acts.ts';
import type { AidView, Taking } from '../../../../contract/entities/aid-request.ts';
import type { AidStatus, Lane } from '../../../../contract/enumerations.ts';
import { takeParts, wishedOf, type PartOfLine } from '../../../../contract/policies/line-parts.ts';
import type { ActItem } from './act-items.ts';

export type ShownNeed = AidView['requirements'][number] & {
  /** Its status is of an act of this phone that has not arrived. */
  isPending?: true;
};

export type ShownTaking = Taking & {
  /** By an act of this phone that has not arrived: `_id` is that item's. */
  isPending?: true;
};

/** An aid request as it stands once all acts of this phone have arrived. What the next act names as `seen`. */
export interface ShownAid {
  status: AidStatus;
  requirements: ShownNeed[];
  takings: ShownTaking[];
  lane: Lane;
  /** The request that it is merged into. */
  sameAs?: string;
}

/**
 * What the server knows of an aid request and what this phone has done since, as one. An act counts only where what it saw still is so.
 * `nameOf`: an NGO's name, by its account.
 */
export function aidWithActs(
  { status, requirements, takings = [], lane = 'main', sameAs }: AidView,
  acts: readonly ActItem[],
  nameOf: (ngoId: string) => string = () => '',
): ShownAid {
  const before: ShownAid = { status, requirements, takings, lane, ...(sameAs !== undefined && { sameAs }) };
  return acts.reduce<ShownAid>((shown, act) => afterAct(shown, act, nameOf), before);
}

function afterAct(shown: ShownAid, { item, body }: ActItem, nameOf: (ngoId: string) => string): ShownAid {
  // Our own body, checked by the contract when it was saved, and by its digest since.
  const act = body as unknown as AidAct;
  switch (act.act) {
    case 'assign':
    case 'take': {
      const ngo = act.act === 'assign' ? { ngo: { _id: act.ngoId, name: nameOf(act.ngoId) } } : {};
      return taken(shown, act, { _id: item.id, since: isoTime(item.createdAt), ...ngo, isPending: true });
    }
    case 'hand-back':
      return { ...shown, takings: without(shown.takings, act.lines, act.takingId) };
    case 'need':
      return needSet(shown, act);
    case 'close':
      return shown.status === act.seen ? { ...shown, status: act.to, takings: [] } : shown;
    case 'reopen':
      return shown.status === act.seen ? { ...shown, status: 'active' } : shown;
    case 'release':
      return { ...shown, lane: 'main' };
    case 'merge':
      return { ...shown, sameAs: act.into };
    case 'unmerge': {
      const { sameAs: _, ...alone } = shown;
      return { ...alone, lane: 'main' };
    }
    default:
      // Of a later version of the app.
      return shown;
  }
}

/** Lines that are open and nobody's. */
export function freeLines({ requirements, takings }: Pick<ShownAid, 'requirements' | 'takings'>): number[] {
  const held = new Set(takings.flatMap(({ lines }) => lines));
  return requirements.flatMap(({ status }, line) => (status === 'fulfilled' || held.has(line) ? [] : [line]));
}

/** All of the lines or none. A part of one is a line of its own, as the server will make it. */
function taken(
  shown: ShownAid,
  { lines: named, amounts = [] }: { lines?: number[] | undefined; amounts?: PartOfLine[] | undefined },
  taking: Omit<ShownTaking, 'lines'>,
): ShownAid {
  const free = freeLines(shown);
  const wish = wishedOf(shown.requirements, { named, amounts, free, isOwn: () => false });
  if (shown.status !== 'active' || wish.named?.some((line) => !free.includes(line)) === true) return shown;
  const parted = takeParts(shown.requirements, wish);
  if (!parted.isDone || parted.lines.length === 0) return shown;
  const { requirements, lines } = parted;
  return { ...shown, requirements, takings: [...shown.takings, { ...taking, lines }] };
}

function needSet(
  shown: ShownAid,
  { line, seen, status, delivered, given }: Extract<AidAct, { act: 'need' }>,
): ShownAid {
  const need = shown.requirements[line];
  if (need?.status !== seen) return shown;
  const { delivered: _before, given: _how, ...kept } = need;
  const now: ShownNeed = {
    ...kept,
    status,
    isPending: true,
    ...(delivered !== undefined && { delivered }),
    ...(given !== undefined && { given }),
  };
  const requirements = shown.requirements.map((one, place) => (place === line ? now : one));
  const takings = status === 'fulfilled' ? without(shown.takings, [line]) : shown.takings;
  return { ...shown, requirements, takings, status: statusOf(shown.status, requirements) };
}

/** A request is fulfilled when every line is, and open again when one is put back. */
function statusOf(status: AidStatus, requirements: readonly ShownNeed[]): AidStatus {
  if (status !== 'active' && status !== 'fulfilled') return status;
  return requirements.every((need) => need.status === 'fulfilled') ? 'fulfilled' : 'active';
}

/** Takings without these lines, or all of theirs; of one taking or any. One without lines is none. */
function without(takings: readonly ShownTaking[], lines?: readonly number[], takingId?: string): ShownTaking[] {
  return takings.flatMap((taking) => {
    if (takingId !== undefined && taking._id !== takingId) return [taking];
    const left = lines === undefined ? [] : taking.lines.filter((line) => !lines.includes(line));
    return left.length === 0 ? [] : [{ ...taking, lines: left }];
  });
}
