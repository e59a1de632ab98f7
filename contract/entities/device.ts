import * as v from 'valibot';
import { deviceLimits } from '../device-limits.ts';
import { disasterTypes, languageCodes, severities } from '../enumerations.ts';
import { atMost, listOf, optionalText, positionSchema } from './fields.ts';

/**
 * Where pushes to a device go: a token of Firebase Cloud Messaging, or a subscription of Web Push (W3C Push API) as JSON text with
 * `endpoint` and `keys` (`p256dh`, `auth`). Section 7 has one field for it, whatever it is.
 */
export const pushTokenSchema = v.pipe(
  v.string('text'),
  v.minLength(1, 'required'),
  atMost(deviceLimits.tokenCharacters, 'too long'),
  v.regex(/^[\x20-\x7e]+$/, 'no token of a push service'),
);

/** A Web Push subscription as the browser gives it (`toJSON`, with members of which we need none), its keys in unpadded base64url. */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), atMost(deviceLimits.tokenCharacters), v.url()),
  keys: v.object({
    /** The device's public key: 65 bytes, uncompressed P-256. */
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
    /** 16 bytes. */
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
});
export type PushSubscriptionKeys = v.InferOutput<typeof subscriptionSchema>;

const minuteOfDay = v.pipe(
  v.number('minutes'),
  v.integer('minutes'),
  v.minValue(0, 'at least 0'),
  v.maxValue(1439, 'at most 1439'),
);

/** Which alerts a device wants. An absent member is as it is without any choice: all of them, at any hour. */
export const alertWishesSchema = v.strictObject({
  on: v.boolean('true or false'),
  /** None: all. */
  types: v.optional(listOf(v.picklist(disasterTypes), disasterTypes.length, 'too many')),
  minSeverity: v.optional(v.picklist(severities)),
  /** Kilometres from the device's place; absent: as far as an admin alerts. */
  radiusKm: v.optional(
    v.pipe(v.number('kilometres'), v.minValue(1, 'at least 1'), v.maxValue(deviceLimits.radiusKm, 'too far')),
  ),
  /** Minutes of the local day; from after to: over midnight. */
  quiet: v.optional(
    v.strictObject({
      from: minuteOfDay,
      to: minuteOfDay,
      /** IANA name of the zone that they are meant in. */
      timeZone: v.pipe(v.string('a time zone'), atMost(60), v.regex(/^[A-Za-z0-9_+/-]+$/, 'a time zone')),
      /** Critical disasters come all the same. */
      butCritical: v.boolean('true or false'),
    }),
  ),
  /** A place of its own, such as one's parents' village. Absent: where the phone is. */
  place: v.optional(
    v.strictObject({ ...positionSchema.entries, name: v.optional(optionalText(deviceLimits.placeCharacters)) }),
  ),
});
export type AlertWishes = v.InferOutput<typeof alertWishesSchema>;

/** Body of `POST /api/notification/saveUser`. Section 7 knows `fcm_token` alone. */
export const deviceBodySchema = v.strictObject({
  fcm_token: pushTokenSchema,
  /** The token that the push service has put this one in the place of. */
  former: v.optional(pushTokenSchema),
  language: v.optional(v.picklist(languageCodes)),
  wishes: v.optional(alertWishesSchema),
});
export type DeviceBody = v.InferOutput<typeof deviceBodySchema>;

/** Body of `POST /api/notification/updateuserlocation`: where the phone is. */
export const devicePlaceSchema = v.strictObject({
  fcm_token: pushTokenSchema,
  longitude: positionSchema.entries.long,
  lattitude: positionSchema.entries.lati,
});
export type DevicePlace = v.InferOutput<typeof devicePlaceSchema>;
