import * as v from 'valibot';
import { pledgeStates } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, optionalText, requiredText } from './fields.ts';
import { reportViewSchema } from './report.ts';

/*
 * A pledge is an NGO's answer to a disaster that lacks volunteers: so many of its people come. They fill places as volunteers do. Whether
 * there were enough is decided by the server when the answer arrives.
 */

/** Device time. */
const actedAt = v.optional(isoTimeSchema);

export const disasterAnswerSchema = v.variant(
  'act',
  [
    /** The NGO sends people. The item's id becomes the pledge's. */
    v.strictObject({
      act: v.literal('send'),
      disasterId: idSchema,
      people: v.pipe(
        v.number('a whole number'),
        v.integer('a whole number'),
        v.minValue(1, 'at least 1'),
        v.maxValue(limits.volunteersWanted, 'too many'),
      ),
      /** When they should be there; absent: as soon as they can. */
      arrivesAt: v.optional(isoTimeSchema),
      /** What they bring, who leads them: for the admins alone. */
      note: v.optional(optionalText(limits.reasonCharacters)),
      actedAt,
    }),
    /** They do not come: the NGO says so, or an admin. */
    v.strictObject({
      act: v.literal('withdraw'),
      disasterId: idSchema,
      pledgeId: idSchema,
      reason: requiredText(limits.reasonCharacters),
      actedAt,
    }),
    /** An NGO puts the disaster aside, for itself alone. */
    v.strictObject({ act: v.literal('reject'), disasterId: idSchema, actedAt }),
    /** And takes that back. */
    v.strictObject({ act: v.literal('reconsider'), disasterId: idSchema, actedAt }),
  ],
  'one of send, withdraw, reject, reconsider',
);
export type DisasterAnswer = v.InferOutput<typeof disasterAnswerSchema>;

/** A pledge as its NGO sees it. */
export const pledgeViewSchema = v.strictObject({
  /** Id of the item that made it. */
  _id: idSchema,
  /** What stands for the disaster that it answers, when it arrived. */
  disasterId: idSchema,
  people: v.number(),
  /** ISO 8601, as all times. */
  arrivesAt: v.optional(v.string()),
  note: v.optional(v.string()),
  state: v.picklist(pledgeStates),
  /** Why it was withdrawn. */
  reason: v.optional(v.string()),
  since: v.string(),
  endedAt: v.optional(v.string()),
  /** As much of it as the NGO may see, but for how to reach its reporter; absent: it is no more. */
  disaster: v.optional(reportViewSchema),
});
export type PledgeView = v.InferOutput<typeof pledgeViewSchema>;
