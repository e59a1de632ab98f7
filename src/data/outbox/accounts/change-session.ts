import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { compareWithMirror } from '../keep/compare.ts';
import type { OutboxItem } from '../item.ts';
import { copySealed, inMirror, noteRemoved } from '../keep/mirror.ts';
import { ALL_ROWS, type OutboxPorts, type OutboxReader, type OutboxTransaction } from '../ports.ts';
import { queueRevocation } from './revocations.ts';
import { sealedRow } from './seal.ts';
import {
  ALERTS_KEY,
  dueForOwner,
  isOwned,
  noteEndedToken,
  putEndedSession,
  putSession,
  readSession,
  type StoredSession,
} from './session.ts';

/** A drain changes rows now and then; they are sealed anew. */
const TRIES = 20;

/**
 * Takes a new session over. What waits of its own account is due at once, but for a wait that the server asked for; what
 * waits of every other account is sealed, in the same transaction. `cannot-seal`: it can't be, and nothing was changed.
 */
export async function adoptSession(ports: OutboxPorts, session: StoredSession): Promise<Result<void, 'cannot-seal'>> {
  const changed = await changeSession(ports, session);
  return changed.ok ? ok(undefined) : changed;
}

/** Ends the session of this phone: what waits of its account is sealed, and its sent copies go. As above. */
export function endSession(ports: OutboxPorts): Promise<Result<{ sealed: number }, 'cannot-seal'>> {
  return changeSession(ports, undefined);
}

/**
 * The same of the session with this token, which the server refused: the phone remembers whose it was, to say what waits for them. Does
 * nothing where another one has come since.
 */
export function endRefused(ports: OutboxPorts, token: string): Promise<Result<{ sealed: number }, 'cannot-seal'>> {
  return changeSession(ports, undefined, token);
}

/**
 *   rows of others ─▶ seal (no transaction open) ─▶ one transaction: still the same? sealed rows, session, revocation
 *        ▲                                              │
 *        └────────── changed meanwhile ◀────────────────┤
 *                                                       ▼
 *                                      second copies: the sealed ones in place of the old
 */
async function changeSession(
  ports: OutboxPorts,
  next: StoredSession | undefined,
  refused?: string,
): Promise<Result<{ sealed: number }, 'cannot-seal'>> {
  // What only a second copy still has after a loss is found first, and then sealed with the rest.
  await compareWithMirror(ports).catch(() => undefined);
  for (let left = TRIES; left > 0; left -= 1) {
    const { token } = (await ports.store.read((reader) => readSession(reader))) ?? {};
    if (refused !== undefined && token !== refused) return ok({ sealed: 0 });
    const ended = token === undefined ? undefined : { token, hash: await ports.sha256(token) };
    const sealed = await sealRows(ports, next?.accountId);
    if (!sealed) return failed('cannot-seal');
    const over = await ports.store.write((transaction) =>
      replaceSession(ports, transaction, next, { sealed, ended, refused }),
    );
    if (!over) continue;
    await copySealed(ports);
    if (over.length > 0) await inMirror(ports, (mirror) => mirror.remove(over));
    return ok({ sealed: sealed.size });
  }
  throw new Error('the outbox did not stand still');
}

/** By what each row was, as text; `undefined` where one cannot be sealed. */
async function sealRows(ports: OutboxPorts, nextId: string | undefined): Promise<Map<string, OutboxItem> | undefined> {
  const { rows, session } = await ports.store.read(async (reader) => {
    return { rows: await unsentOfOthers(reader, nextId), session: await readSession(reader) };
  });
  const sealed = new Map<string, OutboxItem>();
  for (const row of rows) {
    const keyOfSession = session?.accountId === row.owner ? session.publicKey : undefined;
    const locked = await sealedRow(ports, row, row.sealKey ?? keyOfSession);
    if (!locked) return undefined;
    sealed.set(JSON.stringify(row), locked);
  }
  return sealed;
}

/** Made ready while no transaction was open. */
interface Prepared {
  /** By what each row was, as text. */
  sealed: ReadonlyMap<string, OutboxItem>;
  /** The session that ends. */
  ended: { token: string; hash: string } | undefined;
  /** The token that the server refused, where that is why it ends. */
  refused: string | undefined;
}

/**
 * Answers the ids whose rows are gone; `undefined` where a row or the session is not what was prepared for: then nothing
 * was changed.
 */
async function replaceSession(
  { clock }: OutboxPorts,
  transaction: OutboxTransaction,
  next: StoredSession | undefined,
  { sealed, ended, refused }: Prepared,
): Promise<string[] | undefined> {
  const now = clock.now();
  const rows = await unsentOfOthers(transaction, next?.accountId);
  const locked = rows.map((row) => sealed.get(JSON.stringify(row)));
  if (locked.includes(undefined)) return undefined;
  const before = await readSession(transaction);
  if (before?.token !== ended?.token) return undefined;
  await transaction.putItems(locked.filter((row) => row !== undefined));
  if (before && ended && before.token !== next?.token) {
    await noteEndedToken(transaction, ended.hash);
    if (before.logoutKey !== undefined) await queueRevocation(transaction, before.logoutKey);
  }
  await putSession(transaction, next);
  const isRefused = before !== undefined && refused !== undefined;
  await putEndedSession(transaction, isRefused ? { accountId: before.accountId, at: now } : undefined);
  if (before?.accountId !== next?.accountId) await transaction.putMeta(ALERTS_KEY, undefined);
  const own = (await unsent(transaction)).filter(({ owner }) => owner === next?.accountId);
  await transaction.putItems(own.map((row) => dueForOwner(row, now)));
  return dropDone(transaction, next?.accountId, now);
}

/** What has arrived is the account's to read on the server. */
async function dropDone(transaction: OutboxTransaction, nextId: string | undefined, now: number): Promise<string[]> {
  const done = [...(await transaction.page('sent', 0, ALL_ROWS)), ...(await transaction.page('replaced', 0, ALL_ROWS))];
  const ids = done.filter((row) => isOfAnother(row, nextId)).map(({ id }) => id);
  for (const id of ids) await transaction.deleteItem(id);
  await noteRemoved(transaction, ids, now);
  return ids;
}

async function unsentOfOthers(reader: OutboxReader, nextId: string | undefined): Promise<OutboxItem[]> {
  return (await unsent(reader)).filter((row) => isOfAnother(row, nextId));
}

async function unsent(reader: OutboxReader): Promise<OutboxItem[]> {
  return [...(await reader.page('queued', 0, ALL_ROWS)), ...(await reader.page('needs-you', 0, ALL_ROWS))];
}

function isOfAnother({ v, owner }: OutboxItem, nextId: string | undefined): boolean {
  return v === 1 && isOwned(owner) && owner !== nextId;
}
