import type pg from 'pg';
import { systemClock } from '../../contract/base/clock.ts';
import { OperatorError } from '../operator.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { isEmpty } from './clear-demo.ts';
import { readDemoState } from './demo-marker.ts';
import type { Desk } from './part.ts';
import { prepareDemo } from './prepare-demo.ts';

/** One for all: whoever speaks of a demonstration's reports speaks of the same ones. */
const SEED = 'relief-relay';

/** Refuses, in words and before anything is changed, to serve sample data as real or to mix it with what is. */
export async function checkKind(pool: pg.Pool, isDemo: boolean): Promise<void> {
  const isMarked = (await readDemoState(pool)) !== undefined;
  if (isMarked && !isDemo) throw new OperatorError(texts.demoDatabase);
  if (isDemo && !isMarked && !(await inTransaction(pool, isEmpty))) throw new OperatorError(texts.demoNeedsEmpty);
}

/** Where things are said: `tell` to who started this server, and nowhere that is kept. */
interface Voice {
  say(line: string): void;
  tell(line: string): void;
}

/** Fills the database where that has not been done, and tells the accounts that can be signed in to, this once. */
export async function demonstrate(
  { scale }: { scale: number },
  desk: Omit<Desk, 'logins'>,
  { say, tell }: Voice,
): Promise<void> {
  say(texts.demoServed);
  const logins = await prepareDemo({ seed: SEED, now: systemClock.now(), scale }, desk);
  if (logins.length === 0) return;
  tell(texts.demoLogins(logins.map((one) => texts.demoLogin(one.role, one.isPending, one.email, one.password))));
}
