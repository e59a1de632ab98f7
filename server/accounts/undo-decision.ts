import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { actLimits } from '../../contract/act-limits.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { lockWithAdmins, writeDecision, type KeptApplication } from '../store/accounts/approvals.ts';
import { findOutcome } from '../store/acts/act-outcomes.ts';
import { decisionsAbout } from '../store/acts/latest-decision.ts';
import { texts } from '../texts.ts';
import { applicationOf, endPowers } from './decide.ts';

export interface Undoing {
  /** The admin who takes it back. */
  by: string;
  accountId: string;
  /** The item that decided. */
  decisionId: string;
}

export interface Undone {
  application: KeptApplication;
  isUndone: boolean;
  /** Why it was not: `late`: it is no longer fresh · `other`: it is not one's own, or not how the account stands any more. */
  why?: 'late' | 'other';
}

/**
 * Puts an account back to where it stood before one's own fresh decision. Within `actLimits.undoMs` of the server's time of that decision,
 * so that a phone's clock makes it neither longer nor shorter.
 */
export async function undoDecision(
  client: pg.PoolClient,
  { by, accountId, decisionId }: Undoing,
  now: number,
): Promise<Result<Undone, Refusal>> {
  const { account, adminIds } = await lockWithAdmins(client, [accountId]);
  if (!adminIds.has(by)) return failed(refusals.forbidden());
  if (account === undefined) return failed(refusals.notFound(texts.noSuchAccount));
  const decision = await findOutcome(client, decisionId);
  // It may still be on its way here, from a database that was put back: what takes it back waits for it.
  if (decision === undefined) return failed(refusals.notFound(texts.noSuchDecision));
  const application = await applicationOf(client, accountId);
  const [latest, before] = await decisionsAbout(client, accountId);
  const isOwn =
    decision.accountId === by &&
    decision.about === accountId &&
    decision.what === 'actOnAccount.decide' &&
    decision.result === 'done';
  const standsSo =
    application.decidedById === by && application.decidedAt?.getTime() === decision.at && latest?.at === decision.at;
  if (!isOwn || !standsSo) return ok({ application, isUndone: false, why: 'other' });
  if (now - decision.at > actLimits.undoMs) return ok({ application, isUndone: false, why: 'late' });
  const status = latest.from;
  const earlier =
    status === 'pending' || before?.at === undefined ? {} : { decidedBy: before.actor, decidedAt: before.at };
  await writeDecision(client, { accountId, status, ...earlier, reason: earlier.decidedBy && before?.reason });
  if (account.status === 'approved') await endPowers(client, accountId, by, now);
  const detail = { role: account.role, from: account.status, to: status };
  await recordAct(client, { actor: by, action: 'account-undone', about: accountId, detail }, now);
  return ok({ application: await applicationOf(client, accountId), isUndone: true });
}
