import { OperatorError } from '../operator.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { clearDemo, isEmpty } from './clear-demo.ts';
import { readDemoState, writeDemoState } from './demo-marker.ts';
import type { Desk, Login, Plan } from './part.ts';
import { parts } from './parts.ts';

/** Two processes that start together on one database must not both fill it: any number that nothing else of ours locks. */
const LOCK = 7_351_904;

/**
 * Makes an empty database a demonstration; one that is one already stays as people left it. Returns the accounts that can be
 * signed in to where they were just made. Refuses a database with anything else in it, in words.
 */
export async function prepareDemo(plan: Plan, desk: Omit<Desk, 'logins'>): Promise<readonly Login[]> {
  if ((await readDemoState(desk.pool)) === 'ready') return [];
  const keeper = await desk.pool.connect();
  try {
    const { rows } = await keeper.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [LOCK]);
    if (rows[0]?.isOurs !== true) throw new OperatorError(texts.demoBeingFilled);
    return await fill(plan, { ...desk, logins: [] });
  } finally {
    // With the connection goes the lock.
    keeper.release(true);
  }
}

async function fill(plan: Plan, desk: Desk): Promise<readonly Login[]> {
  const isReady = await inTransaction(desk.pool, async (client) => {
    const state = await readDemoState(client);
    if (state === 'ready') return true;
    if (state === 'filling') await clearDemo(client);
    if (!(await isEmpty(client))) throw new OperatorError(texts.demoNeedsEmpty);
    await writeDemoState(client, 'filling');
    return false;
  });
  if (isReady) return [];
  for (const part of parts) await part.fill(plan, desk);
  await writeDemoState(desk.pool, 'ready');
  return desk.logins;
}
