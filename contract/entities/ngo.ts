import * as v from 'valibot';
import { applicationStatuses, ngoScopes } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, listOf, optionalText, positionSchema, requiredText } from './fields.ts';
import { pledgeViewSchema } from './pledge.ts';

/** Where an NGO works: within so many kilometres of a place. */
export const serviceAreaSchema = v.strictObject({
  ...positionSchema.entries,
  radiusKm: v.pipe(
    v.number('kilometres'),
    v.minValue(1, 'at least 1'),
    v.maxValue(limits.serviceAreaKm, `at most ${limits.serviceAreaKm}`),
  ),
});
export type ServiceArea = v.InferOutput<typeof serviceAreaSchema>;

/**
 * An NGO as a reader gets it: section 3's record and its superset. Which members are there depends on who asks
 * (`policies/who-sees-what`) and on what the NGO has told; `_id` is its account's.
 */
export const ngoViewSchema = v.strictObject({
  _id: idSchema,
  organizationName: v.string(),
  registrationNumber: v.optional(v.string()),
  email: v.optional(v.string()),
  contactNumber: v.optional(v.string()),
  address: v.optional(v.string()),
  city: v.optional(v.string()),
  website: v.optional(v.string()),
  focusAreas: v.array(v.string()),
  /** Its category: the first of its focus areas. */
  type: v.optional(v.string()),
  scope: v.optional(v.picklist(ngoScopes)),
  /** Absent: everywhere. */
  area: v.optional(serviceAreaSchema),
  /** Address of a picture. */
  image: v.optional(v.string()),
  description: v.optional(v.string()),
  longDescription: v.optional(v.string()),
  status: v.picklist(applicationStatuses),
  createdAt: v.string(),
});
export type NgoView = v.InferOutput<typeof ngoViewSchema>;

const line = v.optional(optionalText(limits.contactCharacters));

/** What section 3's form holds, and our superset of it, as they are sent; a member that is absent stays as it was, an empty one is taken away. */
const profileFields = {
  organizationName: v.optional(requiredText(limits.nameCharacters)),
  registrationNumber: v.optional(requiredText(limits.contactCharacters)),
  focusAreas: v.optional(
    v.pipe(
      listOf(requiredText(limits.needCharacters), limits.focusAreas, `at most ${limits.focusAreas}`),
      v.minLength(1, 'at least one'),
    ),
  ),
  address: v.optional(optionalText(limits.placeCharacters)),
  city: line,
  contact: line,
  website: v.optional(optionalText(limits.placeCharacters)),
  scope: v.optional(v.picklist(['', ...ngoScopes], `one of ${ngoScopes.join(', ')}, or empty`)),
  /** `null`: everywhere. */
  area: v.optional(v.nullable(serviceAreaSchema)),
  image: v.optional(optionalText(limits.placeCharacters)),
  description: v.optional(optionalText(limits.placeCharacters)),
  longDescription: v.optional(optionalText(limits.descriptionCharacters)),
};

/** A piece of an NGO's work that is done: what of one aid request was fulfilled in its hands. */
export const ngoDoneWorkSchema = v.strictObject({
  /** The taking's. */
  _id: idSchema,
  aidId: idSchema,
  disasterType: v.string(),
  /** In words, without telephone numbers and addresses. */
  location: v.optional(v.string()),
  description: v.optional(v.string()),
  /** ISO 8601, server time. */
  takenAt: v.string(),
  endedAt: v.optional(v.string()),
  needs: v.array(v.strictObject({ type: v.string(), quantity: v.optional(v.string()) })),
});
export type NgoDoneWork = v.InferOutput<typeof ngoDoneWorkSchema>;

/** What an NGO has done about aid requests and disasters, beyond what their lists say: its own matter. */
export const ngoWorkSchema = v.strictObject({
  /** Aid requests that it put aside and that are still active. */
  rejected: v.array(idSchema),
  /** Newest first. */
  done: v.array(ngoDoneWorkSchema),
  /** Disasters that it put aside and that are still active. */
  rejectedDisasters: v.optional(v.array(idSchema)),
  /** People that it sends, or sent to a disaster that is resolved by now: newest first. */
  pledges: v.optional(v.array(pledgeViewSchema)),
});
export type NgoWork = v.InferOutput<typeof ngoWorkSchema>;

/** Body of `POST /api/ngos/update`. */
export const ngoProfileSchema = v.strictObject({
  /** The NGO's own account. */
  userId: idSchema,
  ...profileFields,
  /** Device time. */
  changedAt: v.optional(isoTimeSchema),
});
export type NgoProfileBody = v.InferInput<typeof ngoProfileSchema>;
