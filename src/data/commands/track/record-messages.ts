import { systemClock } from '../../../../contract/base/clock.ts';
import { ok, type Result } from '../../../../contract/base/result.ts';
import { requesterAnswerSchema } from '../../../../contract/entities/record-message.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { mainDb } from '../../db.ts';
import { RECORD_MESSAGES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import type { KeptThread, KeptThreads } from '../../queries/items/record-messages.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

/** Records whose messages a phone keeps: those in hand, and what was in hand lately. */
const KEPT_THREADS = 20;

/**
 * Asks the server what was written about a record that is in hand, and keeps it on this phone for where there is no network. Offline it fails
 * and what is kept stays.
 */
export async function askMessages(recordId: string): Promise<Result<KeptThread, CallFailure>> {
  const owner = readPerson()?.id;
  const asOf = systemClock.now();
  const answer = await callApi('listRecordMessages', { params: { id: recordId } });
  if (!answer.ok) return answer;
  const thread = { messages: answer.value.data, asOf };
  // Somebody else may have signed in while the answer was on its way.
  if (owner !== undefined && owner === readPerson()?.id) await keep(owner, recordId, thread).catch(() => undefined);
  return ok(thread);
}

async function keep(owner: string, recordId: string, thread: KeptThread): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const kept = (await mainDb.settings.get(RECORD_MESSAGES_KEY))?.value as KeptThreads | undefined;
    const { [recordId]: _, ...others } = kept?.owner === owner ? kept.threads : {};
    const newest = Object.entries(others)
      .sort(([, a], [, b]) => b.asOf - a.asOf)
      .slice(0, KEPT_THREADS - 1);
    const threads = { ...Object.fromEntries(newest), [recordId]: thread };
    await mainDb.settings.put({ key: RECORD_MESSAGES_KEY, value: { owner, threads } satisfies KeptThreads });
  });
}

/** A short text to whoever sent what is in hand here: saved on this phone, and sent when there is a network. */
export function answerRequester(recordId: string, text: string): Saved {
  return saveOwn('answerRequester', requesterAnswerSchema, (_, createdAt) => ({ recordId, text, createdAt }));
}
