import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { endMsOf, epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ServiceArea } from '../../../../contract/entities/ngo.ts';
import { urgencies, urgencyOf, type Urgency } from '../../../../contract/policies/aid-urgency.ts';
import { fits } from '../../../../contract/policies/ngo-fits.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { isOffered, offeredBeyondKm, offerRing } from '../../../../contract/policies/offer-rings.ts';
import { areaCentre } from '../../../../contract/policies/service-area.ts';
import { mainDb } from '../../db.ts';
import { readPerson } from '../../person-store.ts';
import { aidContext, shownIn, withActs, type AdminAid, type AidShown } from '../admin/admin-aid.ts';
import { freeLines, type ShownTaking } from '../admin/aid-with-pending.ts';
import { ofOwnCopy } from '../lists/lists.ts';
import { textFilter } from '../lists/text-filter.ts';
import { rejectedAid } from './ngo-work.ts';

/** `open`: nothing of it is this NGO's, and something is nobody's · `accepted`: it has some of it in hand · `rejected`: it put it aside. */
export type NgoStanding = 'open' | 'accepted' | 'rejected';

/** An aid request as an NGO sees it on this phone. */
export interface NgoAid extends AdminAid {
  standing: NgoStanding;
  urgency: Urgency;
  /** Lines that it could take. */
  free: readonly number[];
  /** What it has in hand; `isPending`: asked for by this phone, and not answered yet. */
  own: readonly ShownTaking[];
  /** Kilometres from the middle of its service area; absent where one of both is not known. */
  distanceKm?: number | undefined;
  /** Kilometres outside its area, where it is offered there because nobody has taken it. */
  beyondKm?: number | undefined;
}

/** What an NGO works on, and where. */
export interface NgoScopeOfWork {
  focusAreas: readonly string[];
  area?: ServiceArea | undefined;
}

export interface WantedNgoAid extends NgoScopeOfWork {
  standing?: NgoStanding | undefined;
  /** Also what is outside its work and its area. */
  isWide: boolean;
  /** Words, each somewhere in what was written, or the reference. */
  text?: string | undefined;
  /** Rows at most. */
  limit: number;
  /** Epoch milliseconds. */
  now: number;
}

export interface NgoAidList {
  /** The most urgent first, what is nearest before what is further away. */
  rows: NgoAid[];
  hasMore: boolean;
  /** Of all that fit but for `standing`. */
  counts: Readonly<Record<NgoStanding, number>>;
}

/**
 * Active aid requests of this device's copy that concern the NGO: what it has in hand, and what it could take. `isNear`: one letter of each
 * longer word may be wrong.
 */
export async function ngoAid(wanted: WantedNgoAid, isNear = false): Promise<NgoAidList> {
  const [context, rejected] = [await aidContext(), await rejectedAid()];
  const hasText = textFilter(wanted.text ?? '', isNear);
  const found: NgoAid[] = [];
  const read = () =>
    mainDb.aid
      .where('[status+createdAt]')
      .between(['active', ''], ['active', []])
      .each((row) => {
        const aid = aidForNgo(shownIn(context, row), rejected, wanted);
        const fitsText = hasText(row._id, [row.location, row.description, row.name, row.disasterType, ...typesOf(row)]);
        if (aid && fitsText) found.push(withActs(context, aid) as NgoAid);
      });
  await ofOwnCopy('aid', read, undefined);
  const counts = { open: 0, accepted: 0, rejected: 0 };
  for (const { standing } of found) counts[standing] += 1;
  const rows = found.filter(({ standing }) => wanted.standing === undefined || wanted.standing === standing);
  rows.sort(byStandingAndUrgency);
  return { rows: rows.slice(0, wanted.limit), hasMore: rows.length > wanted.limit, counts };
}

type Judged = Omit<NgoAid, 'acts' | 'latenessMs'>;

/** `undefined`: it is none of this NGO's business. */
export function aidForNgo(
  aid: AidShown,
  rejected: ReadonlySet<string>,
  wanted: Pick<WantedNgoAid, 'focusAreas' | 'area' | 'isWide' | 'now'>,
): Judged | undefined {
  const me = readPerson()?.id;
  const own = aid.shown.takings.filter(({ ngo, isPending }) => ngo?._id === me || (isPending === true && !ngo));
  const free = freeLines(aid.shown);
  const place = placeOf(aid.position);
  const standing = own.length > 0 ? 'accepted' : rejected.has(aid._id) ? 'rejected' : 'open';
  const isItsWork =
    wanted.focusAreas.length === 0 ||
    fits(
      wanted,
      free.flatMap((line) => aid.shown.requirements[line]?.type ?? []),
    );
  const ring = offerRing(epochMsOf(aid.createdAt), wanted.now);
  const isInScope = wanted.isWide || (isItsWork && isOffered(wanted.area, place, ring));
  if (standing === 'open' && (free.length === 0 || aid.shown.status !== 'active' || !isInScope)) return undefined;
  return {
    ...aid,
    standing,
    own,
    free,
    urgency: urgencyOf({ requirements: aid.shown.requirements, deadline: aid.deadline }, wanted.now),
    distanceKm: kilometres(areaCentre(wanted.area), place),
    beyondKm: standing === 'open' ? offeredBeyondKm(wanted.area, place, ring) : undefined,
  };
}

const standings: readonly NgoStanding[] = ['open', 'accepted', 'rejected'];

function byStandingAndUrgency(a: NgoAid, b: NgoAid): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) ||
    endMsOf(a.deadline) - endMsOf(b.deadline) ||
    (a._id < b._id ? -1 : 1)
  );
}

function kilometres(from: Point | undefined, to: Point | undefined): number | undefined {
  return from && to && distanceKm(from, to);
}

function typesOf({ requirements }: AidShown | { requirements: readonly { type: string }[] }): string[] {
  return requirements.map(({ type }) => type);
}
