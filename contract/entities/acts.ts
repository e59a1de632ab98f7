import * as v from 'valibot';
import { inHundredths } from '../base/hundredths.ts';
import { hasVisibleText } from '../base/text.ts';
import {
  applicationStatuses,
  aidClosings,
  aidStatuses,
  dismissals,
  displayStatuses,
  messageStates,
  requirementStatuses,
} from '../enumerations.ts';
import { actLimits } from '../act-limits.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, listOf, optionalText, positionSchema, requiredText } from './fields.ts';
import { actOutcomeSchema } from './receipt.ts';
import { campaignSchema, reportFactsSchema } from './report.ts';

/*
 * What admins, and NGOs of what they took, do to records: acts that may wait in an outbox. Each names what it saw; where that is not so
 * any more it changes nothing and is answered as a conflict, kept like every answer.
 */

/** Device time. */
const actedAt = v.optional(isoTimeSchema);
const optionalReason = v.optional(optionalText(limits.reasonCharacters));
const reason = requiredText(limits.reasonCharacters);

/** How many volunteers are asked for; null: no number. */
export const wantedSchema = v.nullable(
  v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(1, 'at least 1'),
    v.maxValue(limits.volunteersWanted, 'too many'),
  ),
);

const revisionSchema = v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'not below 0'));

/** Of records that tell of one event, or of one household. `about`: the member that names the record. */
function sameEventActs<const About extends Record<string, typeof idSchema>>(about: About) {
  return [
    /** It goes into another one, or into what that one was merged into. */
    v.strictObject({
      act: v.literal('merge'),
      ...about,
      into: idSchema,
      /** The admin saw that one of both is over already. */
      isOver: v.optional(v.literal(true)),
      actedAt,
    }),
    /** It is a record of its own again, with all that was merged into it. `seen`: what it was merged into. */
    v.strictObject({ act: v.literal('unmerge'), ...about, seen: v.optional(idSchema), actedAt }),
    /** Both are not the same, and are not proposed again; `apart` false takes that back. */
    v.strictObject({
      act: v.literal('keep-apart'),
      ...about,
      other: idSchema,
      apart: v.boolean('true or false'),
      actedAt,
    }),
  ] as const;
}

export const reportActSchema = v.variant(
  'act',
  [
    v.strictObject({
      act: v.literal('decide'),
      reportId: idSchema,
      to: v.picklist(displayStatuses, `one of ${displayStatuses.join(', ')}`),
      /** How it stood before the admin's eyes. */
      seen: v.picklist(displayStatuses, `one of ${displayStatuses.join(', ')}`),
      reason: optionalReason,
      /** With `dismissed`. */
      dismissal: v.optional(v.picklist(dismissals, `one of ${dismissals.join(', ')}`)),
      /** With `resolved`. */
      resolvedAt: v.optional(isoTimeSchema),
      /** With `active`; absent: as it was. */
      volunteersWanted: v.optional(wantedSchema),
      actedAt,
    }),
    v.strictObject({
      act: v.literal('revise'),
      reportId: idSchema,
      /** The number of revisions that the admin saw. */
      seen: revisionSchema,
      facts: reportFactsSchema,
      reason: optionalReason,
      actedAt,
    }),
    v.strictObject({
      act: v.literal('describe'),
      reportId: idSchema,
      /** The number of the campaign's revision that the admin saw; 0: none. */
      seen: revisionSchema,
      campaign: campaignSchema,
      actedAt,
    }),
    /** Out of the triage lane: it stands beside all others from now on. */
    v.strictObject({ act: v.literal('release'), reportId: idSchema, actedAt }),
    ...sameEventActs({ reportId: idSchema }),
    /** All reports that wait and were sent as more about this disaster become one with it. */
    v.strictObject({ act: v.literal('merge-added'), reportId: idSchema, actedAt }),
  ],
  'one of decide, revise, describe, release, merge, unmerge, keep-apart, merge-added',
);
export type ReportAct = v.InferOutput<typeof reportActSchema>;

/** Places in `requirements`. */
const linesSchema = v.pipe(
  listOf(
    v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'not below 0')),
    limits.requirements,
    `at most ${limits.requirements}`,
  ),
  v.minLength(1, 'at least one'),
  v.check((lines) => new Set(lines).size === lines.length, 'each at most once'),
);

const amountsSchema = v.pipe(
  listOf(
    v.strictObject({
      line: v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'not below 0')),
      amount: v.pipe(
        v.number('a number'),
        v.minValue(0.01, 'more than 0'),
        v.maxValue(actLimits.lineAmount, 'too many'),
        v.check((amount) => inHundredths(amount) === amount, 'at most two decimals'),
      ),
    }),
    limits.requirements,
    `at most ${limits.requirements}`,
  ),
  v.check((amounts) => new Set(amounts.map(({ line }) => line)).size === amounts.length, 'each line at most once'),
);

