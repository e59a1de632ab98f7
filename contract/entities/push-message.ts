import * as v from 'valibot';
import { disasterTypes, readSeverities } from '../enumerations.ts';
import { idSchema, senderFields } from './fields.ts';

/** What a push is about. `alert`: volunteers are called · `account`: one's role was decided · `work`: one's acceptance · `report`: one's own report or aid request · `team`: somebody accepted a disaster that one alerted to. */
export const pushKinds = ['alert', 'account', 'work', 'report', 'team'] as const;
export type PushKind = (typeof pushKinds)[number];

/** A task as a volunteer needs it without a network; nothing in it tells who reported. */
export const pushedTaskSchema = v.strictObject({
  _id: idSchema,
  type: v.picklist(disasterTypes),
  severity: v.picklist(readSeverities),
  reportedAt: v.string(),
  /** WGS 84 degrees, rounded as the public sees them; absent: unknown. */
  lati: v.optional(v.number()),
  long: v.optional(v.number()),
  /** From the device's place. */
  distanceKm: v.optional(v.number()),
  volunteersWanted: v.optional(v.number()),
});
export type PushedTask = v.InferOutput<typeof pushedTaskSchema>;

/**
 * What travels in a push, encrypted for the device alone: section 3's `notification` and `data`; `data.relay` is this, as JSON text
 * (values of FCM's `data` are texts).
 */
export const pushMessageSchema = v.strictObject({
  v: v.literal(1),
  /** Of the notice: the same in each repeat, also the notification's tag. */
  id: idSchema,
  kind: v.picklist(pushKinds),
  title: v.string(),
  body: v.string(),
  /** Path of this origin that a tap opens. */
  path: v.string(),
  /** ISO 8601. */
  at: v.string(),
  /** With `alert`. */
  task: v.optional(pushedTaskSchema),
  /** With which the device says that it came: whoever has it can say so and nothing else. */
  receipt: v.optional(v.strictObject({ device: idSchema, key: v.string() })),
});
export type PushMessage = v.InferOutput<typeof pushMessageSchema>;

export const pushEvents = ['reached', 'opened'] as const;
export type PushEvent = (typeof pushEvents)[number];

/** Body of `noteAlert`: the push came, or a person opened it. */
export const pushReceiptSchema = v.strictObject({
  noticeId: idSchema,
  deviceId: idSchema,
  key: v.pipe(v.string('text'), v.regex(/^[A-Za-z0-9_-]{22}$/, 'the key of the push')),
  event: v.picklist(pushEvents, `one of ${pushEvents.join(', ')}`),
  ...senderFields,
});
export type PushReceipt = v.InferOutput<typeof pushReceiptSchema>;
