import * as v from 'valibot';
import { accountStatuses, ngoScopes } from '../enumerations.ts';
import { idSchema } from './fields.ts';

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
