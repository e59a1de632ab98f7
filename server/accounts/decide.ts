import type pg from 'pg';
import type { InferOutput } from 'valibot';
import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { decisionSchema } from '../../contract/entities/account.ts';
import { tellApplicant } from '../notices/tell-applicant.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { findApplication, lockWithAdmins, writeDecision, type KeptApplication } from '../store/accounts/approvals.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { endWorkOf } from '../store/volunteers/end-acceptances.ts';
import { endPledges } from '../store/volunteers/end-pledges.ts';
import { endTakingsOf } from '../store/aid/end-takings.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { deleteSessionsOf } from '../store/accounts/sessions.ts';
import { texts } from '../texts.ts';
import { noteFreed } from '../notices/note-freed.ts';

export interface Deciding extends InferOutput<typeof decisionSchema> {
  /** The admin who decides. */
  by: string;
  accountId: string;
}

export interface Decided {
  application: KeptApplication;
  /** False where it stood like that already: then nothing was written. */
  isNew: boolean;
}

/** Somebody decided otherwise before: nothing was written. */
export interface DecidedBefore {
  before: KeptApplication;
}

/**
 * Approves or refuses an account its role. Of two admins who decide differently at once the first wins and the second is
 * told so; of two who refuse each other one stays, since only an admin who still is one may decide, and nobody about
 * themselves. So there is always an admin left.
 */
export async function decide(pool: pg.Pool, deciding: Deciding, now: number): Promise<Result<Decided, Refusal>> {
  const decided = await withRetries(() => inTransaction(pool, (client) => decideIn(client, deciding, now)));
  if (!decided.ok || !('before' in decided.value)) return decided as Result<Decided, Refusal>;
  return failed(refusals.conflict(howItStands(decided.value.before)));
}

/** The same within a transaction. `mailDue`: when the applicant is to be told, in epoch milliseconds; absent: at once, and by mail from elsewhere. */
export async function decideIn(
  client: pg.PoolClient,
  { by, accountId, decision, reason, from = 'pending' }: Deciding,
  now: number,
  mailDue?: number,
): Promise<Result<Decided | DecidedBefore, Refusal>> {
  if (by === accountId) return failed(refusals.forbidden(texts.notAboutYourself));
  const { account, adminIds } = await lockWithAdmins(client, [accountId]);
  if (!adminIds.has(by)) return failed(refusals.forbidden());
  if (account === undefined) return failed(refusals.notFound(texts.noSuchAccount));
  if (account.status === 'donor') return failed(refusals.conflict(texts.asksForNothing));
  const status = decision === 'approve' ? 'approved' : 'refused';
  const isNew = account.status !== status;
  if (isNew) {
    if (account.status !== from) return ok({ before: await applicationOf(client, accountId) });
    await writeDecision(client, { accountId, status, decidedBy: by, decidedAt: now, reason, mailDue });
    if (account.status === 'approved') await endPowers(client, accountId, by, now);
    const detail = { role: account.role, from: account.status, ...(reason === undefined ? {} : { reason }) };
    await recordAct(client, { actor: by, action: `account-${status}`, about: accountId, detail }, now);
    await tellApplicant(client, accountId, status, now, mailDue);
  }
  return ok({ application: await applicationOf(client, accountId), isNew });
}

/**
 * Powers go at once: the session says nothing of them. Devices must not go on showing what only they may see. Each disaster that somebody was
 * expected at says in its history that `by`, an admin, ended that.
 */
export async function endPowers(client: pg.PoolClient, accountId: string, by: string, now: number): Promise<void> {
  await deleteSessionsOf(client, accountId);
  for (const place of await endWorkOf(client, accountId, now)) await noteFreed(client, place, { why: 'role', by }, now);
  await endTakingsOf(client, accountId, now);
  for (const about of await endPledges(client, accountId, now)) {
    const detail = { ngo: accountId };
    await recordAct(client, { actor: by, action: 'report-pledge-withdrawn', about, detail }, now);
  }
}

/** Of an account that is locked. */
export async function applicationOf(client: pg.PoolClient, accountId: string): Promise<KeptApplication> {
  const application = await findApplication(client, accountId);
  if (application === undefined) throw new Error('a locked account is gone');
  return application;
}

/** Who decided what, and when. */
export function howItStands({ status, decidedBy, decidedAt }: KeptApplication): string {
  return texts.decidedAlready(status, decidedBy ?? undefined, decidedAt === null ? '' : isoTime(decidedAt.getTime()));
}
