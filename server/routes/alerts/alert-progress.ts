import { is } from 'valibot';
import { alertSteps, type AlertStep } from '../../../contract/alert-steps.ts';
import { isoTime } from '../../../contract/base/clock.ts';
import { getAlertProgress, type AlertProgress, type StepCounts } from '../../../contract/calls/alert-progress.ts';
import { sendRefusal } from '../../http/send.ts';
import type { StepMark } from '../../store/alerts/alert-steps.ts';
import { marks } from '../../store/alerts/notice-marks.ts';
import { refusals } from '../../refusal.ts';
import { findProgress, type ProgressRow } from '../../store/alerts/alert-progress.ts';
import { widestKm } from '../../store/alerts/alert-rings.ts';
import { receivedAt } from '../../store/reports/history.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

const MINUTE_MS = 60_000;

/** How far the alerts to a disaster have come. */
export const answerAlertProgress = ofAccount(async ({ pool, ringMinutes }, { params }, reply) => {
  const id = is(getAlertProgress.params, params) ? params.id : undefined;
  if (id === undefined || (await receivedAt(pool, id)) === undefined) {
    return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  }
  const rows = await findProgress(pool, id);
  return reply.send({ success: true, data: rows.map((row) => viewOf(row, ringMinutes)) });
});

function viewOf(row: ProgressRow, ringMinutes: number | undefined): AlertProgress {
  const { id, at, by, title, body, radiusKm, askedKm, askedAt, counts } = row;
  const state = stateOf(row);
  const count = (mark: number) => counts[mark] ?? 0;
  const chosen = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const isWaiting = state === 'waiting' && askedAt !== null && ringMinutes !== undefined;
  return {
    _id: id,
    at: at.toISOString(),
    ...(by === null ? {} : { by }),
    title,
    body,
    radiusKm: askedKm ?? radiusKm,
    widestKm: widestKm(radiusKm),
    state,
    ...(isWaiting ? { nextRingAt: isoTime(askedAt.getTime() + ringMinutes * MINUTE_MS) } : {}),
    volunteers: row.volunteers,
    ...(row.isKept && state !== 'choosing' && chosen === 0 && row.volunteers > 0 ? { noPhones: true } : {}),
    chosen,
    sent: count(marks.sent),
    reached: row.reached,
    opened: row.opened,
    accepted: row.accepted,
    held: { capped: count(marks.capped), quiet: count(marks.quiet) },
    failed: { gone: count(marks.gone), refused: count(marks.refused), unreachable: count(marks.unreachable) },
    ...Object.fromEntries(alertSteps.flatMap((step) => stepIn(row, step))),
  };
}

/** Nothing where nobody is told this way. */
function stepIn({ steps }: ProgressRow, step: AlertStep): [AlertStep, StepCounts][] {
  const own = steps.filter((one) => one.step === step);
  if (own.length === 0) return [];
  const count = (...marked: StepMark[]) =>
    own.reduce((sum, { mark, count: some }) => (marked.includes(mark) ? sum + some : sum), 0);
  const causes = { noAddress: count('no-address'), refused: count('refused'), unreachable: count('unreachable') };
  const counts = {
    waiting: count('waiting', 'sending'),
    sent: count('sent'),
    failed: causes.noAddress + causes.refused + causes.unreachable,
    unknown: count('unknown'),
    causes,
  };
  return [[step, counts]];
}

/** Those who wait for the end of their quiet hours keep no alert open. */
function stateOf({ choosing, sending, widening }: ProgressRow): AlertProgress['state'] {
  if (choosing) return 'choosing';
  if (sending) return 'sending';
  return widening ? 'waiting' : 'done';
}
