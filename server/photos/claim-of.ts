import { timingSafeEqual } from 'node:crypto';
import type { Person } from '../../contract/policies/actions.ts';
import { sha256 } from '../intake/check-item.ts';
import type { PhotoRecord } from '../store/photos/photos.ts';

/** Does this secret prove that the record is theirs who shows it? Takes as long where there is nothing to compare with. */
export function isClaimOf(record: { claimHash?: string } | undefined, secret: string | string[] | undefined): boolean {
  const shown = Buffer.from(sha256(String(secret ?? '')));
  const kept = Buffer.from(record?.claimHash ?? '0'.repeat(shown.length));
  const isRight = timingSafeEqual(shown, kept);
  return secret !== undefined && record?.claimHash !== undefined && isRight;
}

/** Is the record theirs: by the secret that its phone made, or, of what an account did, by that account? */
export function isSenderOf(
  record: PhotoRecord,
  { person, secret }: { person: Person | undefined; secret: string | string[] | undefined },
): boolean {
  return 'accountId' in record ? person?._id === record.accountId : isClaimOf(record, secret);
}
