import type { RecordMessage } from '../../../../contract/entities/record-message.ts';
import { isoTime } from '../../../../contract/base/clock.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { RECORD_MESSAGES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';

/** What was written about a record, as this phone was told last. */
export interface KeptThread {
  messages: readonly RecordMessage[];
  /** Device time at which it was asked for. */
  asOf: number;
}

/** Of the person who asked alone; gone with their session. By the record's id. */
export interface KeptThreads {
  owner: string;
  threads: Readonly<Record<string, KeptThread>>;
}

/** A message as screens show it; `state`: of the item on this phone that brings it, absent once the server is known to have it. */
export interface ShownMessage extends RecordMessage {
  state?: OutboxItem['state'];
}

/** What this phone was told about a record that is in hand; `undefined`: it never was. Never rejects. */
export async function keptThread(recordId: string): Promise<KeptThread | undefined> {
  const row = await mainDb.settings.get(RECORD_MESSAGES_KEY).catch(() => undefined);
  const kept = row?.value as KeptThreads | undefined;
  return kept !== undefined && kept.owner === readPerson()?.id ? kept.threads[recordId] : undefined;
}

/** What whoever is at this phone wrote about the record, as far as it is still here, oldest first. Never rejects. */
export async function ownAnswers(recordId: string): Promise<ShownMessage[]> {
  const owner = readPerson()?.id;
  const items = await outboxDb.items.toArray().catch(() => []);
  return items
    .filter((item) => item.call === 'answerRequester' && item.owner === owner && item.isPlain !== true)
    .map((item) => ({ item, body: parseRecord(item.body) ?? {} }))
    .filter(({ body }) => body['recordId'] === recordId)
    .sort((a, b) => a.item.createdAt - b.item.createdAt)
    .map(({ item, body }) => ({
      _id: item.id,
      from: 'taker',
      mine: true,
      at: isoTime(item.createdAt),
      text: typeof body['text'] === 'string' ? body['text'] : '',
      state: item.state,
    }));
}

/** What the server told, and after it what this phone has beyond that. */
export function withOwnOf(told: readonly RecordMessage[], own: readonly ShownMessage[]): ShownMessage[] {
  const ids = new Set(told.map(({ _id }) => _id));
  return [...told, ...own.filter(({ _id }) => !ids.has(_id))];
}
