import type pg from 'pg';
import type { MergedTable } from '../store/merges/trees.ts';
import { findPhotoOwner } from '../store/photos/photos.ts';

/** Where the record is kept; undefined: there is none. */
export async function recordTable(db: pg.Pool | pg.PoolClient, id: string): Promise<MergedTable | undefined> {
  const record = await findPhotoOwner(db, id);
  return record && (record.call === 'requestAid' ? 'aid_requests' : 'reports');
}
