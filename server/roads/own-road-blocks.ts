import type pg from 'pg';
import type { RoadBlockView } from '../../contract/entities/road-block.ts';
import { roadBlockView } from '../../contract/policies/road-block-view.ts';
import { roadBlocksOf } from '../store/roads/road-blocks.ts';

/** The blocked roads that an account reported, however they stand, for its own export. */
export async function ownRoadBlocks(pool: pg.Pool, accountId: string, now: number): Promise<RoadBlockView[]> {
  const blocks = await roadBlocksOf(pool, accountId);
  return blocks.flatMap((block) => roadBlockView('owner', block, now) ?? []);
}
