import type pg from 'pg';
import type { ApplicationStatus } from '../../../contract/enumerations.ts';

/** Who last decided about a report, or about a volunteer's work. */
export interface LatestDecision {
  actor: string;
  /** Absent where the account was deleted since. */
  name?: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

export async function latestDecision(
  client: pg.PoolClient,
  about: string,
  actions: readonly string[] = ['report-decided'],
): Promise<(LatestDecision & { action: string }) | undefined> {
  const { rows } = await client.query<{ actor: string; action: string; name: string | null; at: Date }>({
    name: 'latest-decision',
    text: `SELECT acts.actor, acts.action, accounts.name, acts.at FROM acts LEFT JOIN accounts ON accounts.id = acts.actor
           WHERE about = $1 AND action = ANY ($2) ORDER BY at DESC, acts.id DESC LIMIT 1`,
    values: [about, actions],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  const { actor, action, name, at } = row;
  return { actor, action, at: at.getTime(), ...(name === null ? {} : { name }) };
}

/** A decision about an account that was not taken back. */
export interface AccountDecision {
  actor: string;
  /** Epoch milliseconds. */
  at: number;
  /** How it stood before. */
  from: ApplicationStatus;
  reason?: string | undefined;
}

/** Newest first: the latest ones are enough to tell how an account stood before its last decision. */
export async function decisionsAbout(client: pg.PoolClient, accountId: string): Promise<AccountDecision[]> {
  const { rows } = await client.query<{
    actor: string;
    at: Date;
    action: string;
    detail: { from: ApplicationStatus; reason?: string };
  }>({
    name: 'decisions-about',
    text: `SELECT actor, at, action, detail FROM acts
           WHERE about = $1 AND action IN ('account-approved', 'account-refused', 'account-undone')
           ORDER BY at DESC, id DESC LIMIT 100`,
    values: [accountId],
  });
  const standing: AccountDecision[] = [];
  let undone = 0;
  for (const { actor, at, action, detail } of rows) {
    if (action === 'account-undone') undone += 1;
    else if (undone > 0) undone -= 1;
    else standing.push({ actor, at: at.getTime(), from: detail.from, reason: detail.reason });
  }
  return standing;
}
