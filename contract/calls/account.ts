import * as v from 'valibot';
import {
  accountNameSchema,
  accountSchema,
  codeSchema,
  newEmailSchema,
  newPasswordSchema,
  passwordSchema,
  sessionSchema,
  signedInSchema,
} from '../entities/account.ts';
import { deliveryViewSchema } from '../entities/delivery.ts';
import { donationViewSchema } from '../entities/donation.ts';
import { idSchema } from '../entities/fields.ts';
import { alertWishesSchema } from '../entities/device.ts';
import { ngoViewSchema } from '../entities/ngo.ts';
import { ownDeviceSchema, ownPushSchema, ownStepSchema } from '../entities/own-device.ts';
import { pledgeViewSchema } from '../entities/pledge.ts';
import { announcedPhotos } from '../entities/photo.ts';
import { roadBlockViewSchema } from '../entities/road-block.ts';
import { certificateSchema, volunteerViewSchema } from '../entities/volunteer.ts';
import { actResults, takingStates, workStates, workSteps, workWhys } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';
import { doneSchema } from './users.ts';

export const getAccount = defineCall({
  name: 'getAccount',
  ...askedAddresses.getAccount,
  summary: "The caller's own account.",
  who: 'signed-in',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: accountSchema }) },
});

export const updateAccount = queuedCall('updateAccount', {
  summary: "Changes the caller's own name. The later `changedAt` wins, in whatever order changes arrive.",
  who: 'signed-in',
  body: accountNameSchema,
});

export const askToVolunteer = defineCall({
  name: 'askToVolunteer',
  ...askedAddresses.askToVolunteer,
  summary: "Makes a donor's account ask for the role of a volunteer; any other account stays as it is.",
  who: 'signed-in',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: accountSchema }) },
});

export const changeEmail = defineCall({
  name: 'changeEmail',
  ...askedAddresses.changeEmail,
  summary:
    'Sets a new e-mail address, by which the caller signs in from then on. Sessions stay; links for a new password are void.',
  who: 'signed-in',
  queued: false,
  body: newEmailSchema,
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: accountSchema }) },
});

export const changePassword = defineCall({
  name: 'changePassword',
  ...askedAddresses.changePassword,
  summary: 'Sets a new password. Ends every session of the account; the answer opens a new one for this device.',
  who: 'signed-in',
  queued: false,
  body: v.strictObject({ password: passwordSchema, newPassword: newPasswordSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: signedInSchema }) },
});

export const listSessions = defineCall({
  name: 'listSessions',
  ...askedAddresses.listSessions,
  summary: 'The devices on which the account is signed in, last used first.',
  who: 'signed-in',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(sessionSchema) }) },
});

export const endSession = defineCall({
  name: 'endSession',
  ...askedAddresses.endSession,
  summary: "Ends one of the caller's own sessions.",
  who: 'signed-in',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: { 200: doneSchema },
});

export const endAllSessions = defineCall({
  name: 'endAllSessions',
  ...askedAddresses.endAllSessions,
  summary: "Ends all of the caller's sessions, this one included.",
  who: 'signed-in',
  queued: false,
  answers: { 200: doneSchema },
});

