import { NO_PUSH } from '../../contract/device-limits.ts';
import { pushTargetOf } from '../push/push-target.ts';

/** Where pushes go, in the one form in which it is kept. */
export interface PushToken {
  /** A token of Firebase Cloud Messaging, or a subscription as JSON text whose members stand in this order: the database reads the endpoint. */
  token: string;
  /** What is the same for one device in all that may be said of it: the endpoint, or the token. */
  address: string;
  /** No push goes there. */
  isNone?: true;
}

/**
 * Undefined for what is neither, and for a subscription at a service that this server does not send to (S33). A phone that no push can reach is
 * known by its session.
 */
export function readPushToken(text: string, extraHosts: readonly string[], sessionId?: string): PushToken | undefined {
  if (text === NO_PUSH) return sessionId === undefined ? undefined : noneOf(sessionId);
  const target = pushTargetOf(text.trim(), extraHosts);
  if (target === undefined) return undefined;
  if (target.kind === 'fcm') return { token: target.token, address: target.token };
  const { endpoint, p256dh, auth } = target;
  return { token: JSON.stringify({ endpoint, keys: { p256dh, auth } }), address: endpoint };
}

/** In a form that no token of a push service has. */
function noneOf(session: string): PushToken {
  const token = JSON.stringify({ none: session });
  return { token, address: token, isNone: true };
}
