import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

/** Why nothing could be brought to a device: it is registered no more · the push service refused it · it did not answer in all tries. */
export const pushFailures = ['gone', 'refused', 'unreachable'] as const;
export type PushFailure = (typeof pushFailures)[number];

/** Why nobody could be told another way: no number or address that it can go to · not taken by who brings it · they did not answer in all tries. */
export const stepFailures = ['noAddress', 'refused', 'unreachable'] as const;

/** People whom no push has reached, and who are told another way: their turn comes · taken by who brings it · not · nobody knows. */
const stepSchema = v.strictObject({
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  unknown: v.number(),
  /** Those that failed, by why; absent in copies from before it was told. */
  causes: v.optional(v.strictObject(v.entriesFromList(stepFailures, v.number()))),
});
export type StepCounts = v.InferOutput<typeof stepSchema>;

/** How far an alert has come. Counts are of volunteers' devices, `volunteers` and `accepted` of themselves. */
export const alertProgressSchema = v.strictObject({
  /** The alert's id. */
  _id: idSchema,
  at: v.string(),
  /** Name of who alerted; absent where their account is gone. */
  by: v.optional(v.string()),
  title: v.string(),
  body: v.string(),
  /** Kilometres of the ring that is asked now, and of the widest that will be. */
  radiusKm: v.number(),
  widestKm: v.number(),
  /** `choosing`, `sending`, `waiting` (for more to accept, before the next ring is asked), `done`. */
  state: v.picklist(['choosing', 'sending', 'waiting', 'done']),
  /** When the next ring is asked if too few have accepted by then. */
  nextRingAt: v.optional(v.string()),
  /** Volunteers who were chosen. Some, and no device of theirs: how these fared is not known (any more): the alert came with an import, or is long ago. */
  volunteers: v.number(),
  /** Of those that were chosen none has a phone that takes pushes: they can be told another way alone. */
  noPhones: v.optional(v.literal(true)),
  chosen: v.number(),
  sent: v.number(),
  reached: v.number(),
  opened: v.number(),
  accepted: v.number(),
  /** Not sent: had enough alerts that day, or comes when their quiet hours are over. */
  held: v.strictObject({ capped: v.number(), quiet: v.number() }),
  failed: v.strictObject({ gone: v.number(), refused: v.number(), unreachable: v.number() }),
  /** Of volunteers, not devices; absent: nobody is told that way. */
  sms: v.optional(stepSchema),
  email: v.optional(stepSchema),
});
export type AlertProgress = v.InferOutput<typeof alertProgressSchema>;

export const getAlertProgress = defineCall({
  name: 'getAlertProgress',
  ...askedAddresses.getAlertProgress,
  summary: 'How far the alerts to this disaster have come, newest first.',
  who: 'decide-reports',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(alertProgressSchema) }) },
});
