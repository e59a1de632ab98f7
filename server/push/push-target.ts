import * as v from 'valibot';
import { subscriptionSchema } from '../../contract/entities/device.ts';
import { jsonOf } from './json-of.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { PushTarget } from './sender.ts';

/** Firebase tells no form of its tokens: what may stand in a URL without being written otherwise. */
const FCM_TOKEN = /^[A-Za-z0-9_:.~+/=-]{1,2000}$/;

/**
 * Whom a device's `fcm_token` names: a subscription as JSON text, or a token of Firebase. Undefined for what is neither, and for a
 * subscription at a host that is no push service's. `hosts`: the operator's own.
 */
export function pushTargetOf(token: string, hosts: readonly string[]): PushTarget | undefined {
  if (!token.startsWith('{')) return FCM_TOKEN.test(token) ? { kind: 'fcm', token } : undefined;
  const subscription = v.safeParse(subscriptionSchema, jsonOf(token));
  if (!subscription.success) return undefined;
  const { endpoint, keys } = subscription.output;
  return isPushEndpoint(endpoint, hosts) ? { kind: 'web', endpoint, ...keys } : undefined;
}
