import type pg from 'pg';
import { disastersPledgedBy, endPledgesOf } from '../ngos/pledges.ts';
import { findReport } from '../reports/reports.ts';
import { countPlaces } from './count-places.ts';

/** Nobody comes of an NGO that may act as one no more: the places are others' again. Its account is locked. Returns the disasters. */
export async function endPledges(client: pg.PoolClient, ngoId: string, now: number): Promise<string[]> {
  const disasters = await disastersPledgedBy(client, ngoId);
  for (const disasterId of disasters) {
    await findReport(client, disasterId, { forUpdate: true });
    await endPledgesOf(client, { ngoId, disasterId }, now);
    await countPlaces(client, disasterId);
  }
  return disasters;
}
