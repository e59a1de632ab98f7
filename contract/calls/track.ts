import * as v from 'valibot';
import { listOf } from '../entities/fields.ts';
import { ownActSchema } from '../entities/own-act.ts';
import { lookedUpSchema, lookUpSchema, ownRecordSchema, trackViewSchema } from '../entities/track.ts';
import { trackLimits } from '../track-limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';

export const trackOwn = defineCall({
  name: 'trackOwn',
  ...askedAddresses.trackOwn,
  summary:
    'How far these reports and aid requests have come, for whoever proves by their secrets that they are theirs. What is unknown or another’s is not among the answers.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    records: v.pipe(
      listOf(ownRecordSchema, trackLimits.records, `at most ${trackLimits.records}`),
      v.minLength(1, 'at least one'),
    ),
  }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(trackViewSchema) }) },
});

export const lookUpRecord = defineCall({
  name: 'lookUpRecord',
  ...askedAddresses.lookUpRecord,
  summary:
    'The status of a report or an aid request, by its reference and the whole telephone number that was given with it. One answer, in the same time, for an unknown reference and a wrong number; limited for each reference, each network and in total.',
  who: 'anyone',
  queued: false,
  body: lookUpSchema,
  answers: { 200: v.strictObject({ success: v.literal(true), data: lookedUpSchema }) },
});

export const actOnOwn = queuedCall('actOnOwn', {
  summary:
    'What whoever sent a report or an aid request says of it later, proved by its secret: still needed, no longer needed, needed again, one more requirement. What became of it is in `data.act`.',
  who: 'anyone',
  body: ownActSchema,
});
