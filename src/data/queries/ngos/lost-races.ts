import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import { mainDb } from '../../db.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { allOwnActs } from '../admin/own-acts.ts';
import { ofOwnCopy } from '../lists/lists.ts';

/** An act of this phone on a request that changed nothing: somebody else was first, or there was no room for so many. */
export interface LostRace {
  outcome: OwnOutcome;
  /** What it was about, as far as this phone has it: it may have left the list meanwhile. */
  aid: AidRow | undefined;
  disaster: ReportRow | undefined;
}

/** Those that the person has not put away, newest first. Never rejects. */
export async function lostRaces(): Promise<LostRace[]> {
  const { conflicts } = await allOwnActs();
  const lost = conflicts.filter(({ what }) => /^(?:actOnAid|answerDisaster)\./.test(what));
  if (lost.length === 0) return [];
  const ids = lost.flatMap(({ about }) => about ?? []);
  const aid = await ofOwnCopy('aid', () => mainDb.aid.bulkGet(ids), []).catch(() => []);
  const disasters = await ofOwnCopy('reports', () => mainDb.reports.bulkGet(ids), []).catch(() => []);
  return lost.map((outcome) => ({
    outcome,
    aid: aid.find((row) => row?._id === outcome.about),
    disaster: disasters.find((row) => row?._id === outcome.about),
  }));
}
