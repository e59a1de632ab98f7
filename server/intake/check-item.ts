import { hash } from 'node:crypto';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { knownPart } from '../../contract/base/known-part.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import { queuedTable } from '../../contract/calls/queued-table.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { limits } from '../../contract/limits.ts';
import type { CheckedItem, Fingerprint } from '../item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { wrongFields } from './wrong-fields.ts';

/** What people in need say is kept also where this server cannot read all of it yet. What it would have to act on waits for its update. */
const TAKEN_UNREAD: ReadonlySet<QueuedCallName> = new Set<QueuedCallName>(['reportDisaster', 'requestAid']);

/** An item that may not, with its fingerprint where it has one: an earlier copy may have been kept by other rules. */
export interface RefusedItem {
  refusal: Refusal;
  fingerprint?: Fingerprint;
}

export interface OfferedItem {
  id: string;
  /** Account that it comes from, or `ANONYMOUS`. */
  owner: string;
  call: QueuedCallName;
  body: Json;
  /** What the sender says `body` has; absent for a single call and in a batch that has one for all. */
  digest?: string | undefined;
  /** Does an app send it that speaks a later contract than this server? */
  isFromNewer?: boolean;
  /** Of `body`, where it is known already. */
  canonical?: Canonical | undefined;
}

/** A body as it is stored, sent and compared. */
export interface Canonical {
  text: string;
  digest: string;
}

/** Canonical form, size, digest, then the contract's schema: of a newer app's report or request as much as this server can read. */
export function checkItem(offered: OfferedItem): Result<CheckedItem, RefusedItem> {
  const canonical = offered.canonical ?? canonicalOf(offered.body);
  // Only a value that no sender can have a digest of has no canonical form; the schema names what is wrong.
  if (canonical === undefined) {
    const refusal = offered.digest === undefined ? schemaRefusal(offered) : undefined;
    return failed({ refusal: refusal ?? refusals.malformed(texts.badDigest) });
  }
  const { text, digest } = canonical;
  if (Buffer.byteLength(text) > limits.itemBytes) return failed({ refusal: refusals.tooLarge(texts.itemTooLarge) });
  if (offered.digest !== undefined && offered.digest !== digest) {
    return failed({ refusal: refusals.malformed(texts.badDigest) });
  }
  const fingerprint: Fingerprint = { id: offered.id, owner: offered.owner, call: offered.call, digest };
  const refusal = schemaRefusal(offered);
  // The schema has just proved the body's type.
  if (refusal === undefined) return ok({ ...fingerprint, text, body: offered.body } as unknown as CheckedItem);
  const known = offered.isFromNewer === true ? knownPart(queuedTable[offered.call].body, offered.body) : undefined;
  if (known === undefined) return failed({ refusal, fingerprint });
  if (!TAKEN_UNREAD.has(offered.call)) return failed({ refusal: refusals.newer(), fingerprint });
  return ok({ ...fingerprint, text, body: known, readBy: contractNumber } as unknown as CheckedItem);
}

/** Undefined for a value that canonical JSON has no form for. */
export function canonicalOf(body: Json): Canonical | undefined {
  try {
    const text = canonicalJson(body);
    return { text, digest: sha256(text) };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function schemaRefusal({ call, body }: OfferedItem): Refusal | undefined {
  const fields = wrongFields(queuedTable[call].body, body);
  return fields === undefined ? undefined : refusals.invalid(fields);
}

export function sha256(text: string): string {
  return hash('sha256', text);
}
