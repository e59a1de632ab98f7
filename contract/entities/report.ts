import * as v from 'valibot';
import { disasterTypes, displayStatuses, reportStatuses, severities } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { deviceFields, idSchema, optionalText, positionSchema, requiredText } from './fields.ts';

const typeSchema = v.picklist(disasterTypes, `one of ${disasterTypes.join(', ')}`);
const severitySchema = v.picklist(severities, `one of ${severities.join(', ')}`);

/** Body of `POST /api/report/`: section 7's fields, the two that the prototype never filled, and ours. */
export const reportBodySchema = v.strictObject({
  disasterType: typeSchema,
  severity: severitySchema,
  location: v.optional(positionSchema),
  address: requiredText(limits.placeCharacters),
  description: requiredText(limits.descriptionCharacters),
  name: requiredText(limits.nameCharacters),
  contactNumber: requiredText(limits.contactCharacters),
  peopleAffected: v.optional(
    v.pipe(
      v.number('a whole number'),
      v.integer('a whole number'),
      v.minValue(0, 'not below 0'),
      v.maxValue(limits.peopleAffected, 'too many'),
    ),
  ),
  assistanceRequired: v.optional(optionalText(limits.descriptionCharacters)),
  ...deviceFields,
});
export type ReportBody = v.InferOutput<typeof reportBodySchema>;

/**
 * A report as a reader gets it. Which members are there depends on who asks
 * (`policies/report-view`); the schema is the union of all of them.
 */
export const reportViewSchema = v.strictObject({
  _id: idSchema,
  disasterType: typeSchema,
  status: v.picklist(reportStatuses),
  displayStatus: v.picklist(displayStatuses),
  reportedAt: v.string(),
  resolvedAt: v.optional(v.string()),
  severity: v.optional(severitySchema),
  location: v.optional(positionSchema),
  address: v.optional(v.string()),
  description: v.optional(v.string()),
  name: v.optional(v.string()),
  contactNumber: v.optional(v.string()),
  peopleAffected: v.optional(v.number()),
  assistanceRequired: v.optional(v.string()),
});
export type ReportView = v.InferOutput<typeof reportViewSchema>;
