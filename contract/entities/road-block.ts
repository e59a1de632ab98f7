import * as v from 'valibot';
import { roadBlockKinds, roadBlockStates } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, optionalText, positionSchema } from './fields.ts';
import { nearSchema } from './near.ts';

const kindSchema = v.picklist(roadBlockKinds, `one of ${roadBlockKinds.join(', ')}`);

/** What a volunteer says of a blocked road. */
export const roadBlockBodySchema = v.strictObject({
  place: positionSchema,
  kind: kindSchema,
  note: v.optional(optionalText(limits.roadNoteCharacters)),
  /** The road block, known before, that the volunteer got past: then this says that it may be over, and makes no new one. */
  passed: v.optional(idSchema),
  /** Device time at which it was seen. */
  createdAt: v.optional(isoTimeSchema),
});
export type RoadBlockBody = v.InferOutput<typeof roadBlockBodySchema>;

/**
 * What an admin does to one: `confirm` also makes it last anew, and brings back one that was lifted or has expired; `reopen` takes back
 * one's own decision: it is reported again, and nobody has confirmed it.
 */
export const roadActSchema = v.strictObject({
  act: v.picklist(['confirm', 'lift', 'reopen'], 'confirm, lift or reopen'),
  roadBlockId: idSchema,
  /** How it stood before the admin's eyes. */
  seen: v.picklist(roadBlockStates, `one of ${roadBlockStates.join(', ')}`),
  /** Device time. */
  actedAt: v.optional(isoTimeSchema),
});
export type RoadAct = v.InferOutput<typeof roadActSchema>;

/** A road block as a reader gets it: `policies/who-sees-what` says who sees which members of which. */
export const roadBlockViewSchema = v.strictObject({
  _id: idSchema,
  kind: kindSchema,
  position: positionSchema,
  /** The town that it is near, where a server names towns. */
  near: v.optional(nearSchema),
  state: v.picklist(roadBlockStates),
  /** When it was seen, as its device says, and no later than it came. */
  reportedAt: v.string(),
  confirmedAt: v.optional(v.string()),
  /** When it is over if nobody confirms it. */
  expiresAt: v.string(),
  note: v.optional(v.string()),
  /** When a volunteer last got past it, as their device says. */
  passedAt: v.optional(v.string()),
});
export type RoadBlockView = v.InferOutput<typeof roadBlockViewSchema>;
