import * as v from 'valibot';
import { accountStatuses, ngoScopes } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, listOf, optionalText, requiredText } from './fields.ts';

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
  /** Address of a picture. */
  image: v.optional(v.string()),
  description: v.optional(v.string()),
  longDescription: v.optional(v.string()),
  status: v.picklist(accountStatuses),
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
  image: v.optional(optionalText(limits.placeCharacters)),
  description: v.optional(optionalText(limits.placeCharacters)),
  longDescription: v.optional(optionalText(limits.descriptionCharacters)),
};

/** Body of `POST /api/ngos/update`. */
export const ngoProfileSchema = v.strictObject({
  /** The NGO's own account. */
  userId: idSchema,
  ...profileFields,
  /** Device time. */
  changedAt: v.optional(isoTimeSchema),
});
export type NgoProfileBody = v.InferInput<typeof ngoProfileSchema>;
