import type { Clock } from '../../contract/base/clock.ts';
import { signedToken } from './signed-token.ts';
import type { VapidKeys } from './vapid-keys.ts';

const HOUR_MS = 60 * 60 * 1000;
/** RFC 8292 allows 24 hours; half of it leaves room for clocks that are wrong. */
const LIFE_MS = 12 * HOUR_MS;
const RENEWED_BEFORE_MS = HOUR_MS;
/** Some services have an origin for each part of their network. More than these in half a day are no services. */
const ORIGINS = 500;

/** The `Authorization` header for pushes to an origin. Signing costs as much as a whole push, so each token serves for hours. */
export function vapidTokens(keys: VapidKeys, subject: string, clock: Clock): (origin: string) => string {
  const kept = new Map<string, { header: string; until: number }>();
  return (origin) => {
    const now = clock.now();
    const known = kept.get(origin);
    // A clock that was put back makes a token that lasts too long.
    if (known && now < known.until && known.until - now <= LIFE_MS) return known.header;
    const end = now + LIFE_MS;
    const claims = { aud: origin, exp: Math.floor(end / 1000), sub: subject };
    const header = `vapid t=${signedToken('ES256', keys.privateKey, claims)}, k=${keys.publicKey}`;
    if (kept.size >= ORIGINS) kept.clear();
    kept.set(origin, { header, until: end - RENEWED_BEFORE_MS });
    return header;
  };
}
