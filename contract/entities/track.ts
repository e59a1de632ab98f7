import * as v from 'valibot';
import { disasterTypes, dismissals, requirementStatuses } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { atMost, idSchema, requiredText } from './fields.ts';
import { recordMessageSchema } from './record-message.ts';
import { trackLimits } from '../track-limits.ts';
import { additionStates, trackedKinds, trackStages } from '../track-stages.ts';

/** Of a report that somebody has come for, or meant to: how many are on it now, and when one of them was there last (ISO 8601, server time). */
const helpersSchema = v.strictObject({ now: v.number(), thereAt: v.optional(v.string()) });

/** How far a report or an aid request has come, as whoever sent it is told. Nothing of what they wrote, but for what they need. */
export const trackViewSchema = v.strictObject({
  _id: idSchema,
  kind: v.picklist(trackedKinds),
  /** Where it stands: the last of `reached`. */
  stage: v.picklist(trackStages),
  /** What was reached, in the order of the way; when, in server time (ISO 8601), where that is known. */
  reached: v.array(v.strictObject({ stage: v.picklist(trackStages), at: v.optional(v.string()) })),
  /** When whoever sent it last said that it stands, and since when they say that it is over (ISO 8601). */
  confirmedAt: v.optional(v.string()),
  overAt: v.optional(v.string()),
  /** When they last said that the place is another. */
  movedAt: v.optional(v.string()),
  /** What was written to those who have it in hand, and what they answered, oldest first; absent: nothing was. */
  messages: v.optional(v.array(recordMessageSchema)),
  /** It was merged with others of one event: the stages are those of what stands for all of them. */
  merged: v.optional(v.literal(true)),
  /** Of a dismissed report: which kind of dismissal it was. */
  dismissal: v.optional(v.picklist(dismissals)),
  /**
   * Of a report that was sent as more about a disaster: how that stands, and what it is where it is public. `closed`: it was dismissed, or is
   * no more, and the report is looked at like any other. Of a merged report: the event that it is part of, where that is public.
   */
  addsTo: v.optional(
    v.strictObject({
      state: v.picklist(additionStates),
      disasterType: v.optional(v.picklist(disasterTypes)),
      near: v.optional(v.string()),
    }),
  ),
  /** Of a report that volunteers were alerted to: how many were, and how many have accepted. */
  volunteers: v.optional(v.strictObject({ alerted: v.number(), accepted: v.number() })),
  /** Who is on it: newer than `stage`, whose values older phones know. Absent: nobody has accepted it, or it is over and nobody was there. */
  helpers: v.optional(helpersSchema),
  /** Of an aid request: its requirements in the order in which they were asked. */
  requirements: v.optional(
    v.array(
      v.strictObject({
        type: v.string(),
        quantity: v.optional(v.string()),
        urgent: v.boolean(),
        status: v.picklist(requirementStatuses),
        /** Of a partially fulfilled one: how much has come, in words. */
        delivered: v.optional(v.string()),
        /** It was handed over without the code: did it come? */
        awaitsAnswer: v.optional(v.literal(true)),
        /** The organization that has it in hand, and since when (ISO 8601, server time). */
        takenBy: v.optional(v.string()),
        since: v.optional(v.string()),
      }),
    ),
  ),
});
export type TrackView = v.InferOutput<typeof trackViewSchema>;

/** A record and the secret that proves whose it is. */
export const ownRecordSchema = v.strictObject({
  _id: idSchema,
  claimSecret: v.pipe(v.string('text'), atMost(trackLimits.claimSecretCharacters, 'too long')),
});

/** What is known on another phone: the reference that was read out or written down, and the number that was given with the record. */
export const lookUpSchema = v.strictObject({
  reference: requiredText(trackLimits.referenceCharacters),
  phone: requiredText(limits.contactCharacters),
});

/** The status and nothing else. */
export const lookedUpSchema = v.strictObject({
  kind: v.picklist(trackedKinds),
  stage: v.picklist(trackStages),
  helpers: v.optional(helpersSchema),
});
export type LookedUp = v.InferOutput<typeof lookedUpSchema>;
