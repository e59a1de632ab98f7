import type pg from 'pg';
import type { Person } from '../../contract/policies/actions.ts';
import { viewerOf, type Viewer } from '../../contract/policies/viewer.ts';
import { hasEverTaken } from '../store/aid/aid-takings.ts';
import type { PhotoOwner, PhotoRecord } from '../store/photos/photos.ts';
import { findReport } from '../store/reports/reports.ts';
import { acceptanceOn } from '../store/volunteers/acceptances.ts';
import { isPledger } from '../ngos/pledger.ts';
import { isTaker } from '../volunteers/taker.ts';
import { isClaimOf } from './claim-of.ts';

/** As whom somebody sees the photos of a record; `secret`: its claim secret, where one was shown. */
export async function photoViewer(
  { pool, now }: { pool: pg.Pool; now: number },
  owner: PhotoRecord,
  person: Person | undefined,
  secret: string | string[] | undefined,
): Promise<Viewer> {
  if ('accountId' in owner) return viewerOf(person, { isOwner: owner.accountId === person?._id });
  const isReporter = isClaimOf(owner, secret);
  const hasTaken = person !== undefined && (await hasTakenRecord(pool, owner, person, now));
  return viewerOf(person, { isReporter, hasTaken });
}

async function hasTakenRecord(
  pool: pg.Pool,
  { id, call }: PhotoOwner,
  { _id: accountId, role }: Person,
  now: number,
): Promise<boolean> {
  if (call === 'requestAid') return hasEverTaken(pool, id, accountId);
  const [work, report] = await Promise.all([acceptanceOn(pool, accountId, id), findReport(pool, id)]);
  if (report === undefined) return false;
  if (role === 'ngo') return isPledger(pool, accountId, report, now);
  return work !== undefined && isTaker(work, report, now);
}
