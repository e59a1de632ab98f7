import * as v from 'valibot';
import { idSchema, isoTimeSchema, optionalText } from '../entities/fields.ts';
import {
  deskSchema,
  livePositionSchema,
  reportedWorkSchema,
  teamMemberSchema,
  volunteerProfileSchema,
  volunteerViewSchema,
} from '../entities/volunteer.ts';
import { workListed } from '../work-lists.ts';
import { acceptanceBodySchema, learnedBodySchema, stepBodySchema } from '../entities/work-bodies.ts';
import { hasVisibleText } from '../base/text.ts';
import { limits } from '../limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';
import { queuedCall } from './queued-call.ts';
import { searchSchema } from './search.ts';
import { doneSchema } from './users.ts';

const one = v.strictObject({ id: idSchema });

export const getVolunteer = defineCall({
  name: 'getVolunteer',
  method: 'POST',
  path: '/api/volunteers/getvoldetails',
  summary:
    "A volunteer's profile: all of it for its owner and for admins, name and phone for who is on the same disaster.",
  who: 'signed-in',
  queued: false,
  body: one,
  answers: { 200: v.strictObject({ success: v.literal(true), ...volunteerViewSchema.entries }) },
});

export const saveVolunteerProfile = queuedCall('saveVolunteerProfile', {
  summary:
    "Changes the caller's own volunteer profile; what is not named stays. Each member keeps the change with the latest `changedAt`, in whatever order they arrive.",
  who: 'signed-in',
  body: volunteerProfileSchema,
});

export const checkStatus = defineCall({
  name: 'checkStatus',
  method: 'POST',
  path: '/api/volunteer/check-status',
  summary: 'Is this volunteer on this disaster, and on any at all?',
  who: 'signed-in',
  queued: false,
  body: v.strictObject({ disasterId: idSchema, id: idSchema }),
  answers: {
    200: v.strictObject({ success: v.literal(true), isAssigned: v.boolean(), hasActiveDisaster: v.boolean() }),
  },
});

export const acceptDisaster = queuedCall('acceptDisaster', {
  summary:
    'Asks for a place on a disaster. The server decides: with `Idempotency-Key` its answer, yes or no, is kept (`data.state`); without one a no is a 409.',
  who: 'accept-disasters',
  body: acceptanceBodySchema,
});

export const takeStep = queuedCall('takeStep', {
  summary:
    'A small step on the way to a disaster that was accepted, or out of it. Steps may arrive late and in any order.',
  who: 'signed-in',
  body: stepBodySchema,
});

export const learnModule = queuedCall('learnModule', {
  summary: 'Notes that the caller has learned a module of a course. Twice is once.',
  who: 'signed-in',
  body: learnedBodySchema,
});

export const getDesk = defineCall({
  name: 'getDesk',
  ...askedAddresses.getDesk,
  summary: "The caller's own profile, work and learning, for their device to keep.",
  who: 'see-own-desk',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: deskSchema }) },
});

export const getTeam = defineCall({
  name: 'getTeam',
  ...askedAddresses.getTeam,
  summary: 'Who is on this disaster: for those who are on it too, and for admins.',
  who: 'signed-in',
  queued: false,
  params: one,
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(teamMemberSchema) }) },
});

export const sharePosition = defineCall({
  name: 'sharePosition',
  ...askedAddresses.sharePosition,
  summary:
    'Tells those who coordinate the disaster where its volunteer is now. Only the last position is kept, and not beyond `until`.',
  who: 'accept-disasters',
  queued: false,
  body: v.strictObject({ workId: idSchema, ...livePositionSchema.entries, until: isoTimeSchema }),
  answers: { 200: doneSchema },
});

export const stopSharing = defineCall({
  name: 'stopSharing',
  ...askedAddresses.stopSharing,
  summary: 'Deletes the shared position of this acceptance.',
  who: 'signed-in',
  queued: false,
  params: one,
  answers: { 200: doneSchema },
});

export const completeDisaster = defineCall({
  name: 'completeDisaster',
  ...askedAddresses.completeDisaster,
  summary:
    'The last of the three calls that resolve a disaster: the work of all who are on it is completed. Repeating it changes nothing.',
  who: 'decide-reports',
  queued: false,
  params: one,
  answers: { 200: doneSchema },
});

export const listReportedWork = defineCall({
  name: 'listReportedWork',
  ...askedAddresses.listReportedWork,
  summary: 'Work that volunteers say is done, the longest waiting first; or what was decided about, the latest first.',
  who: 'confirm-work',
  queued: false,
  query: v.strictObject({
    /** Absent: what waits. */
    state: v.optional(v.picklist(workListed)),
    /** Words of the volunteer's name and of the disaster, each from its beginning, or a reference: of the disaster or a certificate. */
    search: searchSchema,
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(reportedWorkSchema) },
});

export const confirmWork = defineCall({
  name: 'confirmWork',
  ...askedAddresses.confirmWork,
  summary:
    'Confirms work that was reported done, or does not, with a reason; or takes back one’s own fresh confirmation. Written down. The same decision twice is one.',
  who: 'confirm-work',
  queued: false,
  params: one,
  body: v.pipe(
    v.strictObject({
      decision: v.picklist(['confirm', 'refuse', 'undo'], 'confirm, refuse or undo'),
      reason: v.optional(optionalText(limits.reasonCharacters)),
    }),
    v.forward(
      v.check(({ decision, reason = '' }) => decision !== 'refuse' || hasVisibleText(reason), 'required'),
      ['reason'],
    ),
  ),
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: reportedWorkSchema }) },
});
