import { retryAfterMs } from '../../outbox/answer/retry-after.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { NetAnswer } from '../../outbox/ports.ts';

/** The number of the contract from which on a server takes photos. */
const TAKES_PHOTOS = 6;

/**
 * What an answer about an upload means. `at`: the server holds this many bytes · `moved`: it stands elsewhere, and is to be asked where ·
 * `too-large`: for the server, or for something on the way · `no-method`: something on the way lets no PATCH through · `refused`: for good · `later`: nothing gets through now, of any photo · `aside`:
 * this one waits, others may go.
 */
export type UploadVerdict =
  | { kind: 'at'; offset: number; epoch: string | undefined }
  | { kind: 'moved' }
  | { kind: 'too-large' }
  | { kind: 'no-method' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; waitMs?: number }
  | { kind: 'aside'; reason: string };

/** Kinds of ours that no later try changes. */
const final = new Set(['invalid', 'forbidden', 'gone', 'conflict']);
const NO_METHOD = 405;
const TOO_LARGE = 413;
/** tus 1.0, "Checksum": what arrived was not what was sent. */
const CHECKSUM_MISMATCH = 460;

export function judgeUpload(answer: NetAnswer, of: 'creation' | 'part', now: number): UploadVerdict {
  if (answer.kind !== 'answered') return { kind: 'later', reason: answer.kind };
  const { status, text, uploadOffset, epoch, contract } = answer;
  // A proxy on the way, which names no contract, says it like the server.
  if (status === TOO_LARGE) return { kind: 'too-large' };
  if (status === NO_METHOD && of === 'part') return { kind: 'no-method' };
  // A login page of a Wi-Fi names neither.
  if (contract === undefined) return { kind: 'later', reason: 'not-ours' };
  const offset = Number(uploadOffset ?? Number.NaN);
  if (status < 300) {
    return Number.isInteger(offset) ? { kind: 'at', offset, epoch } : { kind: 'later', reason: 'not-ours' };
  }
  if (contract < TAKES_PHOTOS) return { kind: 'aside', reason: 'newer' };
  const waitMs = retryAfterMs(answer.retryAfter, answer.date, now);
  if (status === 429 || status >= 500) {
    return {
      kind: 'later',
      reason: status === 429 ? 'server-busy' : 'server-trouble',
      ...(waitMs === undefined ? {} : { waitMs }),
    };
  }
  if (status === CHECKSUM_MISMATCH) return { kind: 'moved' };
  // Of a part it is only the place that is wrong; of a creation the id is another's.
  if (of === 'part' && (status === 409 || status === 404)) return { kind: 'moved' };
  const kind = parseRecord(text)?.['kind'];
  if (typeof kind === 'string' && final.has(kind)) return { kind: 'refused', reason: kind };
  // The record is not there: a server that lost it gets it again first.
  return { kind: 'aside', reason: status === 404 ? 'unconfirmed' : 'server-trouble' };
}
