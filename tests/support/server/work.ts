import { randomUUID } from 'node:crypto';
import type { WorkState } from '../../../contract/enumerations.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './start-app.ts';

/** An acceptance of this volunteer in this state. Returns its id. */
export async function makeWork(
  app: TestApp,
  { id: account }: TestPerson,
  disasterId: string,
  state: WorkState,
): Promise<string> {
  const id = randomUUID();
  await app.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, ended_at)
     VALUES ($1, $2, $3, $4, now(), now(), CASE WHEN $4 = 'completed' THEN now() END)`,
    [id, account, disasterId, state],
  );
  return id;
}
