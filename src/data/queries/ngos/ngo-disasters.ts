import { distanceKm } from '../../../../contract/base/great-circle.ts';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { DisasterAnswer, PledgeView } from '../../../../contract/entities/pledge.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { Urgency } from '../../../../contract/policies/aid-urgency.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { isOffered, offeredBeyondKm, offerRing } from '../../../../contract/policies/offer-rings.ts';
import { areaCentre } from '../../../../contract/policies/service-area.ts';
import { mainDb } from '../../db.ts';
import type { ReportRow } from '../../lists/rows.ts';
import type { ActItem } from '../admin/act-items.ts';
import { countingActs } from '../admin/acts-with-pending.ts';
import { outcomesCopy } from '../admin/outcomes.ts';
import { actItems, actsAbout, allOwnActs, type RecordActs } from '../admin/own-acts.ts';
import { ofOwnCopy } from '../lists/lists.ts';
import { textFilter } from '../lists/text-filter.ts';
import type { NgoStanding, WantedNgoAid } from './ngo-aid.ts';
import { ngoWorkCopy } from './ngo-work-copy.ts';

/** People that the signed-in NGO sends; `isPending`: this phone has answered so, and the server has not said yet whether there are places. */
export interface OwnPledge extends Pick<PledgeView, '_id' | 'people' | 'arrivesAt' | 'note'> {
  isPending?: boolean;
}

/** A disaster that lacks volunteers, as an NGO sees it on this phone. */
export interface NgoDisaster extends Omit<ReportView, 'pledges'> {
  standing: NgoStanding;
  urgency: Urgency;
  /** Places that are free, as far as this phone knows. */
  free: number;
  /** People that it can send: those who came before it was resolved have their places when it is active again. */
  most: number;
  own: OwnPledge | undefined;
  /** Acts of this phone that are not over. */
  acts: RecordActs;
  /** Kilometres from the middle of its service area; absent where one of both is not known. */
  distanceKm?: number | undefined;
  /** Kilometres outside its area, where it is offered there because too few have come. */
  beyondKm?: number | undefined;
}

export type WantedNgoDisasters = Pick<WantedNgoAid, 'area' | 'isWide' | 'text' | 'now'>;

/**
 * Active disasters of this device's copy that lack volunteers and are in the NGO's area, and those that it sends people to or put aside.
 * `isNear`: one letter of each longer word may be wrong.
 */
export async function ngoDisasters(wanted: WantedNgoDisasters, isNear = false): Promise<NgoDisaster[]> {
  const [answers, own] = [await ownAnswers(), await allOwnActs()];
  const hasText = textFilter(wanted.text ?? '', isNear);
  const found: NgoDisaster[] = [];
  const read = () =>
    mainDb.reports
      .where('[displayStatus+reportedAt]')
      .between(['active', ''], ['active', []])
      .each((row) => {
        const disaster = forNgo(row, answers, wanted);
        const texts = [disaster?.address, disaster?.description, row.disasterType, row.near?.name];
        if (disaster && hasText(row._id, texts)) found.push({ ...disaster, acts: actsAbout(own, row._id) });
      });
  await ofOwnCopy('reports', read, undefined);
  return found;
}

/** How many people of this NGO are on each disaster, and what it put aside, by the server's word and by what this phone did since. */
interface OwnAnswers {
  /** How many came to a disaster, by its id, before it was resolved. */
  been: ReadonlyMap<string, number>;
  pledges: ReadonlyMap<string, OwnPledge & Pick<PledgeView, 'disaster'>>;
  rejected: ReadonlySet<string>;
}

/** `undefined`: it is none of this NGO's business. */
function forNgo(
  row: ReportRow,
  { been, pledges, rejected }: OwnAnswers,
  { area, isWide, now }: WantedNgoDisasters,
): Omit<NgoDisaster, 'acts'> | undefined {
  const { urgency: _, pledges: __, volunteersWanted: wantedPeople, volunteersAccepted: accepted = 0 } = row;
  const ids = [row._id, ...(row.mergedIds ?? [])];
  const pledge = ids.flatMap((id) => pledges.get(id) ?? [])[0];
  const free = Math.max(0, (wantedPeople ?? 0) - accepted);
  const came = Math.max(0, ...ids.map((id) => been.get(id) ?? 0));
  const place = placeOf(row.location);
  const ring = offerRing(epochMsOf(row.activeSince ?? row.reportedAt), now);
  const isIn = isWide || isOffered(area, place, ring);
  const standing = pledge ? 'accepted' : ids.some((id) => rejected.has(id)) ? 'rejected' : 'open';
  if (standing === 'open' && (free === 0 || !isIn)) return undefined;
  const { disaster, ...own } = pledge ?? {};
  const centre = areaCentre(area);
  return {
    ...row,
    ...(disaster && placeIn(disaster)),
    standing,
    urgency: row.severity === 'critical' ? 'critical' : row.severity === 'severe' ? 'high' : 'normal',
    free,
    most: free + came,
    own: pledge && (own as OwnPledge),
    distanceKm: centre && place && distanceKm(centre, place),
    beyondKm: standing === 'open' ? offeredBeyondKm(area, place, ring) : undefined,
  };
}

/** Where it is to the metre, and what was reported whole, once its people are expected there. */
function placeIn({ location, address, description, messagedAt }: ReportView): Partial<ReportView> {
  return {
    ...(location !== undefined && { location }),
    ...(address !== undefined && { address }),
    ...(description !== undefined && { description }),
    ...(messagedAt !== undefined && { messagedAt }),
  };
}

async function ownAnswers(): Promise<OwnAnswers> {
  const copy = await ngoWorkCopy();
  const items = await actItems(copy?.asOf ?? 0).catch(() => []);
  const outcomes = (await outcomesCopy())?.outcomes ?? [];
  const conflicts = new Set(outcomes.flatMap(({ _id, result }) => (result === 'conflict' ? [_id] : [])));
  const acts = [...countingActs(items, conflicts).values()].flat();
  return answersAfter(copy?.work ?? {}, acts);
}

/** What stands once these acts are done, oldest first. */
export function answersAfter(
  known: { pledges?: readonly PledgeView[] | undefined; rejectedDisasters?: readonly string[] | undefined },
  acts: readonly Pick<ActItem, 'item' | 'about' | 'what' | 'body'>[],
): OwnAnswers {
  const active = (known.pledges ?? []).filter(({ state }) => state === 'active');
  const pledges = new Map(active.map((pledge) => [pledge.disasterId, pledge] as const) as [string, OwnPledge][]);
  const done = (known.pledges ?? []).filter(({ state }) => state === 'done');
  const been = new Map(done.map(({ disasterId, people }) => [disasterId, people]));
  const rejected = new Set(known.rejectedDisasters);
  for (const { item, about, what, body } of acts) {
    if (what === 'answerDisaster.send') {
      const { people, arrivesAt, note } = body as unknown as Extract<DisasterAnswer, { act: 'send' }>;
      pledges.set(about, { _id: item.id, people, arrivesAt, note, isPending: true });
      rejected.delete(about);
    } else if (what === 'answerDisaster.withdraw') forget(pledges, body['pledgeId']);
    else if (what === 'answerDisaster.reject') rejected.add(about);
    else if (what === 'answerDisaster.reconsider') rejected.delete(about);
  }
  return { been, pledges, rejected };
}

/** It may have been pledged to what was merged into the disaster since. */
function forget(pledges: Map<string, OwnPledge>, pledgeId: unknown): void {
  for (const [disasterId, { _id }] of pledges) if (_id === pledgeId) pledges.delete(disasterId);
}
