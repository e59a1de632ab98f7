import type pg from 'pg';
import { inclusionRanges, rangeHash } from '../../contract/ledger/merkle.ts';
import { hashFromTiles, tilePath, tilesOf } from '../../contract/ledger/tiles.ts';
import { formatKey } from '../../contract/ledger/signed-note.ts';
import { formatTlogProof } from '../../contract/ledger/tlog-proof.ts';
import { readHashes, readLeaves } from '../store/ledger/ledger-entries.ts';
import type { LogState } from '../store/ledger/ledger-logs.ts';
import { sha256 } from './ledger-key.ts';

/**
 * The proof that an entry is in the log as it was told last, with its checkpoint: `c2sp.org/tlog-proof@v1`. The entry itself and the log's key
 * are its extra data, so that the file alone can be read.
 */
export async function proofOf(
  db: pg.Pool | pg.PoolClient,
  { id, origin, publicKey, size, note }: LogState,
  index: number,
): Promise<string> {
  const ranges = inclusionRanges(index, size);
  const tiles = new Map<string, Uint8Array>();
  for (const tile of tilesOf(size, ranges)) tiles.set(tilePath(tile), await readHashes(db, id, tile));
  const hashOf = hashFromTiles(sha256, size, (path) => tiles.get(path));
  const proof = ranges.map((range) => rangeHash(sha256, range, hashOf));
  const [leaf = ''] = await readLeaves(db, id, index, 1);
  const extra = { key: formatKey(sha256, { name: origin, publicKey }), leaf };
  return formatTlogProof({ index, proof, checkpoint: note, extra: Buffer.from(JSON.stringify(extra)) });
}
