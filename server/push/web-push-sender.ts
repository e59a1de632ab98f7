import { createHash } from 'node:crypto';
import type { Clock } from '../../contract/base/clock.ts';
import { encryptPush, type DeviceKeys } from './encrypt-push.ts';
import type { Pool } from './http2/pool.ts';
import { judgeAnswer } from './judge-answer.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { OutgoingPush, PushTarget, Sent } from './sender.ts';
import type { VapidKeys } from './vapid-keys.ts';
import { vapidTokens } from './vapid-tokens.ts';

export interface WebPushSettings {
  keys: VapidKeys;
  /** How the service's people reach who runs this server: `mailto:` or https. */
  subject: string;
  /** The operator's own push hosts. */
  hosts: readonly string[];
  clock: Clock;
}

type WebTarget = Extract<PushTarget, { kind: 'web' }>;

/** Standard Web Push: RFC 8030 by HTTP/2, encrypted (RFC 8291), with this server's name (RFC 8292). */
export function webPushSender(
  pool: Pool,
  { keys, subject, hosts, clock }: WebPushSettings,
): (to: WebTarget, push: OutgoingPush) => Promise<Sent> {
  const authorization = vapidTokens(keys, subject, clock);
  return async (to, push) => {
    // It was looked at when it came. Since then the operator's list may have changed, or somebody the database.
    if (!isPushEndpoint(to.endpoint, hosts)) return { kind: 'refused' };
    const body = encrypted(push.payload, to);
    if (body === undefined) return { kind: 'gone' };
    const { origin, pathname, search } = new URL(to.endpoint);
    const answer = await pool.ask(origin, {
      path: pathname + search,
      headers: {
        authorization: authorization(origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: push.ttlSeconds,
        urgency: push.urgency,
        ...(push.topic === undefined ? {} : { topic: topicOf(push.topic) }),
      },
      body,
    });
    return judgeAnswer(answer, clock.now());
  };
}

/** Undefined: its keys are no keys, so nothing can ever be sent to it. */
function encrypted(payload: string, device: DeviceKeys): Buffer | undefined {
  const bytes = Buffer.from(payload);
  try {
    return encryptPush(bytes, device);
  } catch (error) {
    // A message too long is our own mistake.
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

/** RFC 8030, 5.4: 32 characters of base64url at most. */
export function topicOf(text: string): string {
  return /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
