import type pg from 'pg';
import { askingRestHours, isToBeAsked, oldAfterHours } from '../../contract/policies/record-age.ts';
import { tellAsked } from '../notices/tell-report.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import {
  ASK_PAGE,
  askCandidates,
  hasPhone,
  holdAsked,
  keepAsked,
  type AskCandidate,
  type AskedTable,
} from '../store/track/asked.ts';
import { isNightAt } from './at-night.ts';
import { lifeOf } from '../store/track/life-of.ts';

const HOUR_MS = 3_600_000;
/** Questions of one run: a server that was away for a week does not fill every push service at once. */
const MOST = 500;
const kindOf = { reports: 'report', aid_requests: 'aid' } as const;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Asking {
  pool: pg.Pool;
  /** This server has a way to send an SMS. */
  hasTexts: boolean;
  /** Epoch milliseconds. */
  now: number;
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
  const { pool, now } = asking;
  const knownBefore = now - oldAfterHours.urgent * HOUR_MS;
  const askedBefore = now - askingRestHours * HOUR_MS;
  let asked = 0;
  for (let after = FIRST; ;) {
    const page = await withRetries(() => askCandidates(pool, table, { after, knownBefore, askedBefore }));
    for (const one of page) {
      if (isOver() || asked >= most) return asked;
      // Most of them have had their question: no transaction for those.
      if (!(await isDue(pool, table, one, now))) continue;
      if (await withRetries(() => inTransaction(pool, (client) => askOne(client, table, one, asking)))) asked += 1;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < ASK_PAGE) return asked;
    after = last.id;
  }
}

/** False: another process asked meanwhile, or has it in its hands, or somebody answered. */
async function askOne(client: pg.PoolClient, table: AskedTable, one: AskCandidate, asking: Asking): Promise<boolean> {
  const { now, hasTexts } = asking;
  if (!(await holdAsked(client, table, one.id)) || !(await isDue(client, table, one, now))) return false;
  const isByText = hasTexts && !(await hasPhone(client, one.id));
  await keepAsked(client, table, { id: one.id, now, isByText });
  await tellAsked(client, one.id, kindOf[table], now);
  return true;
}

async function isDue(
  db: pg.Pool | pg.PoolClient,
  table: AskedTable,
  { id, drivenAt }: AskCandidate,
  now: number,
): Promise<boolean> {
  const life = await lifeOf(db, kindOf[table], id);
  return life !== undefined && isToBeAsked(life, now, drivenAt) && !isNightAt(life.longitude, now);
}
