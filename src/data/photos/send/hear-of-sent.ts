import { backOffMs, hasCome } from '../../outbox/answer/back-off.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { NetAnswer } from '../../outbox/ports.ts';
import { UNREADABLE, type PhotoRow } from '../photo-row.ts';
import type { PhotoPorts, Proof } from './ports.ts';

const LIST_MS = 30_000;
/** Answers that no later try changes: the record is erased, or is this person's no more. */
const FINAL: readonly number[] = [403, 404, 410];

interface Sent {
  id: string;
  proof: Proof;
  rows: readonly PhotoRow[];
}

/**
 * Asks what the server made of the photos that it has, so that one which it cannot open is not called arrived for ever. Answers when to
 * ask again; undefined: all is known.
 */
export async function hearOfSent(ports: PhotoPorts, { id, proof, rows }: Sent): Promise<number | undefined> {
  const { clock, net, random, store } = ports;
  const sent = rows.filter(({ state }) => state === 'sent');
  if (sent.length === 0) return undefined;
  const due = Math.max(...sent.map(({ nextAt }) => nextAt));
  if (!hasCome(due, clock.now())) return due;
  const answer = await net.list(id, proof, LIST_MS);
  const states = statesIn(answer);
  if (states === 'gone') return undefined;
  let isAnyUnknown = false;
  for (const row of sent) {
    const state = states?.get(row.id);
    if (state === 'refused') await store.change(row.id, (now) => ({ ...now, state, reason: UNREADABLE }));
    if (states === undefined || state === 'new') isAnyUnknown = true;
  }
  if (!isAnyUnknown) return undefined;
  const attempts = Math.max(...sent.map((row) => row.attempts)) + 1;
  const nextAt = clock.now() + backOffMs(attempts, random);
  for (const { id: photo } of sent) await store.change(photo, (row) => ({ ...row, attempts, nextAt }));
  return nextAt;
}

/** Of each photo, by `recordPhotosSchema`. Undefined: it is not known now. */
function statesIn(answer: NetAnswer): ReadonlyMap<unknown, unknown> | 'gone' | undefined {
  if (answer.kind !== 'answered' || answer.contract === undefined) return undefined;
  if (FINAL.includes(answer.status)) return 'gone';
  const data = parseRecord(answer.text)?.['data'] as { photos?: unknown } | undefined;
  if (answer.status !== 200 || !Array.isArray(data?.photos)) return undefined;
  return new Map(data.photos.map((photo: { _id?: unknown; state?: unknown }) => [photo._id, photo.state]));
}
