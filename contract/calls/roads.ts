import * as v from 'valibot';
import { roadActSchema, roadBlockBodySchema, roadBlockViewSchema } from '../entities/road-block.ts';
import { limits } from '../limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';

export const reportRoadBlock = queuedCall('reportRoadBlock', {
  summary: `Reports a blocked road. It is active for ${limits.roadBlockHours} hours after it was reported or confirmed last. A report with \`roadBlocked\` makes one too, under its own id. With \`passed\` it says that a volunteer got past one that is known, and makes none.`,
  who: 'report-road-blocks',
  body: roadBlockBodySchema,
});

export const actOnRoadBlock = queuedCall('actOnRoadBlock', {
  summary:
    'Confirms a road block, anew or for the first time, lifts it, or takes back such a decision of one’s own (`reopen`). With `Idempotency-Key` the answer, done or conflict, is kept (`data.act`); without one a conflict is a 409.',
  who: 'decide-road-blocks',
  body: roadActSchema,
});

export const listRoadBlocks = defineCall({
  name: 'listRoadBlocks',
  ...askedAddresses.listRoadBlocks,
  summary:
    'Blocked roads that the caller may see, newest first: the confirmed ones, for volunteers and admins those that nobody has confirmed, and for admins those that ended lately.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.pipe(v.array(roadBlockViewSchema), v.maxLength(limits.roadBlocks)),
    }),
  },
});
