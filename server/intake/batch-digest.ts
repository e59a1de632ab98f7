import { setImmediate } from 'node:timers/promises';
import type { Json } from '../../contract/base/canonical-json.ts';
import { canonicalOf, sha256, type Canonical } from './check-item.ts';

/** Bodies that are written out before the event loop gets its turn. */
const PART = 250;

/**
 * The canonical forms of a batch's bodies, in order, if together they have the batch's digest
 * (`contract/calls/outbox`); else undefined.
 */
export async function canonicalsWithDigest(
  bodies: readonly Json[],
  digest: string,
): Promise<readonly Canonical[] | undefined> {
  const canonicals: Canonical[] = [];
  for (const body of bodies) {
    const canonical = canonicalOf(body);
    // Nobody can have a digest of it: what arrived is not what was sent.
    if (canonical === undefined) return undefined;
    canonicals.push(canonical);
    if (canonicals.length % PART === 0) await setImmediate();
  }
  return sha256(canonicals.map((canonical) => canonical.digest).join('')) === digest ? canonicals : undefined;
}
