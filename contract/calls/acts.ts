import * as v from 'valibot';
import {
  accountActSchema,
  aidActSchema,
  alertBodySchema,
  messageMarkSchema,
  ownOutcomeSchema,
  reportActSchema,
} from '../entities/acts.ts';
import { idSchema } from '../entities/fields.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';

const CONFLICT =
  'With `Idempotency-Key` the answer, done or conflict, is kept (`data.act`); without one a conflict is a 409.';

export const actOnReport = queuedCall('actOnReport', {
  summary: `Decides about a report, puts its facts right, writes its campaign, or takes it out of the triage lane. ${CONFLICT}`,
  who: 'decide-reports',
  body: reportActSchema,
});

export const actOnAid = queuedCall('actOnAid', {
  summary: `Gives or takes lines of an aid request, gives them back, tells how its needs stand, closes or reopens it. ${CONFLICT}`,
  who: 'act-on-aid',
  body: aidActSchema,
});

export const actOnAccount = queuedCall('actOnAccount', {
  summary: `Approves or refuses an account its role, or takes a fresh decision back. ${CONFLICT}`,
  who: 'decide-approvals',
  body: accountActSchema,
});

export const markMessage = queuedCall('markMessage', {
  summary: `Marks a message as answered, or as open again. The same mark twice is one. ${CONFLICT}`,
  who: 'answer-messages',
  body: messageMarkSchema,
});

export const alertVolunteers = queuedCall('alertVolunteers', {
  summary: `Approves a disaster and alerts the volunteers near it, in one act: who was chosen is recorded. ${CONFLICT}`,
  who: 'decide-reports',
  body: alertBodySchema,
});

export const previewAlert = defineCall({
  name: 'previewAlert',
  ...askedAddresses.previewAlert,
  summary: 'How many an alert to this disaster would reach now.',
  who: 'decide-reports',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  query: v.strictObject({
    radiusKm: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,3})?$/, 'kilometres'))),
  }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        /** Volunteers with a place of theirs within the radius: the alert goes to them. */
        near: v.number(),
        /** Theirs to which it goes: those within the radius, and those without a place. */
        devices: v.number(),
        /** Others within the radius: they are on a disaster, or all their devices there want no such alert. */
        leftOut: v.strictObject({ busy: v.number(), unwanted: v.number() }),
        /** All approved volunteers: they find the disaster in the app. */
        volunteers: v.number(),
        /** The radius that it was counted by. */
        radiusKm: v.number(),
      }),
    }),
  },
});

export const listOutcomes = defineCall({
  name: 'listOutcomes',
  ...askedAddresses.listOutcomes,
  summary: "What became of the caller's own acts, newest first.",
  who: 'signed-in',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(ownOutcomeSchema) }) },
});
