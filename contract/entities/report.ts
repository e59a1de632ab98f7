import * as v from 'valibot';
import {
  dismissals,
  disasterTypes,
  displayStatuses,
  lanes,
  readSeverities,
  reportStatuses,
  roadBlockKinds,
  severities,
  type ReadSeverity,
} from '../enumerations.ts';
import { actLimits } from '../act-limits.ts';
import { limits } from '../limits.ts';
import { bodyEntries, factEntries, viewEntries } from './field-schemas.ts';
import { nearSchema } from './near.ts';
import {
  deviceFields,
  idSchema,
  accuracySchema,
  listOf,
  optionalText,
  positionSchema,
  requiredText,
} from './fields.ts';
import { reportFields } from './record-fields.ts';

const typeSchema = v.picklist(disasterTypes, `one of ${disasterTypes.join(', ')}`);
const severitySchema = v.picklist(severities, `one of ${severities.join(', ')}`);
const peopleSchema = v.pipe(
  v.number('a whole number'),
  v.integer('a whole number'),
  v.minValue(0, 'not below 0'),
  v.maxValue(limits.peopleAffected, 'too many'),
);

/** What may stand in each field of a report. */
const schemas = {
  disasterType: typeSchema,
  location: positionSchema,
  address: requiredText(limits.placeCharacters),
  description: requiredText(limits.descriptionCharacters),
  severity: severitySchema,
  name: requiredText(limits.nameCharacters),
  contactNumber: requiredText(limits.contactCharacters),
  peopleAffected: peopleSchema,
  assistanceRequired: optionalText(limits.descriptionCharacters),
  locationAccuracy: accuracySchema,
  roadBlocked: v.picklist(roadBlockKinds, `one of ${roadBlockKinds.join(', ')}`),
  severityChosen: v.boolean('true or false'),
  placeChosen: v.boolean('true or false'),
  addsTo: idSchema,
  onBehalf: v.boolean('true or false'),
};

/** Body of `POST /api/report/`: section 7's fields, the two that the prototype never filled, and ours. */
export const reportBodySchema = v.strictObject({ ...bodyEntries(reportFields, schemas), ...deviceFields });
export type ReportBody = v.InferOutput<typeof reportBodySchema>;
/** A report as it is read: it may come from an app that knows more severities. */
export type ReadReport = Omit<ReportBody, 'severity'> & { severity: ReadSeverity };

/**
 * The facts of a report that an admin may put right; what is absent stays. The report itself is kept as it came: a revision stands
 * beside it. `null` takes a fact away that need not be there.
 */
export const reportFactsSchema = v.strictObject(factEntries(reportFields, schemas));
export type ReportFacts = v.InferOutput<typeof reportFactsSchema>;

/** What an admin tells the public about an approved disaster, and asks for: `/disaster/{id}`. */
export const campaignSchema = v.strictObject({
  /** Minor units (paise); absent: no target. */
  target: v.optional(
    v.pipe(
      v.number('a whole number'),
      v.integer('a whole number'),
      v.minValue(1, 'at least 1'),
      v.maxValue(actLimits.campaignTarget, 'too much'),
    ),
  ),
  needs: listOf(
    v.strictObject({ type: requiredText(limits.needCharacters), quantity: optionalText(limits.quantityCharacters) }),
    actLimits.campaignNeeds,
    `at most ${actLimits.campaignNeeds}`,
  ),
  text: optionalText(actLimits.campaignCharacters),
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

/**
 * A report as a reader gets it. Which members are there depends on who asks
 * (`policies/who-sees-what`); the schema is the union of all of them.
 */
export const reportViewSchema = v.strictObject({
  _id: idSchema,
  disasterType: typeSchema,
  status: v.picklist(reportStatuses),
  displayStatus: v.picklist(displayStatuses),
  reportedAt: v.string(),
  /** When an admin approved it: with `active` and `resolved`. `reportedAt` is when the report came. */
  activeSince: v.optional(v.string()),
  resolvedAt: v.optional(v.string()),
  severity: v.optional(v.picklist(readSeverities)),
  ...viewEntries(reportFields),
  /** The town that `location` is near, for whoever sees that in any form. */
  near: v.optional(nearSchema),
  /** How many volunteers an admin asks for; absent: not said. And how many have accepted and not left, people of organizations among them. */
  volunteersWanted: v.optional(v.number()),
  volunteersAccepted: v.optional(v.number()),
  /** Organizations whose people are among those, and how many; to admins also when they come and what the organization says of it. */
  pledges: v.optional(
    v.array(
      v.strictObject({
        ngo: v.strictObject({ _id: idSchema, name: v.string() }),
        people: v.number(),
        _id: v.optional(idSchema),
        since: v.optional(v.string()),
        arrivesAt: v.optional(v.string()),
        note: v.optional(v.string()),
        /** The disaster is resolved, and they were there. */
        isDone: v.optional(v.literal(true)),
      }),
    ),
  ),
  /** What the public is told and asked for beyond the report's own words. */
  campaign: v.optional(campaignSchema),
  /** How often its facts were put right, and its campaign written: a change names the number it saw. */
  revision: v.optional(v.number()),
  campaignRevision: v.optional(v.number()),
  /** Address of the photo that an admin has released; absent: none is. */
  image: v.optional(v.string()),
  /** When volunteers were alerted to it last. */
  alertedAt: v.optional(v.string()),
  /** When whoever sent it last said that it stands, and since when they say that it is over (ISO 8601). */
  confirmedAt: v.optional(v.string()),
  overAt: v.optional(v.string()),
  /** When this server last asked whoever sent it whether it stands (ISO 8601). */
  askedAt: v.optional(v.string()),
  /** When they last said that the place is another. Where it was before stands in its history. */
  movedAt: v.optional(v.string()),
  /** When they last wrote to those who are on it. */
  messagedAt: v.optional(v.string()),
  dismissal: v.optional(v.picklist(dismissals)),
  /** For admins alone. */
  lane: v.optional(v.picklist(lanes)),
  /** When it was written, by the device's clock: `reportedAt` is when it reached the server. */
  writtenAt: v.optional(v.string()),
  photosToFollow: v.optional(v.number()),
  supersedes: v.optional(idSchema),
  /** The report that this one was merged into: that one, or what it was merged into itself, stands for both. */
  sameAs: v.optional(idSchema),
  /** How many reports tell of it, where others were merged into it. */
  reports: v.optional(v.number()),
  /** Ids under which the public was shown what was merged into it: links to those lead here. */
  mergedIds: v.optional(v.array(idSchema)),
});
export type ReportView = v.InferOutput<typeof reportViewSchema>;
export type ReportPledge = NonNullable<ReportView['pledges']>[number];
