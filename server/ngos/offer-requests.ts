import type pg from 'pg';
import { fits } from '../../contract/policies/ngo-fits.ts';
import { isOffered, offerRing } from '../../contract/policies/offer-rings.ts';
import { askedForAid, wants, type Asked } from '../notices/asked-offer.ts';
import { tellOfOffer, tellOfWaiting } from '../notices/tell-offer.ts';
import { findAid } from '../store/aid/aid-requests.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import {
  adminsToTell,
  dueRings,
  holdOffers,
  keepOffer,
  keepRings,
  ngosToOffer,
  takeOffers,
  type DueOffer,
  type OfferedNgo,
} from '../store/ngos/offers.ts';
import { findReport, pointOf } from '../store/reports/reports.ts';
import type { Unreadable } from '../unreadable.ts';

/** Milliseconds of one run: the next one begins soon, with what is urgent. */
const RUN_MS = 15_000;

interface Offering {
  pool: pg.Pool;
  /** Epoch milliseconds. */
  now: number;
  unreadable: Unreadable;
}

/**
 * Offers requests for aid, and disasters that lack volunteers, to the NGOs that suit them, what is urgent and newest first; and further
 * away what nobody takes: of that the admins are told. Goes on until nothing is due or its time is over. Returns how many NGOs were told.
 * Harmless in several processes at once: each page is a transaction of its own.
 */
export async function offerRequests(offering: Offering, isOver: () => boolean = () => false): Promise<number> {
  const endsAt = performance.now() + RUN_MS;
  for (let all = 0; ;) {
    const told = await withRetries(() => inTransaction(offering.pool, (client) => offerPage(client, offering)));
    if (told === undefined) return all;
    all += told;
    if (isOver() || performance.now() > endsAt) return all;
  }
}

/** Undefined: nothing is due, or another process is at it. */
async function offerPage(client: pg.PoolClient, { now, unreadable }: Offering): Promise<number | undefined> {
  if (!(await holdOffers(client))) return undefined;
  const left = unreadable.ids();
  const first = [...(await takeOffers(client, 'aid', left)), ...(await takeOffers(client, 'disaster', left))];
  const taken = new Set(first.map(({ id }) => id));
  // What is offered for the first time now is offered in the ring that it has come to.
  const further = (await dueRings(client, now, left)).filter(({ id }) => !taken.has(id));
  const due = [...first, ...further];
  if (due.length === 0) return undefined;
  const ngos = await ngosToOffer(client);
  let told = 0;
  for (const offer of due) {
    if (offer.isOpen) told += (await unreadable.unless(offer.id, () => offerOne(client, offer, ngos, now))) ?? 0;
  }
  await keepRings(client, due, now);
  await tellAdmins(client, due, now);
  return told;
}

async function offerOne(client: pg.PoolClient, offer: DueOffer, ngos: readonly OfferedNgo[], now: number) {
  const asked = await askedFor(client, offer, now);
  if (asked === undefined) return 0;
  const ring = offerRing(offer.since.getTime(), now);
  const suited = ngos.filter((ngo) => suits(ngo, asked, ring)).map(({ id }) => id);
  const { kind, id } = offer;
  const told = await keepOffer(client, { kind, id, ngos: suited, counts: asked.severity !== 'critical' }, now);
  await tellOfOffer(client, { kind, id, accounts: told }, now);
  return told.length;
}

async function askedFor(client: pg.PoolClient, { kind, id }: DueOffer, now: number): Promise<Asked | undefined> {
  if (kind === 'aid') {
    const aid = await findAid(client, id);
    return aid && askedForAid(aid, now);
  }
  const report = await findReport(client, id);
  return report && { type: report.body.disasterType, severity: report.body.severity, place: pointOf(report) };
}

/** Is it its work, in its area or the ring around that, and does one of its devices want to know? */
export function suits({ focusAreas, area, devices }: OfferedNgo, asked: Asked, ring: number): boolean {
  const isItsWork = asked.needs === undefined || focusAreas.length === 0 || fits({ focusAreas }, asked.needs);
  return isItsWork && isOffered(area ?? undefined, asked.place, ring) && devices.some((device) => wants(device, asked));
}

/** What was offered in the areas themselves, and nobody took. */
async function tellAdmins(client: pg.PoolClient, due: readonly DueOffer[], now: number): Promise<void> {
  const waiting = due.find(({ since, isOpen }) => isOpen && offerRing(since.getTime(), now) > 0);
  if (waiting === undefined) return;
  const admins = await adminsToTell(client, now);
  await tellOfWaiting(client, { id: waiting.id, accounts: admins }, now);
}
