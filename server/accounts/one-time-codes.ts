import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../intake/check-item.ts';

/** Seconds that a code is shown; RFC 6238's own, and all that common authenticator apps know. */
const PERIOD_S = 30;
/** Periods before and after the present one whose codes are good too: phones' clocks differ, and typing takes time. */
const WINDOW = 1;
/** Bytes: RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

const RECOVERY_CODES = 8;
/** Bytes: too many to be found again from a hash. */
const RECOVERY_BYTES = 10;

/** What every authenticator app takes (SHA-1, six digits): others are ignored by some without a word. */
function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Relief Relay',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret in base 32, as people type it, and as the address that an app opens. */
export function newSecret(label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret, label).toString() };
}

/** Number of the period whose code this is, near `now` (epoch milliseconds); undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const delta = totpOf(secret, 'x').validate({ token: digits, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Codes for a lost phone, to be written down: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase();
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
}

/** However it was typed off the paper. */
export function recoveryHash(code: string): string {
  return sha256(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
}
