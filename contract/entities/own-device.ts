import * as v from 'valibot';
import { alertSteps } from '../alert-steps.ts';
import { languageCodes } from '../enumerations.ts';
import { alertWishesSchema } from './device.ts';
import { idSchema } from './fields.ts';
import { pushKinds } from './push-message.ts';

/** A device on which its owner gets pushes, as their own copy of their data shows it. */
export const ownDeviceSchema = v.strictObject({
  id: idSchema,
  /** The sign-in that it belongs to, and goes with. */
  sessionId: idSchema,
  language: v.picklist(languageCodes),
  wishes: alertWishesSchema,
  /** Rounded as it is kept; `chosen`: not where the phone is. */
  place: v.optional(v.strictObject({ lat: v.number(), lng: v.number(), at: v.string(), chosen: v.boolean() })),
  registeredAt: v.string(),
  /** Since then no push reaches it; its place and wishes are kept for alerts that come another way. */
  endedAt: v.optional(v.string()),
});

/** A push of which one of these devices said that it came, or was opened. */
export const ownPushSchema = v.strictObject({
  deviceId: idSchema,
  kind: v.picklist(pushKinds),
  at: v.string(),
  reachedAt: v.optional(v.string()),
  openedAt: v.optional(v.string()),
});

/** An alert of which its owner was told, or was to be told, another way than by a push. */
export const ownStepSchema = v.strictObject({
  alertId: idSchema,
  at: v.string(),
  by: v.picklist(alertSteps),
  result: v.string(),
});
