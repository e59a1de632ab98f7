import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Something that somebody did and that must be told later: bare ids and plain words, never what people wrote about others. */
export interface Act {
  /** Of what may be sent several times, and is written down once; absent: it happens once. */
  id?: string;
  /** Account that acted; absent: the server itself, or nobody signed in. */
  actor?: string | undefined;
  action: string;
  /** Record or account that it was done to. */
  about?: string | undefined;
  detail?: Readonly<Record<string, unknown>>;
}

/** Within the transaction of what was done, so that neither is there without the other. `now` in epoch milliseconds. */
export async function recordAct(db: pg.Pool | pg.PoolClient, act: Act, now: number): Promise<void> {
  const { id = randomUUID(), actor = null, action, about = null, detail = {} } = act;
  await db.query({
    name: 'record-act',
    text: `INSERT INTO acts (id, at, actor, action, about, detail)
           VALUES ($1, to_timestamp($2::double precision / 1000), $3, $4, $5, $6::jsonb)
           ON CONFLICT (id) DO NOTHING`,
    values: [id, now, actor, action, about, JSON.stringify(detail)],
  });
}
