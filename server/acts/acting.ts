import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import type { DisplayStatus } from '../../contract/enumerations.ts';
import { may, type Action } from '../../contract/policies/actions.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import type { LatestDecision } from '../store/acts/latest-decision.ts';
import { texts } from '../texts.ts';
import type { Acted } from './answer-act.ts';

/** May the account do this now? An item that waited for days is judged by what its sender may do when it comes. */
export async function mayPerform(client: pg.PoolClient, accountId: string, action: Action): Promise<boolean> {
  const account = await findAccount(client, accountId);
  return account !== undefined && may({ ...account, _id: accountId }, action);
}

/**
 * Of a report that is not there: one that was erased never comes again; another may still be on its way here, from a phone, to a database
 * that was put back, and the act waits for it.
 */
export async function missingReport(client: pg.PoolClient, id: string): Promise<Refusal> {
  const { rowCount } = await client.query({
    name: 'is-erased',
    text: 'SELECT 1 FROM receipts WHERE id = $1 AND erased_at IS NOT NULL',
    values: [id],
  });
  return rowCount === 1 ? refusals.gone() : refusals.notFound(texts.noSuchReport);
}

/** `sentence` is made of who was first and when; `otherwise` where nobody is known to have been. */
export function conflictWith(
  latest: LatestDecision | undefined,
  stands: DisplayStatus,
  sentence: (name: string, at: string) => string,
  otherwise: string,
): Acted {
  if (latest === undefined) return { result: 'conflict', stands, message: () => otherwise };
  const { actor, name, at } = latest;
  const message = (who: string | undefined) => sentence(who ?? texts.anotherAdmin, isoTime(at));
  return { result: 'conflict', stands, message, by: { account: actor, name, at } };
}
