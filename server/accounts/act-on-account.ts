import { failed, type Result } from '../../contract/base/result.ts';
import { actLimits } from '../../contract/act-limits.ts';
import { decideIn, howItStands } from './decide.ts';
import { undoDecision } from './undo-decision.ts';
import type { Perform, PerformedItem, Stage } from '../performing.ts';
import type { Refusal } from '../refusal.ts';
import type { KeptApplication } from '../store/accounts/approvals.ts';
import { texts } from '../texts.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';

/** Approves or refuses an account its role, or takes that back while it is fresh. The applicant is told by mail when it no longer is. */
export const actOnAccount: Perform<'actOnAccount'> = async (stage, item) => {
  const acted = item.body.act === 'decide' ? await decided(stage, item) : await undone(stage, item);
  if (!acted.ok) return acted;
  const { accountId, act } = item.body;
  return answerAct(stage, item, { about: accountId, what: `actOnAccount.${act}` }, acted.value);
};

async function decided(
  { client, now }: Stage,
  { owner, body }: PerformedItem<'actOnAccount'>,
): Promise<Result<Acted, Refusal>> {
  if (body.act !== 'decide') throw new Error('no decision');
  const { accountId, decision, seen: from, reason } = body;
  const outcome = await decideIn(client, { by: owner, accountId, decision, from, reason }, now, now + actLimits.undoMs);
  if (!outcome.ok) return failed(outcome.failure);
  if ('before' in outcome.value) return { ok: true, value: conflict(outcome.value.before) };
  const { isNew, application } = outcome.value;
  return {
    ok: true,
    value: isNew ? { result: 'done', message: texts.decided(application.status) } : { result: 'same' },
  };
}

async function undone(
  { client, now }: Stage,
  { owner, body }: PerformedItem<'actOnAccount'>,
): Promise<Result<Acted, Refusal>> {
  if (body.act !== 'undo') throw new Error('nothing to take back');
  const { accountId, decisionId } = body;
  const outcome = await undoDecision(client, { by: owner, accountId, decisionId }, now);
  if (!outcome.ok) return failed(outcome.failure);
  const { isUndone, why, application } = outcome.value;
  const message = why === 'late' ? () => texts.tooLateToTakeBack : undefined;
  return {
    ok: true,
    value: isUndone ? { result: 'done', message: texts.decisionTakenBack } : conflict(application, message),
  };
}

function conflict(
  application: KeptApplication,
  message = (name: string | undefined) => howItStands({ ...application, decidedBy: name ?? null }),
): Acted {
  const { status: stands, decidedById, decidedBy, decidedAt } = application;
  const isDecided = decidedById !== null && decidedAt !== null;
  const by = isDecided ? { account: decidedById, name: decidedBy ?? undefined, at: decidedAt.getTime() } : undefined;
  return { result: 'conflict', message, stands, by };
}
