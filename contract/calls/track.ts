import * as v from 'valibot';
import { idSchema, listOf } from '../entities/fields.ts';
import { ownActSchema } from '../entities/own-act.ts';
import { recordMessageSchema, requesterAnswerSchema } from '../entities/record-message.ts';
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
    'What whoever sent a report or an aid request says of it later, proved by its secret: still needed, no longer needed, needed again, one more requirement, another place, a message to those who have it in hand. What became of it is in `data.act`.',
  who: 'anyone',
  body: ownActSchema,
});

export const answerRequester = queuedCall('answerRequester', {
  summary:
    'A short text to whoever sent an aid request or a report, by an organization or a volunteer that has it in hand. It is told to their phone, and stands where they see how it goes.',
  who: 'answer-requesters',
  body: requesterAnswerSchema,
});

export const listRecordMessages = defineCall({
  name: 'listRecordMessages',
  ...askedAddresses.listRecordMessages,
  summary:
    'What whoever sent a record and those who have it in hand have written to each other, oldest first: for those who have it in hand, and for admins with numbers and addresses masked, each look noted.',
  who: 'signed-in',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(recordMessageSchema) }) },
});