export const exportAccount = defineCall({
  name: 'exportAccount',
  ...askedAddresses.exportAccount,
  summary: 'Everything that the server keeps about the caller, with what it is kept for.',
  who: 'signed-in',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        exportedAt: v.string(),
        /** What each part is kept for and how long, in words. */
        purposes: v.record(v.string(), v.string()),
        account: accountSchema,
        consent: v.nullable(v.strictObject({ version: v.string(), at: v.string() })),
        sessions: v.array(sessionSchema),
        /** What the account sent through its outbox: receipts with the bodies that were kept. */
        sent: v.array(v.strictObject({ id: idSchema, call: v.string(), receivedAt: v.string() })),
        /** As its owner sees it, the Aadhaar number masked. */
        profile: volunteerViewSchema,
        /** An NGO's profile. */
        ngo: v.optional(ngoViewSchema),
        /** All acceptances, oldest first, each with its steps. */
        work: v.array(
          v.strictObject({
            id: idSchema,
            disasterId: idSchema,
            state: v.picklist(workStates),
            why: v.optional(v.picklist(workWhys)),
            reason: v.optional(v.string()),
            decidedAt: v.string(),
            endedAt: v.optional(v.string()),
            steps: v.array(
              v.strictObject({ step: v.picklist(workSteps), takenAt: v.string(), reason: v.optional(v.string()) }),
            ),
            /** What they took there; each photo is had by its own address. */
            photos: announcedPhotos(),
            /** Where the volunteer shows to be, while they share it. */
            position: v.optional(
              v.strictObject({ lat: v.number(), lng: v.number(), at: v.string(), until: v.string() }),
            ),
          }),
        ),
        learned: v.array(v.strictObject({ course: v.string(), module: v.string(), learnedAt: v.string() })),
        certificates: v.array(certificateSchema),
        /** What became of its own acts on records, newest first. */
        outcomes: v.array(
          v.strictObject({
            _id: idSchema,
            about: idSchema,
            what: v.string(),
            result: v.picklist(actResults),
            at: v.string(),
          }),
        ),
        /** That it was chosen for, oldest first. */
        alerts: v.array(v.strictObject({ disasterId: idSchema, title: v.string(), body: v.string(), at: v.string() })),
        /** On which it gets pushes, last registered first. */
        devices: v.array(ownDeviceSchema),
        /** That came there, oldest first. */
        pushes: v.array(ownPushSchema),
        /** Alerts by SMS or e-mail, oldest first. */
        alertSteps: v.array(ownStepSchema),
        /** Quiet hours that are kept for those. */
        quietHours: alertWishesSchema.entries.quiet,
        /** What it took of aid requests as an NGO, oldest first. */
        takings: v.array(
          v.strictObject({
            id: idSchema,
            aidId: idSchema,
            state: v.picklist(takingStates),
            since: v.string(),
            endedAt: v.optional(v.string()),
            reason: v.optional(v.string()),
            /** Those in hand now. */
            lines: v.array(v.number()),
          }),
        ),
        /** People that it pledged as an NGO, oldest first. */
        pledges: v.optional(v.array(v.omit(pledgeViewSchema, ['disaster']))),
        /** That it reported, oldest first, however they stand. */
        messages: v.optional(
          v.array(v.strictObject({ _id: idSchema, recordId: idSchema, text: v.string(), at: v.string() })),
        ),
        roadBlocks: v.optional(v.array(roadBlockViewSchema)),
        /** What it packed and brought as an NGO, oldest first. */
        deliveries: v.optional(v.array(deliveryViewSchema)),
        /** What they gave; absent where the server is older. */
        donations: v.optional(v.array(donationViewSchema)),
        /** Acts of the account and about it. */
        history: v.array(
          v.strictObject({ at: v.string(), action: v.string(), detail: v.record(v.string(), v.unknown()) }),
        ),
      }),
    }),
  },
});

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  ...askedAddresses.deleteAccount,
  summary: 'Deletes the account and what it holds, for good. The last admin cannot.',
  who: 'signed-in',
  queued: false,
  body: v.strictObject({ password: passwordSchema }),
  answers: { 200: doneSchema },
});

export const beginSecondStep = defineCall({
  name: 'beginSecondStep',
  ...askedAddresses.beginSecondStep,
  summary: 'A secret for an authenticator app (TOTP, RFC 6238). In force once it is confirmed by a code.',
  who: 'use-second-step',
  queued: false,
  body: v.strictObject({ password: passwordSchema }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ secret: v.string(), uri: v.string() }),
    }),
  },
});

export const confirmSecondStep = defineCall({
  name: 'confirmSecondStep',
  ...askedAddresses.confirmSecondStep,
  summary:
    'Puts the second step in force. The recovery codes, each good once, are shown only now: again with a fresh code makes new ones.',
  who: 'use-second-step',
  queued: false,
  body: v.strictObject({ code: codeSchema }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ recoveryCodes: v.array(v.string()) }),
    }),
  },
});

export const endSecondStep = defineCall({
  name: 'endSecondStep',
  ...askedAddresses.endSecondStep,
  summary: 'Takes the second step away again.',
  who: 'signed-in',
  queued: false,
  body: v.strictObject({ password: passwordSchema, code: codeSchema }),
  answers: { 200: doneSchema },
});
