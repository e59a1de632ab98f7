import type pg from 'pg';
import { endWidening, keepRing, lockWidening, widestKm, type WideningAlert } from '../store/alerts/alert-rings.ts';
import { chooseAll } from '../store/alerts/choose-recipients.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';

const MINUTE_MS = 60_000;
/** Each ring reaches so many times as far as the one before: four times as many people. */
const FACTOR = 2;

/**
 * Asks further away where too few have accepted after so many minutes. Returns how many alerts it has widened. Each is a transaction of
 * its own: harmless in several processes at once, and when one dies. `now` in epoch milliseconds.
 */
export async function askWider(pool: pg.Pool, ringMinutes: number, now: number): Promise<number> {
  for (let widened = 0; ;) {
    const step = await withRetries(() => inTransaction(pool, (client) => oneAlert(client, ringMinutes, now)));
    if (step === undefined) return widened;
    widened += step;
  }
}

/** Undefined: no other is due. */
async function oneAlert(client: pg.PoolClient, ringMinutes: number, now: number): Promise<number | undefined> {
  const alert = await lockWidening(client, now - ringMinutes * MINUTE_MS);
  if (alert === undefined) return undefined;
  if (!isShort(alert)) {
    await endWidening(client, alert.id);
    return 0;
  }
  const askedKm = Math.min(alert.askedKm * FACTOR, widestKm(alert.radiusKm));
  const ring = alert.ring + 1;
  const { id, at, disaster } = alert;
  // With those who have come near since: whom it went to before it does not go to again.
  const all = await chooseAll(client, { id, ring }, { disaster, at, radiusKm: askedKm });
  const chosen = alert.chosen + (all?.chosen ?? 0);
  await keepRing(client, { id, ring, askedKm, chosenKm: alert.askedKm, chosen, choosing: all === undefined }, now);
  return 1;
}

/** Too few come, and there is a wider ring. Where no number was given one is enough. */
function isShort({ status, volunteersWanted, volunteersAccepted, askedKm, radiusKm }: WideningAlert): boolean {
  return status === 'approved' && volunteersAccepted < (volunteersWanted ?? 1) && askedKm < widestKm(radiusKm);
}
