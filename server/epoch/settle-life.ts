import type pg from 'pg';
import type { OriginReason } from '../../contract/ledger/entry.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { readStanding, writeMark, type Question, type Standing } from '../store/database/process-marks.ts';
import { readUploadKey } from './upload-key.ts';
import { changeLife, followWith, inTransaction, lockLife, type Life } from '../store/database/server-state.ts';

/** What a process holds the database to. */
export interface Known {
  /** Names this process in the database; another start is another process. */
  process: string;
  life: Life;
  /** What it raised last, as far as it was told. */
  mark: number;
  /** Ids of what it acknowledged since, and keys of uploads (`uploadKey`), with the epoch that it announced by then. */
  ids: ReadonlyMap<string, string>;
}

/** What became of it: the life as it is now, and whether this process began its epoch. */
export interface Settled {
  life: Life;
  mark: number;
  isNewEpoch: boolean;
}

export function questionOf({ process, life, ids }: Known): Question {
  const asked = [...ids.keys()];
  const uploads = asked.flatMap((key) => readUploadKey(key) ?? []);
  const receipts = asked.filter((key) => readUploadKey(key) === undefined);
  return { process, ids: receipts, uploads, epochs: [...new Set([life.epoch, ...ids.values()])] };
}

/**
 * The epochs under which this process announced what the database lacks; empty where it lacks nothing. Another database in the same
 * place lost nothing: it has its own epoch.
 */
export function lostUnder({ life, mark, ids }: Known, found: Standing): ReadonlySet<string> {
  if (found.life.databaseId !== life.databaseId) return new Set();
  const isBehind = found.life.beat < life.beat || found.mark < mark;
  return new Set([...(isBehind ? [life.epoch] : []), ...found.missing.map((id) => ids.get(id) ?? life.epoch)]);
}

/**
 * Looks at the database while nobody else changes its life, and raises the beat and the mark of this process. Where it lacks something
 * there is a new epoch, unless all that is lost was announced under epochs that are over already: then whoever ended them saw the same
 * loss, and phones are asking. `isCopy`: its files were put back, whatever they say. `isReplaced`: another one took over while nobody here
 * remembered what was acknowledged, so that anything may be missing.
 */
export function settleLife(
  pool: pg.Pool,
  known: Known,
  { reason, isCopy, isReplaced }: { reason: OriginReason; isCopy: boolean; isReplaced: boolean },
): Promise<Settled> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      await lockLife(client);
      const found = await readStanding(client, questionOf(known));
      const lost = new Set([...lostUnder(known, found), ...(isReplaced ? [known.life.epoch] : [])]);
      const isNewEpoch = isCopy || [...lost].some((epoch) => !found.ended.has(epoch));
      // Above what was seen, so that nobody finds out a second time.
      const beat = lost.size > 0 || isCopy ? Math.max(found.life.beat, known.life.beat) : found.life.beat;
      const life = isNewEpoch
        ? await followWith(client, { ...found.life, beat }, [known.life.epoch, ...lost], reason)
        : await changeLife(client, { ...found.life, beat: beat + 1 });
      const mark = found.mark + 1;
      await writeMark(client, known.process, mark);
      return { life, mark, isNewEpoch };
    }),
  );
}
