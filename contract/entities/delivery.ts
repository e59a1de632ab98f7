import * as v from 'valibot';
import {
  deliveryLineStates,
  deliveryPriorities,
  deliverySettlements,
  deliveryStatuses,
  deliveryWhys,
} from '../enumerations.ts';
import { limits } from '../limits.ts';
import {
  daySchema,
  idSchema,
  isoTimeSchema,
  listOf,
  optionalText,
  photosToFollow,
  positionSchema,
  requiredText,
} from './fields.ts';
import { announcedPhotos } from './photo.ts';

/*
 * A delivery is what an NGO packs of an aid request it has taken, and brings to whoever asked. Whether the code of whoever received it is
 * right is decided by the server when the act arrives: no phone but the requester's knows it, in whatever form.
 */

/** Device time. */
const actedAt = v.optional(isoTimeSchema);

export const placeInRequest = v.pipe(
  v.number('a whole number'),
  v.integer('a whole number'),
  v.minValue(0, 'not below 0'),
  v.maxValue(limits.cardLines - 1, 'a need of this request'),
);

/** Entries of a list about needs of one request, each need at most once. */
export function aboutLines<const Entry extends v.GenericSchema<unknown, { line: number }>>(entry: Entry) {
  return v.pipe(
    listOf(entry, limits.requirements, `at most ${limits.requirements}`),
    v.minLength(1, 'at least one'),
    v.check((entries) => new Set(entries.map(({ line }) => line)).size === entries.length, 'each at most once'),
  );
}

/** Body of `POST /api/deliveries/pack`. The item's id becomes the delivery's. */
export const packDeliverySchema = v.strictObject({
  aidId: idSchema,
  takingId: idSchema,
  /** Needs that the taking has in hand; each goes with one delivery at a time. */
  lines: aboutLines(
    v.strictObject({
      line: placeInRequest,
      /** What is packed for it, in words: "two boxes, one tent". */
      items: v.optional(optionalText(limits.quantityCharacters)),
    }),
  ),
  priority: v.picklist(deliveryPriorities, `one of ${deliveryPriorities.join(', ')}`),
  /** The day on which it should be there, in the calendar of the NGO. */
  expectedDay: daySchema,
  /** Who brings it: a driver, a lorry, a courier. */
  carrier: v.optional(optionalText(limits.contactCharacters)),
  actedAt,
});
export type PackDelivery = v.InferOutput<typeof packDeliverySchema>;

export const deliveryActSchema = v.variant(
  'act',
  [
    /** It is on its way. */
    v.strictObject({ act: v.literal('depart'), deliveryId: idSchema, actedAt }),
    /** It was handed over. Done again with the right code, it confirms one that was not confirmed yet. */
    v.strictObject({
      act: v.literal('deliver'),
      deliveryId: idSchema,
      /** As the receiver said it. Absent: they had none. */
      code: v.optional(optionalText(limits.quantityCharacters)),
      /** Why there is no code, or what else is to be said. */
      note: v.optional(optionalText(limits.reasonCharacters)),
      /** Needs of which only a part came, and how much in words. All others came whole. */
      part: v.optional(
        aboutLines(v.strictObject({ line: placeInRequest, delivered: requiredText(limits.quantityCharacters) })),
      ),
      /** Of the handing over: they come by themselves, under this item's id. */
      photosToFollow: photosToFollow(),
      actedAt,
    }),
    v.strictObject({
      act: v.literal('cancel'),
      deliveryId: idSchema,
      reason: requiredText(limits.reasonCharacters),
      actedAt,
    }),
  ],
  'one of depart, deliver, cancel',
);
export type DeliveryAct = v.InferOutput<typeof deliveryActSchema>;

/** One need in a delivery. */
export const deliveryItemSchema = v.strictObject({
  /** Its place in the request's `requirements`. */
  line: v.number(),
  type: v.string(),
  quantity: v.optional(v.string()),
  /** What was packed for it, in words. */
  items: v.optional(v.string()),
  state: v.picklist(deliveryLineStates),
  /** Of one that came in part: how much, in words. */
  delivered: v.optional(v.string()),
});

/** Another than the one that the card is of, with what of the delivery is for it. */
export const deliveryHouseholdSchema = v.strictObject({
  name: v.string(),
  phone: v.string(),
  location: v.string(),
  /** Places in the request's `requirements`. */
  lines: v.array(v.number()),
});
export type DeliveryHousehold = v.InferOutput<typeof deliveryHouseholdSchema>;

/** A delivery as a reader gets it, named as in section 3; `policies/who-sees-what` decides which members are there. */
export const deliveryViewSchema = v.strictObject({
  _id: idSchema,
  aidId: v.optional(idSchema),
  takingId: v.optional(idSchema),
  /** The kind of disaster that the request names. */
  disaster: v.string(),
  requester: v.optional(v.string()),
  contact: v.optional(v.strictObject({ name: v.string(), phone: v.string() })),
  /** Of a request that stands for several: whom else to call, and for what. */
  households: v.optional(v.array(deliveryHouseholdSchema)),
  location: v.optional(v.string()),
  position: v.optional(positionSchema),
  /** A town near the place, as the public is told it. */
  near: v.optional(v.string()),
  status: v.picklist(deliveryStatuses),
  /** When it was packed. */
  date: v.string(),
  departedAt: v.optional(v.string()),
  /** When it was delivered or canceled. */
  endedAt: v.optional(v.string()),
  /** A day. */
  expectedDelivery: v.string(),
  assignedNGO: v.strictObject({ _id: idSchema, name: v.string() }),
  items: v.array(deliveryItemSchema),
  priority: v.picklist(deliveryPriorities),
  carrier: v.optional(v.string()),
  /** Of a delivered one: did its receiver confirm it, by the code or by saying what came? */
  confirmed: v.optional(v.boolean()),
  /** Of a delivered one: how that was settled; absent: the receiver is asked. */
  settledBy: v.optional(v.picklist(deliverySettlements)),
  /** How many more wrong codes may be given for it. */
  triesLeft: v.optional(v.number()),
  note: v.optional(v.string()),
  /** Of its handing over. */
  photos: announcedPhotos(),
  /** Of a canceled one. */
  why: v.optional(v.picklist(deliveryWhys)),
  reason: v.optional(v.string()),
  /** Paise of donations that are allocated to it; absent: none. */
  allocated: v.optional(v.number()),
  /** For the requester alone, until it is settled what became of it. */
  code: v.optional(v.string()),
});
export type DeliveryView = v.InferOutput<typeof deliveryViewSchema>;
