import type pg from 'pg';
import type { NgoView } from '../../contract/entities/ngo.ts';
import { ngoView } from '../../contract/policies/ngo-view.ts';
import { findNgo } from '../store/ngos/ngos.ts';

/** An NGO's profile as itself sees it; undefined for an account that is none's. */
export async function ownNgo(pool: pg.Pool, accountId: string): Promise<NgoView | undefined> {
  const ngo = await findNgo(pool, accountId);
  return ngo && ngoView('owner', ngo);
}
