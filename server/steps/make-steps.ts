import type { AlertStep } from '../../contract/alert-steps.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { lockAlertToStep, makeStepsOf } from '../store/alerts/make-alert-steps.ts';
import { inTransaction } from '../store/database/server-state.ts';
import type { StepServices } from './run-steps.ts';

const MINUTE_MS = 60_000;

/**
 * Looks at whom each alert has not reached in its time, ring by ring, and notes who of them wants to be told another way. Returns how many.
 * Before a wider ring is asked (`askWider`): the people of this one have had their time by then. Each alert is a transaction of its own:
 * harmless in several processes at once, and when one dies.
 */
export async function makeSteps(
  { pool, clock, senders, fallbackMinutes, ringMinutes }: StepServices & { ringMinutes: number },
  isOver: () => boolean = () => false,
): Promise<number> {
  const steps = (Object.keys(senders) as AlertStep[]).filter((step) => senders[step] !== undefined);
  if (steps.length === 0) return 0;
  const patience = Math.min(fallbackMinutes, ringMinutes) * MINUTE_MS;
  for (let made = 0; ;) {
    const now = clock.now();
    const step = isOver()
      ? undefined
      : await withRetries(() =>
          inTransaction(pool, async (client) => {
            const id = await lockAlertToStep(client, { now, asked: now - patience, waited: now - 2 * patience });
            return id === undefined ? undefined : makeStepsOf(client, id, steps, now);
          }),
        );
    if (step === undefined) return made;
    made += step;
  }
}
