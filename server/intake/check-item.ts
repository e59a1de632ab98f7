import { hash } from 'node:crypto';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { QueuedCallName } from '../../contract/calls/outbox.ts';
import { limits } from '../../contract/limits.ts';
import { ANONYMOUS, type CheckedItem, type Fingerprint } from '../item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { queuedCalls } from './queued-calls.ts';
import { wrongFields } from './wrong-fields.ts';

/** An item that may not, with its fingerprint where it has one: an earlier copy may have been kept by other rules. */
export interface RefusedItem {
  refusal: Refusal;
  fingerprint?: Fingerprint;
}

export interface OfferedItem {
  id: string;
  call: QueuedCallName;
  body: Json;
  /** What the sender says `body` has; absent for a single call. */
  digest?: string;
}

/** Canonical form, size, digest, then the contract's schema. */
export function checkItem(offered: OfferedItem): Result<CheckedItem, RefusedItem> {
  const text = canonicalText(offered.body);
  // Only a value that no sender can have a digest of has no canonical form; the schema names what is wrong.
  if (text === undefined) {
    const refusal = offered.digest === undefined ? schemaRefusal(offered) : undefined;
    return failed({ refusal: refusal ?? refusals.malformed(texts.badDigest) });
  }
  if (Buffer.byteLength(text) > limits.itemBytes) return failed({ refusal: refusals.tooLarge(texts.itemTooLarge) });
  const digest = sha256(text);
  if (offered.digest !== undefined && offered.digest !== digest) {
    return failed({ refusal: refusals.malformed(texts.badDigest) });
  }
  const fingerprint: Fingerprint = { id: offered.id, owner: ANONYMOUS, call: offered.call, digest };
  const refusal = schemaRefusal(offered);
  if (refusal !== undefined) return failed({ refusal, fingerprint });
  // The schema has just proved the body's type.
  return ok({ ...fingerprint, text, body: offered.body } as unknown as CheckedItem);
}

function canonicalText(body: Json): string | undefined {
  try {
    return canonicalJson(body);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function schemaRefusal({ call, body }: OfferedItem): Refusal | undefined {
  const fields = wrongFields(queuedCalls[call].body, body);
  return fields === undefined ? undefined : refusals.invalid(fields);
}

export function sha256(text: string): string {
  return hash('sha256', text);
}
