import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../intake/check-item.ts';

/** Does this secret prove that the record is theirs who shows it? Takes as long where there is nothing to compare with. */
export function isClaimOf(record: { claimHash?: string } | undefined, secret: string | string[] | undefined): boolean {
  const shown = Buffer.from(sha256(String(secret ?? '')));
  const kept = Buffer.from(record?.claimHash ?? '0'.repeat(shown.length));
  const isRight = timingSafeEqual(shown, kept);
  return secret !== undefined && record?.claimHash !== undefined && isRight;
}
