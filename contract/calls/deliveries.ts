import * as v from 'valibot';
import { deviceLimits } from '../device-limits.ts';
import { deliveryActSchema, deliveryViewSchema, packDeliverySchema } from '../entities/delivery.ts';
import { atMost, idSchema, listOf } from '../entities/fields.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';
import { queuedCall } from './queued-call.ts';

const CONFLICT =
  'With `Idempotency-Key` the answer, done or conflict, is kept (`data.act`); without one a conflict is a 409.';

export const packDelivery = queuedCall('packDelivery', {
  summary: `Packs a delivery of needs that the NGO has in hand. ${CONFLICT}`,
  who: 'deliver-aid',
  body: packDeliverySchema,
});

export const actOnDelivery = queuedCall('actOnDelivery', {
  summary: `Says that an NGO's own delivery is on its way, was handed over, or is canceled. Without the receiver's right code it is delivered and not confirmed. ${CONFLICT}`,
  who: 'deliver-aid',
  body: deliveryActSchema,
});

export const listDeliveries = defineCall({
  name: 'listDeliveries',
  ...askedAddresses.listDeliveries,
  summary:
    "Deliveries, newest first, a page at a time: an NGO's own, for admins all, for everybody else what is public of them. `aidId`: those of one aid request.",
  who: 'anyone',
  queued: false,
  query: v.strictObject({ aidId: v.optional(idSchema), cursor: cursorSchema }),
  answers: { 200: pageSchema(deliveryViewSchema) },
});

export const listAwaitedDeliveries = defineCall({
  name: 'listAwaitedDeliveries',
  ...askedAddresses.listAwaitedDeliveries,
  summary:
    "Deliveries that are under way to these aid requests, each with its receiver's code, for whoever proves by its secret that a request is theirs.",
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    records: v.pipe(
      listOf(
        v.strictObject({ _id: idSchema, claimSecret: v.pipe(v.string('text'), atMost(200, 'too long')) }),
        deviceLimits.followed,
        `at most ${deviceLimits.followed}`,
      ),
      v.minLength(1, 'at least one'),
    ),
  }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(deliveryViewSchema) }) },
});
