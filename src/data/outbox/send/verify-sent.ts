import { outboxLimits } from '../../../../contract/outbox-limits.ts';
import { hasCome } from '../answer/back-off.ts';
import { confirmEpoch, noteEpochIn, readEpochs } from '../answer/epoch.ts';
import { GATE_KEY, openGate, readGate } from '../answer/gate.ts';
import { heedWait } from '../answer/heed-wait.ts';
import type { OutboxItem } from '../item.ts';
import { copiesOf, putCopies } from '../keep/mirror.ts';
import { ALL_ROWS, type OutboxPorts, type OutboxReader, type Sender } from '../ports.ts';
import { parseRecord } from '../answer/read-json.ts';
import { readDeviceKey } from '../accounts/session.ts';

/** Also without a sign that a backup was put back, what is marked sent is asked for once a day: signs can be missed. */
const ROUTINE_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 5 * 60 * 1000;
const CHECK_KEY = 'sent-check';

interface SentCheck {
  /** When all that is marked sent was last confirmed, device time. */
  doneAt: number;
  /** Not before this device time, after a failure. */
  nextAt: number;
}

/** Device time of the next check that a sign asks for; `undefined` where there is none. The daily one wakes nobody. */
export async function sentCheckAt(reader: OutboxReader): Promise<number | undefined> {
  const { confirmed, seen } = await readEpochs(reader);
  return confirmed === seen ? undefined : (await readCheck(reader)).nextAt;
}

/** `isForced`: there is news that the network or the person is there, which skips waits that are only ours. */
export async function isCheckDue(ports: OutboxPorts, isForced: boolean): Promise<boolean> {
  return (await readDueCheck(ports, isForced)) !== undefined;
}

/**
 * Asks the server for the receipts of all that is marked sent: when it speaks of another life of its database than
 * before, and once a day. What it does not know it has lost, and is queued again under the same id with the same bytes.
 * Answers whether anything was. A failure changes nothing and is tried again later.
 */
export async function verifySent(ports: OutboxPorts, isForced: boolean): Promise<boolean> {
  const due = await readDueCheck(ports, isForced);
  if (!due) return false;
  const asked = due.isFirst ? unasked(due) : await askForAll(ports, due);
  await noteCheck(ports, due, asked);
  return asked.isAnyLost;
}

interface Asked {
  isAnyLost: boolean;
  hasHostAnswered: boolean;
  /** The life of the database that knows all that is marked sent; `undefined` where not all was answered. */
  confirmed: string | undefined;
}

function unasked({ epoch }: DueCheck): Asked {
  return { isAnyLost: false, hasHostAnswered: false, confirmed: epoch };
}

async function askForAll(ports: OutboxPorts, due: DueCheck): Promise<Asked> {
  const asked = unasked(due);
  const { sent } = due;
  // A host that was ours when it gave these receipts, and is another now, can say nothing of them.
  const host = await ports.net.elsewhere?.kind(ports.store);
  if (host && host.kind !== 'ours') return { ...asked, confirmed: undefined };
  for (let start = 0; start < sent.length; start += outboxLimits.batchItems) {
    const answer = await ask(ports, sent.slice(start, start + outboxLimits.batchItems), due.sender);
    if (!answer) return { ...asked, confirmed: undefined };
    asked.hasHostAnswered = true;
    asked.confirmed = answer.epoch;
    asked.isAnyLost = (await offerAgain(ports, answer.unknown)) || asked.isAnyLost;
  }
  return asked;
}

interface DueCheck {
  /** As they were before the server was asked. */
  sent: readonly OutboxItem[];
  epoch: string;
  sender: Sender;
  /** Nothing was ever checked: what is there was sent just now. */
  isFirst: boolean;
}

function readDueCheck(ports: OutboxPorts, isForced: boolean): Promise<DueCheck | undefined> {
  return ports.store.read((reader) => dueCheck(reader, ports.clock.now(), isForced));
}

