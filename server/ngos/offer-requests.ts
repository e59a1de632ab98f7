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
  dueOffers,
  holdOffers,
  keepOffer,
  keepRings,
  ngosToOffer,
  type DueOffer,
  type OfferedNgo,
} from '../store/ngos/offers.ts';
import { findReport, pointOf } from '../store/reports/reports.ts';

/**
 * Offers requests for aid, and disasters that lack volunteers, to the NGOs that suit them, and further away what nobody takes; of the
 * latter the admins are told. Returns how many NGOs were told. Harmless in several processes at once. `now` in epoch milliseconds.
 */
export function offerRequests(pool: pg.Pool, now: number): Promise<number> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      if (!(await holdOffers(client))) return 0;
      const due = await dueOffers(client, now);
      if (due.length === 0) return 0;
      const ngos = await ngosToOffer(client);
      let told = 0;
      for (const offer of due) told += await offerOne(client, offer, ngos, now);
      await keepRings(client, new Map(due.map(({ id, since }) => [id, offerRing(since.getTime(), now)])));
      await tellAdmins(client, due, now);
      return told;
    }),
  );
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
  const waiting = due.find(({ since }) => offerRing(since.getTime(), now) > 0);
  if (waiting === undefined) return;
  const admins = await adminsToTell(client, now);
  await tellOfWaiting(client, { id: waiting.id, accounts: admins }, now);
}
