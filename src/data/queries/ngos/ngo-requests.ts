import { endMsOf } from '../../../../contract/base/iso-time.ts';
import { urgencies } from '../../../../contract/policies/aid-urgency.ts';
import { orNearly } from '../lists/or-nearly.ts';
import { ngoAid, type NgoAid, type NgoStanding, type WantedNgoAid } from './ngo-aid.ts';
import { ngoDisasters, type NgoDisaster } from './ngo-disasters.ts';

/** Section 3's categories: *Resource Request* is a request for aid, *Volunteer Request* a disaster that lacks volunteers. */
export type RequestCategory = 'resource' | 'volunteer';

export interface WantedNgoRequests extends WantedNgoAid {
  category?: RequestCategory | undefined;
}

export type NgoRequest = ({ category: 'resource' } & NgoAid) | ({ category: 'volunteer' } & NgoDisaster);

export interface NgoRequestList {
  /** The most urgent first, what is nearest before what is further away. */
  rows: NgoRequest[];
  hasMore: boolean;
  /** Of all that fit but for `standing`. */
  counts: Readonly<Record<NgoStanding, number>>;
  /** None of any standing fits the words, and these come close. */
  isNear: boolean;
}

/** What an NGO could do something about, or does: requests for aid and disasters that lack volunteers, in one list. */
export async function ngoRequests(wanted: WantedNgoRequests): Promise<NgoRequestList> {
  const isNothing = ({ counts }: Together) => Object.values(counts).every((count) => count === 0);
  const { list, isNear } = await orNearly(wanted.text, (asked) => together(wanted, asked), isNothing);
  return { ...list, isNear };
}

type Together = Omit<NgoRequestList, 'isNear'>;

async function together({ category, ...wanted }: WantedNgoRequests, isNear: boolean): Promise<Together> {
  const aid = category === 'volunteer' ? undefined : await ngoAid(wanted, isNear);
  const disasters = category === 'resource' ? [] : await ngoDisasters(wanted, isNear);
  const counts = { open: 0, accepted: 0, rejected: 0, ...aid?.counts };
  for (const { standing } of disasters) counts[standing] += 1;
  const wantedDisasters = disasters.filter(({ standing }) => (wanted.standing ?? standing) === standing);
  const rows: NgoRequest[] = [
    ...(aid?.rows ?? []).map((row) => ({ ...row, category: 'resource' as const })),
    ...wantedDisasters.map((row) => ({ ...row, category: 'volunteer' as const })),
  ];
  rows.sort(byStandingAndUrgency);
  return { rows: rows.slice(0, wanted.limit), hasMore: aid?.hasMore === true || rows.length > wanted.limit, counts };
}

const standings: readonly NgoStanding[] = ['open', 'accepted', 'rejected'];

function byStandingAndUrgency(a: NgoRequest, b: NgoRequest): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) ||
    dueOf(a) - dueOf(b) ||
    (a._id < b._id ? -1 : 1)
  );
}

/** A disaster needs its volunteers now: of what is as urgent and as near it comes before what has a day. */
function dueOf(request: NgoRequest): number {
  return request.category === 'resource' ? endMsOf(request.deadline) : 0;
}
