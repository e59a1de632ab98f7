import { outboxLimits } from '../../../../contract/outbox-limits.ts';
import { backOffMs, hasCome } from '../answer/back-off.ts';
import { readGate } from '../answer/gate.ts';
import { heedWait } from '../answer/heed-wait.ts';
import type { NetAnswer, OutboxPorts, OutboxReader, OutboxTransaction } from '../ports.ts';
import { parseRecord } from '../answer/read-json.ts';
import { readDeviceKey } from './session.ts';

/** Sessions that ended on this phone and that the server does not know of yet. */
interface Revocations {
  logoutKeys: readonly string[];
  failures: number;
  /** Not before this device time. */
  nextAt: number;
}

const REVOCATIONS_KEY = 'revocations';
const none: Revocations = { logoutKeys: [], failures: 0, nextAt: 0 };

export async function queueRevocation(transaction: OutboxTransaction, logoutKey: string): Promise<void> {
  const { logoutKeys } = await readRevocations(transaction);
  const queued: Revocations = { logoutKeys: [...logoutKeys, logoutKey], failures: 0, nextAt: 0 };
  await transaction.putMeta(REVOCATIONS_KEY, queued);
}

/** Device time of the next try; `undefined` where there is nothing to revoke. */
export async function revocationAt(reader: OutboxReader): Promise<number | undefined> {
  const { logoutKeys, nextAt } = await readRevocations(reader);
  return logoutKeys.length > 0 ? nextAt : undefined;
}

/** Tells our server which sessions have ended here, one by one. What it has not answered is tried again later. */
export async function sendRevocations(ports: OutboxPorts, isForced: boolean): Promise<void> {
  const { due, deviceKey } = await ports.store.read(async (reader) => {
    return { due: await dueKeys(reader, ports.clock.now(), isForced), deviceKey: await readDeviceKey(reader) };
  });
  if (due.length === 0 || ((await ports.net.elsewhere?.kind(ports.store))?.kind ?? 'ours') !== 'ours') return;
  for (const logoutKey of due) {
    const triedAt = ports.clock.now();
    const answer = await ports.net.revoke(logoutKey, outboxLimits.textRequestMs, { deviceKey });
    const isTold = isOurs(answer);
    await heedWait(ports, answer, triedAt);
    await ports.store.write((transaction) => noteTry(ports, transaction, logoutKey, isTold));
    if (!isTold) return;
  }
}

async function dueKeys(reader: OutboxReader, now: number, isForced: boolean): Promise<readonly string[]> {
  const { logoutKeys, nextAt } = await readRevocations(reader);
  const gate = await readGate(reader);
  const isShut = !hasCome(gate.until, now) && (gate.held || !isForced);
  return isShut || (!isForced && !hasCome(nextAt, now)) ? [] : logoutKeys;
}

async function noteTry(
  { clock, random }: OutboxPorts,
  transaction: OutboxTransaction,
  logoutKey: string,
  isTold: boolean,
): Promise<void> {
  const { logoutKeys, failures } = await readRevocations(transaction);
  const left: Revocations = isTold
    ? { logoutKeys: logoutKeys.filter((key) => key !== logoutKey), failures: 0, nextAt: 0 }
    : { logoutKeys, failures: failures + 1, nextAt: clock.now() + backOffMs(failures, random) };
  await transaction.putMeta(REVOCATIONS_KEY, left);
}

/** Our server's own yes, which an unknown key gets too; a portal's success says nothing else. */
function isOurs(answer: NetAnswer): boolean {
  const json = answer.kind === 'answered' && answer.status === 200 ? parseRecord(answer.text) : undefined;
  return json?.['success'] === true && typeof json['message'] === 'string';
}

async function readRevocations(reader: Pick<OutboxReader, 'meta'>): Promise<Revocations> {
  return ((await reader.meta(REVOCATIONS_KEY)) as Revocations | undefined) ?? none;
}
