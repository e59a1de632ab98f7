import type pg from 'pg';
import { alertStepsOf, quietHoursOf } from '../store/alerts/own-devices.ts';

/** What is kept of alerts to an account by SMS or e-mail: for its owner's own copy. */
export async function ownSteps(pool: pg.Pool, accountId: string) {
  const steps = await alertStepsOf(pool, accountId);
  const quietHours = await quietHoursOf(pool, accountId);
  return {
    alertSteps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    ...(quietHours === undefined ? {} : { quietHours }),
  };
}
