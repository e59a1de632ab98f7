import { utf8Bytes } from '../../../../contract/base/text.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { wholeCopies, isWhole } from '../keep/damage.ts';
import { type OutboxItem, SEALED } from '../item.ts';
import { putCopies } from '../keep/mirror.ts';
import { ALL_ROWS, type OutboxPorts } from '../ports.ts';
import { parseRecord } from '../answer/read-json.ts';
import { dueForOwner } from './session.ts';

/** What it was is locked up too. No name of a call: nothing sends such a row. */
const HIDDEN_CALL = 'sealed' as QueuedCallName;

/** The row locked up: all that it was is inside `body`, and only its id, its owner and its age are told outside. */
export async function sealedRow(
  { sealer, sha256 }: OutboxPorts,
  row: OutboxItem,
  publicKey: string | undefined,
): Promise<OutboxItem | undefined> {
  if (!sealer || publicKey === undefined) return undefined;
  const body = await sealer.seal(JSON.stringify(row), publicKey);
  return {
    v: 1,
    id: row.id,
    call: HIDDEN_CALL,
    owner: row.owner,
    sealKey: publicKey,
    body,
    digest: await sha256(body),
    bytes: utf8Bytes(body),
    createdAt: row.createdAt,
    state: SEALED,
    attempts: 0,
    nextAt: 0,
    rank: 0,
  };
}

export interface Opened {
  /** Put back, byte for byte. */
  opened: number;
  /** What lies on the phone is not what was sealed: parked as it is. */
  damaged: number;
  /** Whole, but not for this key: they stay sealed. */
  unopened: number;
}

/**
 * Puts an account's sealed rows back, at its sign-in on this phone. The private key is used here and kept nowhere.
 * What can't be opened is never thrown away.
 */
export async function openSealed(ports: OutboxPorts, accountId: string, privateKey: string): Promise<Opened> {
  const sealed = await ports.store.read((reader) => reader.page(SEALED, 0, ALL_ROWS));
  const told: Opened = { opened: 0, damaged: 0, unopened: 0 };
  const results = await Promise.all(
    sealed.filter(({ owner }) => owner === accountId).map((row) => openRow(ports, row, privateKey)),
  );
  for (const { kind } of results) told[kind] += 1;
  const changed = new Map(results.flatMap(({ kind, row, was }) => (kind === 'unopened' ? [] : [[was, row] as const])));
  const put = await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const rows = await transaction.items([...changed.keys()].map(({ id }) => id));
    const same = [...changed].filter(([was], index) => rows[index]?.state === SEALED && rows[index].body === was.body);
    const open = same.map(([, row]) => dueForOwner(row, now));
    await transaction.putItems(open);
    return open;
  });
  await putCopies(
    ports,
    put.map((item) => ({ item })),
  );
  return told;
}

interface OpenedRow {
  kind: keyof Opened;
  was: OutboxItem;
  row: OutboxItem;
}

async function openRow(ports: OutboxPorts, was: OutboxItem, privateKey: string): Promise<OpenedRow> {
  const whole = await wholeRow(ports, was);
  if (!whole) return { kind: 'damaged', was, row: { ...was, state: 'needs-you', reason: { code: 'damaged' } } };
  const text = await ports.sealer?.open(whole.body, privateKey).catch(() => undefined);
  const row = text === undefined ? undefined : (parseRecord(text) as OutboxItem | undefined);
  const isOwn = row?.id === was.id && row.owner === was.owner;
  return isOwn ? { kind: 'opened', was, row } : { kind: 'unopened', was, row: was };
}

/** The row, or its second copy where the disk has spoilt it. */
async function wholeRow(ports: OutboxPorts, row: OutboxItem): Promise<OutboxItem | undefined> {
  if (await isWhole(ports, row)) return row;
  const copies = await wholeCopies(ports, [row.id]).catch(() => undefined);
  const copy = copies?.get(row.id)?.item;
  return copy?.state === SEALED ? copy : undefined;
}
