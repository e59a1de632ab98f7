import * as v from 'valibot';
import { aidStatuses, lanes, requirementStatuses } from '../enumerations.ts';
import { isCounted } from '../counted-needs.ts';
import { limits } from '../limits.ts';
import { bodyEntries, viewEntries } from './field-schemas.ts';
import {
  accuracySchema,
  deviceFields,
  idSchema,
  isoTimeSchema,
  listOf,
  positionSchema,
  requiredText,
} from './fields.ts';
import { aidFields } from './record-fields.ts';

/** Text; a number is accepted too and kept as its text. */
const quantitySchema = v.union(
  [
    requiredText(limits.quantityCharacters),
    v.pipe(
      v.number(),
      v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'a number that keeps its digits'),
    ),
  ],
  'required',
);

const requirementBodySchema = v.pipe(
  v.strictObject({
    type: requiredText(limits.needCharacters),
    quantity: v.exactOptional(quantitySchema),
    urgent: v.optional(v.boolean('true or false'), false),
    status: v.optional(v.literal('pending', 'a new requirement is pending'), 'pending'),
  }),
  v.forward(
    v.check(({ type, quantity }) => quantity !== undefined || !isCounted(type), 'required'),
    ['quantity'],
  ),
);

/** Another service that has the same request, and its number there. */
const elsewhereSchema = v.strictObject({
  source: requiredText(limits.sourceCharacters),
  number: requiredText(limits.sourceNumberCharacters),
});
export type Elsewhere = v.InferOutput<typeof elsewhereSchema>;

/** What may stand in each field of an aid request. */
const schemas = {
  name: requiredText(limits.nameCharacters),
  contactNumber: requiredText(limits.contactCharacters),
  disasterType: requiredText(limits.needCharacters),
  location: requiredText(limits.placeCharacters),
  requirements: v.pipe(
    listOf(requirementBodySchema, limits.requirements, `at most ${limits.requirements} requirements`),
    v.minLength(1, 'at least one requirement'),
  ),
  deadline: isoTimeSchema,
  description: requiredText(limits.descriptionCharacters),
  locationAccuracy: accuracySchema,
  position: positionSchema,
  onBehalf: v.boolean('true or false'),
  elsewhere: elsewhereSchema,
};

/** Body of `POST /api/aid/create`: section 7's fields and what our device adds. */
export const aidBodySchema = v.strictObject({
  ...bodyEntries(aidFields, schemas),
  status: v.optional(v.literal('active', 'a new request is active'), 'active'),
  ...deviceFields,
});
export type AidBody = v.InferInput<typeof aidBodySchema>;

/** The part of an aid request that an NGO has in hand. */
export const takingSchema = v.strictObject({
  _id: idSchema,
  lines: v.array(v.number()),
  /** ISO 8601, server time. */
  since: v.string(),
  ngo: v.optional(v.strictObject({ _id: idSchema, name: v.string() })),
});
export type Taking = v.InferOutput<typeof takingSchema>;

/** An aid request as a reader gets it; `policies/who-sees-what` decides which members are there. */
export const aidViewSchema = v.strictObject({
  _id: idSchema,
  disasterType: v.string(),
  requirements: v.array(
    v.strictObject({
      type: v.string(),
      quantity: v.optional(v.string()),
      urgent: v.boolean(),
      status: v.picklist(requirementStatuses),
      /** Of a partially fulfilled one: how much has come, in words. */
      delivered: v.optional(v.string()),
      /** It was handed over without the receiver's code, who has not said yet whether it came. */
      awaitsAnswer: v.optional(v.literal(true)),
      /** Of a fulfilled one: how it was given, as whoever fulfilled it by hand says. */
      given: v.optional(v.string()),
      /** Of a request that stands for several: which of them asked for it, one of `households`; absent: the request itself did. */
      household: v.optional(idSchema),
      /** Nobody asks for it here any more: it is kept for its place alone. */
      left: v.optional(v.boolean()),
    }),
  ),
  /** The others that this request stands for, for admins and for whoever has taken it. */
  households: v.optional(
    v.array(
      v.strictObject({
        _id: idSchema,
        name: v.string(),
        contactNumber: v.string(),
        location: v.string(),
        description: v.optional(v.string()),
        onBehalf: v.optional(v.boolean()),
        status: v.picklist(aidStatuses),
      }),
    ),
  ),
  /** Which of its lines (places in `requirements`) are taken; by whom is told to those who see the whole request. */
  takings: v.optional(v.array(takingSchema)),
  deadline: v.string(),
  status: v.picklist(aidStatuses),
  createdAt: v.string(),
  ...viewEntries(aidFields),
  elsewhere: v.optional(elsewhereSchema),
  /** For admins alone. */
  lane: v.optional(v.picklist(lanes)),
  /** When it was written, by the device's clock: `createdAt` is when it reached the server. */
  writtenAt: v.optional(v.string()),
  photosToFollow: v.optional(v.number()),
  supersedes: v.optional(idSchema),
  /** When whoever asked last said that it is still needed (ISO 8601). */
  confirmedAt: v.optional(v.string()),
  /** When this server last asked them whether it is (ISO 8601). */
  askedAt: v.optional(v.string()),
  /** When whoever asked said that the place is another, and, for admins alone, where it was before that. */
  movedAt: v.optional(v.string()),
  movedFrom: v.optional(v.strictObject({ location: v.string(), position: v.optional(positionSchema) })),
  /** When they last wrote to whoever has it in hand. */
  messagedAt: v.optional(v.string()),
  /** The request that this one was merged into, and how many are one with this one: for admins alone. */
  sameAs: v.optional(idSchema),
  requests: v.optional(v.number()),
});
export type AidView = v.InferOutput<typeof aidViewSchema>;
