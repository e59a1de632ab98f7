import type pg from 'pg';
import { isToBeAsked } from '../../contract/policies/record-age.ts';
import type { Unreadable } from '../unreadable.ts';
import { tellAsked } from '../notices/tell-report.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import type { AskedTable } from '../store/database/driven.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { dueToAsk, hasPhone, holdAsked, keepAsked, lastDriven } from '../store/track/asked.ts';
import { isNightAt, zonesByDay } from '../store/track/at-night.ts';
import { lifeOf } from '../store/track/life-of.ts';

/** Questions of one run: a server that was away for a week does not fill every push service at once. */
const MOST = 500;
const kindOf = { reports: 'report', aid_requests: 'aid' } as const;

interface Asking {
  pool: pg.Pool;
  /** This server has a way to send an SMS. */
  hasTexts: boolean;
  /** Epoch milliseconds. */
  now: number;
  unreadable: Unreadable;
}

/**
 * Asks whoever sent what has grown old whether it stands: by a push, else by an SMS, in the day alone. Nothing ends by it. Returns how many
 * were asked about. Each is a transaction of its own which looks again: harmless in several processes at once, and when one dies.
 */
export async function askAgain(asking: Asking, isOver: () => boolean = () => false): Promise<number> {
  let asked = 0;
  for (const table of ['reports', 'aid_requests'] as const) asked += await askIn(table, asking, MOST - asked, isOver);
  return asked;
}

async function askIn(table: AskedTable, asking: Asking, most: number, isOver: () => boolean): Promise<number> {
  const { pool, now, unreadable } = asking;
  const due = { now, zones: zonesByDay(now), count: most, without: unreadable.ids() };
  let asked = 0;
  for (const id of await withRetries(() => dueToAsk(pool, table, due))) {
    if (isOver()) break;
    const one = () => withRetries(() => inTransaction(pool, (client) => askOne(client, table, id, asking)));
    if ((await unreadable.unless(id, one)) === true) asked += 1;
  }
  return asked;
}

/** False: another process asked meanwhile, or has it in its hands, or somebody answered, or turned back. */
async function askOne(client: pg.PoolClient, table: AskedTable, id: string, asking: Asking): Promise<boolean> {
  const { now, hasTexts } = asking;
  if (!(await holdAsked(client, table, id))) return false;
  const drivenAt = await lastDriven(client, table, id);
  const life = await lifeOf(client, kindOf[table], id);
  if (life === undefined || !isToBeAsked(life, now, drivenAt) || isNightAt(life.longitude, now)) return false;
  const isByText = hasTexts && !(await hasPhone(client, id));
  await keepAsked(client, table, { id, now, isByText });
  await tellAsked(client, id, kindOf[table], now);
  return true;
}
