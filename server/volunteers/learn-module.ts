import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { isCourseModule } from '../../contract/courses.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';

/** Notes that the owner has learned a module. Learned twice it stays learned the first time. */
export async function learnModule(
  { client, now }: Stage,
  { id, owner, body: { course, module, learnedAt } }: PerformedItem<'learnModule'>,
): Promise<Result<Said, Refusal>> {
  if (!isCourseModule(course, module)) return failed(refusals.invalid({ module: texts.noSuchModule }));
  await client.query({
    name: 'learn-module',
    text: `INSERT INTO learned_modules (id, account_id, course, module, learned_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))
           ON CONFLICT (account_id, course, module) DO NOTHING`,
    values: [id, owner, course, module, Math.min(now, epochMsOf(learnedAt))],
  });
  return ok({});
}
