import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { keepOutcome } from '../store/acts/act-outcomes.ts';
import { texts } from '../texts.ts';

/** What came of an act. */
export type Acted =
  | { result: 'done'; message?: string }
  | { result: 'same' }
  | {
      result: 'conflict';
      /** A sentence: who was first, when, and how it stands. Without a name: that somebody was. */
      message(name: string | undefined): string;
      stands: string;
      by?: { account?: string | undefined; name?: string | undefined; at: number } | undefined;
    };

/**
 * Keeps what came of an act beside it, for the device that sent it, and makes the answer, which is kept for ever and so names nobody: who was
 * first may have their account erased (`intake/name-first.ts` names them as long as they are there). Who made no key for it has no device that would
 * ask later: a conflict is a refusal then.
 */
export async function answerAct(
  { client, now }: Stage,
  { id, owner, withoutReceipt }: Pick<PerformedItem, 'id' | 'owner' | 'withoutReceipt'>,
  { about, what }: { about: string; what: string },
  acted: Acted,
): Promise<Result<Said, Refusal>> {
  if (acted.result === 'conflict' && withoutReceipt === true) {
    return failed(refusals.conflict(acted.message(acted.by?.name)));
  }
  const stands = acted.result === 'conflict' ? acted.stands : undefined;
  const by = acted.result === 'conflict' ? acted.by : undefined;
  if (withoutReceipt !== true) {
    const outcome = { id, accountId: owner, about, what, result: acted.result, stands };
    await keepOutcome(client, { ...outcome, byAccount: by?.account, byAt: by?.at }, now);
  }
  const act = {
    result: acted.result,
    ...(stands === undefined ? {} : { stands }),
    ...(by === undefined ? {} : { at: isoTime(by.at) }),
  };
  const message = wordsOf(acted);
  return ok({ ...(message === undefined ? {} : { message }), data: { act } });
}

function wordsOf(acted: Acted): string | undefined {
  if (acted.result === 'conflict') return acted.message(undefined);
  return acted.result === 'same' ? texts.actStoodSo : acted.message;
}
