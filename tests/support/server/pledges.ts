import { randomUUID } from 'node:crypto';
import type { NgoWork } from '../../../contract/entities/ngo.ts';
import { headers } from '../../../contract/headers.ts';
import type { Answer } from './http.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './start-app.ts';

/** An answer as a phone sends it: under a key, which is the pledge's id. */
export function answerDisaster(
  { ask }: Pick<TestPerson, 'ask'>,
  body: object,
  key: string = randomUUID(),
): Promise<Answer> {
  return ask('POST', '/api/ngos/answer', body, { [headers.idempotencyKey]: key });
}

export async function ngoWorkOf({ ask }: TestPerson): Promise<NgoWork> {
  return (await ask('GET', '/api/ngos/work')).json['data'] as NgoWork;
}

/** Places of a disaster by what the report says, and by what is there. */
export async function pledgedTo(
  app: TestApp,
  id: string,
): Promise<{ said: number; pledged: number; volunteers: number }> {
  const [row] = await app.query<{ said: number; pledged: number; volunteers: number }>(
    `SELECT ngo_people AS said, volunteers_accepted AS volunteers,
            (SELECT COALESCE(sum(people), 0)::int FROM ngo_pledges WHERE disaster_id = $1 AND state IN ('active', 'done')) AS pledged
     FROM reports WHERE id = $1`,
    [id],
  );
  if (row === undefined) throw new Error('no such disaster');
  return row;
}
