import type pg from 'pg';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';
import type { WorkState, WorkStep, WorkWhy } from '../../../contract/enumerations.ts';
import { announcedWith } from '../photos/work-photos.ts';

export interface OwnWork {
  id: string;
  disasterId: string;
  state: WorkState;
  why: WorkWhy | null;
  reason: string | null;
  decidedAt: Date;
  endedAt: Date | null;
  photos: AnnouncedPhotos[] | null;
}

export interface OwnStep {
  workId: string;
  step: WorkStep;
  takenAt: Date;
  reason: string | null;
}

export interface OwnPosition {
  workId: string;
  lat: number;
  lng: number;
  at: Date;
  until: Date;
}

/** All that is kept about the account's work, oldest first: for its owner's own copy. */
export async function ownWork(
  pool: pg.Pool,
  accountId: string,
): Promise<{ work: OwnWork[]; steps: OwnStep[]; positions: OwnPosition[] }> {
  const read = async <Row extends object>(sql: string) => (await pool.query<Row>(sql, [accountId])).rows;
  const [work, steps, positions] = await Promise.all([
    read<OwnWork>(
      `SELECT id, disaster_id AS "disasterId", state, why, reason, decided_at AS "decidedAt", ended_at AS "endedAt",
         ${announcedWith('acceptance_id', 'acceptances.id')} AS photos
       FROM acceptances WHERE account_id = $1 ORDER BY decided_at, id`,
    ),
    read<OwnStep>(
      `SELECT acceptance_id AS "workId", step, taken_at AS "takenAt", acceptance_steps.reason
       FROM acceptance_steps JOIN acceptances ON acceptances.id = acceptance_id
       WHERE account_id = $1 ORDER BY taken_at, received_at, acceptance_steps.id`,
    ),
    read<OwnPosition>(
      `SELECT acceptance_id AS "workId", lat, lng, at, shared_until AS until
       FROM live_positions JOIN acceptances ON acceptances.id = acceptance_id WHERE account_id = $1`,
    ),
  ]);
  return { work, steps, positions };
}

export async function ownLearned(
  pool: pg.Pool,
  accountId: string,
): Promise<{ course: string; module: string; learnedAt: Date }[]> {
  const { rows } = await pool.query<{ course: string; module: string; learnedAt: Date }>(
    `SELECT course, module, learned_at AS "learnedAt" FROM learned_modules WHERE account_id = $1 ORDER BY learned_at, id`,
    [accountId],
  );
  return rows;
}