async function dueCheck(reader: OutboxReader, now: number, isForced: boolean): Promise<DueCheck | undefined> {
  const check = await readCheck(reader);
  const { confirmed, seen } = await readEpochs(reader);
  const isChanged = confirmed !== seen;
  const isRoutine = Math.abs(now - check.doneAt) > ROUTINE_MS;
  if (!isChanged && !isRoutine) return undefined;
  const gate = await readGate(reader);
  const isFree = isForced ? !gate.held || hasCome(gate.until, now) : hasCome(Math.max(check.nextAt, gate.until), now);
  if (!isFree) return undefined;
  const rows = await reader.page('sent', 0, ALL_ROWS);
  const sent = rows.filter(({ v, isPlain }) => v === 1 && !isPlain);
  // Without a word from our server there is nothing that it could have lost.
  if (seen === undefined || (sent.length === 0 && !isChanged)) return undefined;
  const sender = { deviceKey: await readDeviceKey(reader) };
  return { sent, epoch: seen, sender, isFirst: check.doneAt === 0 && !isChanged };
}

async function ask(ports: OutboxPorts, sent: readonly OutboxItem[], sender: Sender) {
  const triedAt = ports.clock.now();
  const ids = sent.map(({ id }) => id);
  const answer = await ports.net.verify(JSON.stringify({ ids }), outboxLimits.textRequestMs, sender);
  await heedWait(ports, answer, triedAt);
  const json = answer.kind === 'answered' && answer.status === 200 ? parseRecord(answer.text) : undefined;
  if (json?.['success'] !== true || typeof json['epoch'] !== 'string' || !Array.isArray(json['unknown']))
    return undefined;
  const unknown = new Set<unknown>(json['unknown']);
  return { epoch: json['epoch'], unknown: sent.filter(({ id }) => unknown.has(id)) };
}

/** Back to `queued`, as it was saved. What was sent anew since the question has a younger receipt than the answer knows of. */
async function offerAgain(ports: OutboxPorts, lost: readonly OutboxItem[]): Promise<boolean> {
  if (lost.length === 0) return false;
  const again = await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const found = await transaction.items(lost.map(({ id }) => id));
    const rows = found.flatMap((row, index) =>
      row?.state === 'sent' && row.sentAt === lost[index]?.sentAt ? [asUnsent(row, now)] : [],
    );
    await transaction.putItems(rows);
    return copiesOf(transaction, rows);
  });
  await putCopies(ports, again);
  return again.length > 0;
}

function asUnsent(row: OutboxItem, now: number): OutboxItem {
  const { receipt: _receipt, sentAt: _sentAt, ...kept } = row;
  return { ...kept, state: 'queued', attempts: 0, nextAt: now, rank: 0 };
}

function noteCheck(ports: OutboxPorts, { epoch }: DueCheck, { confirmed, hasHostAnswered }: Asked): Promise<void> {
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const { doneAt } = await readCheck(transaction);
    const isComplete = confirmed !== undefined;
    const check: SentCheck = isComplete ? { doneAt: now, nextAt: 0 } : { doneAt, nextAt: now + RETRY_MS };
    await transaction.putMeta(CHECK_KEY, check);
    if (isComplete) {
      await confirmEpoch(transaction, confirmed);
      // The database itself named it, also where a process of the server still speaks of the one before; unless there was news since.
      if ((await readEpochs(transaction)).seen === epoch) await noteEpochIn(transaction, confirmed);
    }
    // What closed the gate was an item, not the host.
    const isShut = (await readGate(transaction)).failures > 0;
    if (isComplete && hasHostAnswered && isShut) await transaction.putMeta(GATE_KEY, openGate);
  });
}

async function readCheck(reader: Pick<OutboxReader, 'meta'>): Promise<SentCheck> {
  return ((await reader.meta(CHECK_KEY)) as SentCheck | undefined) ?? { doneAt: 0, nextAt: 0 };
}
