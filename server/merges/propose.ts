import type pg from 'pg';
import type { Overview, Proposal } from '../../contract/calls/overview.ts';
import type { SameReason } from '../../contract/enumerations.ts';
import { inOrderOfMerging, standingOfReport, type Joined } from '../../contract/policies/merging.ts';
import {
  sameEvent,
  sameEventReach,
  sameHousehold,
  tellingDigits,
  type ComparedAid,
  type ComparedReport,
} from '../../contract/policies/same-event.ts';
import {
  disastersNear,
  openRequests,
  standingFor,
  waitingReports,
  type ReportToCompare,
} from '../store/merges/compared.ts';
import { pairKey, pairsApart } from '../store/merges/kept-apart.ts';

/** Proposals of either kind that a desk is told of at once; the next come as these are decided. */
const MOST = 200;
/** Proposals of one record, lest a hundred of one event are told of as five thousand pairs. */
const MOST_EACH = 10;

/** What may be the same, of all that waits for an admin: but not what they said to keep apart. */
export async function proposeSame(pool: pg.Pool): Promise<NonNullable<Overview['proposals']>> {
  const [reports, aid] = await Promise.all([proposeReports(pool), proposeAid(pool)]);
  return { reports, aid };
}

async function proposeReports(pool: pg.Pool): Promise<Proposal[]> {
  const waiting = await waitingReports(pool);
  const others = await disastersNear(pool, waiting);
  const added = await addedProposals(pool, waiting);
  const apart = await pairsApart(
    pool,
    waiting.map(({ id }) => id),
  );
  const found = [...added, ...pairsAmong(waiting, others)];
  return firstOfEach(found.filter(({ id, into }) => !apart.has(pairKey(id, into))));
}

/** A sender's own word comes before all that is only alike. */
async function addedProposals(pool: pg.Pool, waiting: readonly ReportToCompare[]): Promise<Proposal[]> {
  const heads = await standingFor(
    pool,
    waiting.flatMap(({ addsTo }) => addsTo ?? []),
  );
  return waiting.flatMap((report): Proposal[] => {
    const head = heads.get(report.addsTo ?? '');
    if (head === undefined || head.id === report.id) return [];
    return [{ id: report.id, into: head.id, why: ['added'] }];
  });
}

interface Placed {
  compared: ComparedReport;
  joined: Joined;
}

/** Each of those that wait with all others: in squares, so that a thousand are not compared with a thousand. */
function pairsAmong(waiting: readonly ReportToCompare[], others: readonly ReportToCompare[]): Proposal[] {
  const seen = new Map<string, Placed[]>();
  const found: (Proposal & { weight: number })[] = [];
  for (const [isWaiting, report] of [
    ...others.map((one) => [false, one] as const),
    ...waiting.map((one) => [true, one] as const),
  ]) {
    const placed = placedOf(report);
    const beside = isWaiting ? new Set(keysAround(placed.compared).flatMap((key) => seen.get(key) ?? [])) : [];
    let count = 0;
    for (const other of beside) {
      if (count === MOST_EACH) break;
      const why = sameEvent(placed.compared, other.compared);
      if (why === undefined) continue;
      const { id, into } = inOrderOfMerging(placed.joined, other.joined);
      count += 1;
      found.push({ id: id.id, into: into.id, why, weight: why.length });
    }
    for (const key of keysOf(placed.compared)) seen.set(key, [...(seen.get(key) ?? []), placed]);
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ weight: _, ...proposal }) => proposal);
}

function placedOf({ id, type, stands, lat, lng, at, address, description, phone }: ReportToCompare): Placed {
  const place = lat === null || lng === null ? undefined : { lat, lng };
  return {
    compared: { type, place, at: at.getTime(), words: `${address} ${description}`, phone },
    joined: { id, standing: standingOfReport(stands), at: at.toISOString() },
  };
}

/** Degrees that are never less than the reach, up to 60° north and south. */
const STEP = (2 * sameEventReach.km) / 100;

const squareOf = (degrees: number) => Math.floor(degrees / STEP);

/** What has no place is found by its number, and among all that has none. */
function keysOf({ place, phone, type }: ComparedReport): string[] {
  if (place === undefined) return [`${type} nowhere`, ...phoneKey(phone)];
  return [`${type} ${squareOf(place.lat)} ${squareOf(place.lng)}`, ...phoneKey(phone)];
}

function keysAround({ place, phone, type }: ComparedReport): string[] {
  if (place === undefined) return [`${type} nowhere`, ...phoneKey(phone)];
  const steps = [-1, 0, 1];
  const around = steps.flatMap((north) =>
    steps.map((east) => `${type} ${squareOf(place.lat) + north} ${squareOf(place.lng) + east}`),
  );
  return [...around, ...phoneKey(phone)];
}

function phoneKey(phone: string): string[] {
  const digits = tellingDigits(phone);
  return digits === '' ? [] : [`phone ${digits}`];
}

async function proposeAid(pool: pg.Pool): Promise<Proposal[]> {
  const requests = await openRequests(pool);
  const apart = await pairsApart(
    pool,
    requests.map(({ id }) => id),
  );
  const compared = requests.map(({ id, lat, lng, at, location, phone }) => ({
    of: { place: lat === null || lng === null ? undefined : { lat, lng }, location, phone } satisfies ComparedAid,
    joined: { id, standing: 'open' as const, at: at.toISOString() },
  }));
  const found: Proposal[] = [];
  for (const [place, one] of compared.entries()) {
    let count = 0;
    for (let next = place + 1; next < compared.length && count < MOST_EACH; next += 1) {
      const other = compared[next];
      const why: SameReason[] | undefined = other && sameHousehold(one.of, other.of);
      if (!other || why === undefined || apart.has(pairKey(one.joined.id, other.joined.id))) continue;
      const { id, into } = inOrderOfMerging(one.joined, other.joined);
      count += 1;
      found.push({ id: id.id, into: into.id, why });
    }
  }
  return firstOfEach(found.sort((a, b) => b.why.length - a.why.length));
}

/** Each pair once. */
function firstOfEach(proposals: readonly Proposal[]): Proposal[] {
  const pairs = new Map<string, Proposal>();
  for (const proposal of proposals) {
    const key = pairKey(proposal.id, proposal.into);
    if (!pairs.has(key)) pairs.set(key, proposal);
  }
  return [...pairs.values()].slice(0, MOST);
}
