import type pg from 'pg';
import type { Role } from '../../../contract/enumerations.ts';
import type { Person } from '../../../contract/policies/actions.ts';
import type { LatestDecision } from '../acts/latest-decision.ts';

/**
 * Who acts on a request, and to whom it is given. Who does takes this first, then the request's row, then its takings: always in this
 * order, or two would wait for each other. Nobody's role changes until the transaction ends; others of the same account go on.
 */
export async function lockPeople(client: pg.PoolClient, ids: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await client.query<Person & { role: Role }>({
    name: 'lock-people',
    text: 'SELECT id AS "_id", role, status FROM accounts WHERE id = ANY ($1::uuid[]) ORDER BY id FOR SHARE',
    values: [ids],
  });
  return new Map(rows.map((person) => [person._id, person]));
}

/** Was there a record of this id, which was erased? */
export async function isErased(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'is-erased',
    text: 'SELECT 1 FROM receipts WHERE id = $1 AND erased_at IS NOT NULL',
    values: [id],
  });
  return rowCount === 1;
}

/** Who last changed how a request stands, or how this line of it does. */
export async function latestOnAid(
  client: pg.PoolClient,
  aidId: string,
  line?: number,
): Promise<LatestDecision | undefined> {
  const { rows } = await client.query<{ actor: string; name: string | null; at: Date }>({
    name: 'latest-on-aid',
    text: `SELECT acts.actor, accounts.name, acts.at FROM acts LEFT JOIN accounts ON accounts.id = acts.actor
           WHERE about = $1 AND actor IS NOT NULL AND CASE WHEN $2::integer IS NULL
                   THEN action IN ('aid-closed', 'aid-reopened') OR (action = 'aid-need' AND jsonb_exists(detail, 'request'))
                   ELSE action = 'aid-need' AND detail -> 'line' = to_jsonb($2) END
           ORDER BY at DESC, acts.id DESC LIMIT 1`,
    values: [aidId, line ?? null],
  });
  const row = rows[0];
  return row && { actor: row.actor, at: row.at.getTime(), ...(row.name === null ? {} : { name: row.name }) };
}
