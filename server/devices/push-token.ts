import { pushTargetOf } from '../push/push-target.ts';

/** Where pushes go, in the one form in which it is kept. */
export interface PushToken {
  /** A token of Firebase Cloud Messaging, or a subscription as JSON text whose members stand in this order: the database reads the endpoint. */
  token: string;
  /** What is the same for one device in all that may be said of it: the endpoint, or the token. */
  address: string;
}

/** Undefined for what is neither, and for a subscription at a service that this server does not send to (S33). */
export function readPushToken(text: string, extraHosts: readonly string[]): PushToken | undefined {
  const target = pushTargetOf(text.trim(), extraHosts);
  if (target === undefined) return undefined;
  if (target.kind === 'fcm') return { token: target.token, address: target.token };
  const { endpoint, p256dh, auth } = target;
  return { token: JSON.stringify({ endpoint, keys: { p256dh, auth } }), address: endpoint };
}