export const aidActSchema = v.variant(
  'act',
  [
    /** An admin gives lines to an NGO. Absent `lines`: all that are open and nobody's. */
    v.strictObject({
      act: v.literal('assign'),
      aidId: idSchema,
      ngoId: idSchema,
      lines: v.optional(linesSchema),
      actedAt,
    }),
    /** An NGO takes lines itself. */
    v.strictObject({
      act: v.literal('take'),
      aidId: idSchema,
      lines: v.optional(linesSchema),
      /** Of some of these lines only so much, by the number that their quantity begins with. */
      amounts: v.optional(amountsSchema),
      actedAt,
    }),
    /** An NGO puts the request aside, for itself alone. */
    v.strictObject({ act: v.literal('reject'), aidId: idSchema, actedAt }),
    /** And takes that back. */
    v.strictObject({ act: v.literal('reconsider'), aidId: idSchema, actedAt }),
    /** Gives them free again: the NGO that has them, or an admin. Absent `lines`: all of that taking. */
    v.strictObject({
      act: v.literal('hand-back'),
      aidId: idSchema,
      takingId: idSchema,
      lines: v.optional(linesSchema),
      reason,
      actedAt,
    }),
    v.strictObject({
      act: v.literal('need'),
      aidId: idSchema,
      line: v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'not below 0')),
      seen: v.picklist(requirementStatuses, `one of ${requirementStatuses.join(', ')}`),
      status: v.picklist(requirementStatuses, `one of ${requirementStatuses.join(', ')}`),
      /** With `partially-fulfilled`: how much has come, in words. */
      delivered: v.optional(optionalText(limits.quantityCharacters)),
      /** With `fulfilled`: how it was given, where no delivery says so. */
      given: v.optional(optionalText(limits.reasonCharacters)),
      actedAt,
    }),
    /** Nothing more is to come of it, though a need is open. */
    v.strictObject({
      act: v.literal('close'),
      aidId: idSchema,
      seen: v.picklist(aidStatuses, `one of ${aidStatuses.join(', ')}`),
      to: v.picklist(aidClosings, `one of ${aidClosings.join(', ')}`),
      reason,
      actedAt,
    }),
    v.strictObject({
      act: v.literal('reopen'),
      aidId: idSchema,
      seen: v.picklist(aidStatuses, `one of ${aidStatuses.join(', ')}`),
      reason: optionalReason,
      actedAt,
    }),
    v.strictObject({ act: v.literal('release'), aidId: idSchema, actedAt }),
    ...sameEventActs({ aidId: idSchema }),
    /** One of its deliveries gets another code for its receiver: too many wrong ones were given. */
    v.strictObject({
      act: v.literal('new-code'),
      aidId: idSchema,
      deliveryId: idSchema,
      reason: requiredText(limits.reasonCharacters),
      actedAt,
    }),
  ],
  'one of assign, take, reject, reconsider, hand-back, need, close, reopen, release, merge, unmerge, keep-apart, new-code',
);
export type AidAct = v.InferOutput<typeof aidActSchema>;

export const accountActSchema = v.variant(
  'act',
  [
    v.pipe(
      v.strictObject({
        act: v.literal('decide'),
        accountId: idSchema,
        decision: v.picklist(['approve', 'refuse'], 'approve or refuse'),
        seen: v.picklist(applicationStatuses, `one of ${applicationStatuses.join(', ')}`),
        reason: optionalReason,
        actedAt,
      }),
      v.forward(
        v.check(({ decision, reason: why = '' }) => decision === 'approve' || hasVisibleText(why), 'required'),
        ['reason'],
      ),
    ),
    /** Takes one's own decision back while it is fresh (`actLimits.undoMs`). `decisionId`: the item that decided. */
    v.strictObject({ act: v.literal('undo'), accountId: idSchema, decisionId: idSchema, actedAt }),
  ],
  'one of decide, undo',
);
export type AccountAct = v.InferOutput<typeof accountActSchema>;

/** Marks a message to those who run the server. */
export const messageMarkSchema = v.strictObject({
  messageId: idSchema,
  state: v.picklist(messageStates, `one of ${messageStates.join(', ')}`),
  /** With `open`: the `answeredAt` that the admin saw. Absent: what they take back is their own. */
  seen: v.optional(isoTimeSchema),
  actedAt,
});

/** One's own act and what became of it, for the device that sent it. */
export const ownOutcomeSchema = v.strictObject({
  /** The item's id. */
  _id: idSchema,
  about: idSchema,
  /** `call.act`, such as `actOnReport.decide`; `alertVolunteers` has no act of its own. */
  what: v.string(),
  /** When the server did it. */
  actedAt: v.string(),
  ...actOutcomeSchema.entries,
});
export type OwnOutcome = v.InferOutput<typeof ownOutcomeSchema>;

const radiusSchema = v.pipe(
  v.number('kilometres'),
  v.minValue(1, 'at least 1'),
  v.maxValue(actLimits.alertRadiusKm, `at most ${actLimits.alertRadiusKm}`),
);

/** Approves a disaster and alerts the volunteers near it. */
export const alertBodySchema = v.strictObject({
  title: requiredText(actLimits.alertTitleCharacters),
  body: requiredText(actLimits.alertBodyCharacters),
  /** The disaster's position, as section 7 spells it. The server goes by its own. */
  longitude: v.optional(positionSchema.entries.long),
  lattitude: v.optional(positionSchema.entries.lati),
  disasterId: idSchema,
  /** Kilometres around it; absent: as many as its severity suggests. */
  radiusKm: v.optional(radiusSchema),
  volunteersWanted: v.optional(wantedSchema),
  seen: v.optional(v.picklist(displayStatuses, `one of ${displayStatuses.join(', ')}`)),
  actedAt: v.optional(isoTimeSchema),
});
