import type pg from 'pg';
import {
  chooseNext,
  INNER_KM,
  keepChoosing,
  lockChoosing,
  type ChoosingAlert,
} from '../store/alerts/choose-recipients.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';

/**
 * Goes on choosing whom alerts go to that are for more people than one act can choose. Returns how many it has chosen. Each step is a
 * transaction of its own and begins where the last one ended, whoever took it: harmless in several processes at once, and when one dies.
 */
export async function chooseOn(pool: pg.Pool, isOver: () => boolean = () => false): Promise<number> {
  for (let chosen = 0; ;) {
    const step = isOver() ? undefined : await withRetries(() => inTransaction(pool, oneStep));
    if (step === undefined) return chosen;
    chosen += step;
  }
}

/** Undefined: nothing is left that no other process has in its hands. */
async function oneStep(client: pg.PoolClient): Promise<number | undefined> {
  const alert = await lockChoosing(client);
  if (alert === undefined) return undefined;
  if (!alert.isWanted) {
    await keepChoosing(client, { ...alert, choosing: false });
    return 0;
  }
  const outerKm = ringAround(alert);
  const { chosen, last } = await chooseNext(client, alert, outerKm);
  const isRingDone = last === undefined;
  await keepChoosing(client, {
    ...alert,
    chosen: alert.chosen + chosen,
    chosenKm: isRingDone ? outerKm : alert.chosenKm,
    chosenAfter: last ?? null,
    choosing: !isRingDone || outerKm < alert.askedKm,
  });
  return chosen;
}

/** Those near it, then the others. Where nobody knows the place there are no rings. */
function ringAround({ lat, askedKm, chosenKm }: ChoosingAlert): number {
  return lat === null || chosenKm >= INNER_KM ? askedKm : Math.min(askedKm, INNER_KM);
}
