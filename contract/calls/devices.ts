import * as v from 'valibot';
import { deviceBodySchema, devicePlaceSchema, pushTokenSchema } from '../entities/device.ts';
import { atMost, idSchema, listOf } from '../entities/fields.ts';
import { pushReceiptSchema } from '../entities/push-message.ts';
import { deviceLimits } from '../device-limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';

const done = { 200: v.strictObject({ success: v.literal(true), message: v.string() }) };
const BOUND =
  'Bound to the session that makes it, and so to its end; a token that another device has bound is refused as forbidden.';

export const saveDevice = defineCall({
  name: 'saveDevice',
  ...askedAddresses.saveDevice,
  summary: `Pushes to this device go to this token. ${BOUND}`,
  who: 'anyone',
  queued: false,
  body: deviceBodySchema,
  answers: done,
});

export const placeDevice = defineCall({
  name: 'placeDevice',
  ...askedAddresses.placeDevice,
  summary: `Where the device with this token is. Where it has chosen a place of its own that stays. ${BOUND}`,
  who: 'anyone',
  queued: false,
  body: devicePlaceSchema,
  answers: done,
});

export const forgetDevice = defineCall({
  name: 'forgetDevice',
  ...askedAddresses.forgetDevice,
  summary: `Nothing is pushed to this token any more, and nothing kept of it. ${BOUND}`,
  who: 'anyone',
  queued: false,
  body: v.strictObject({ fcm_token: pushTokenSchema }),
  answers: done,
});

export const followOwn = defineCall({
  name: 'followOwn',
  ...askedAddresses.followOwn,
  summary: `This device is told what becomes of these reports and aid requests, which it proves to be its own by their secrets. ${BOUND}`,
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    fcm_token: pushTokenSchema,
    records: v.pipe(
      listOf(
        v.strictObject({ _id: idSchema, claimSecret: v.pipe(v.string('text'), atMost(200, 'too long')) }),
        deviceLimits.followed,
        `at most ${deviceLimits.followed}`,
      ),
      v.minLength(1, 'at least one'),
    ),
  }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      /** Those that are followed now; a record that is unknown or another's is not among them. */
      data: v.array(idSchema),
    }),
  },
});

export const noteAlert = queuedCall('noteAlert', {
  summary: 'A push reached its device, or was opened there. The key that came with it proves it.',
  who: 'anyone',
  body: pushReceiptSchema,
});
