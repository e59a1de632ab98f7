import type pg from 'pg';
import type { WorkStep } from '../../../contract/enumerations.ts';
import { ACCEPTANCE_COLUMNS, type KeptAcceptance } from './acceptances.ts';

export interface NewStep {
  id: string;
  workId: string;
  step: WorkStep;
  reason?: string | undefined;
  /** Epoch milliseconds. */
  takenAt: number;
}

export async function findAcceptance(db: pg.Pool | pg.PoolClient, id: string): Promise<KeptAcceptance | undefined> {
  const { rows } = await db.query<KeptAcceptance>({
    name: 'find-acceptance',
    text: `SELECT ${ACCEPTANCE_COLUMNS} FROM acceptances WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function keepStep(client: pg.PoolClient, step: NewStep, now: number): Promise<void> {
  await client.query({
    name: 'keep-step',
    text: `INSERT INTO acceptance_steps (id, acceptance_id, step, reason, taken_at, received_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000))`,
    values: [step.id, step.workId, step.step, step.reason ?? null, step.takenAt, now],
  });
}

/** A sign that the volunteer still comes: their time begins anew. An earlier one changes nothing. */
export async function noteSign(client: pg.PoolClient, id: string, at: number): Promise<void> {
  await client.query({
    name: 'note-sign',
    text: `UPDATE acceptances SET sign_at = moment, asked_at = NULL
           FROM to_timestamp($2::double precision / 1000) AS moment WHERE id = $1 AND sign_at < moment`,
    values: [id, at],
  });
}
