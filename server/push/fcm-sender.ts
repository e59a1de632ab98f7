import type { Clock } from '../../contract/base/clock.ts';
import type { FcmAccount } from '../start/fcm-account.mjs';
import { fcmTokens } from './fcm-token.ts';
import type { Pool } from './http2/pool.ts';
import { judgeFcm } from './judge-fcm.ts';
import type { OutgoingPush, PushTarget, Sent } from './sender.ts';
import { topicOf } from './web-push-sender.ts';

export interface FcmSettings {
  account: FcmAccount;
  clock: Clock;
  onError(error: unknown): void;
  /** Where Google is; another place in tests alone. */
  origins?: { send: string; token: string };
}

const GOOGLE = { send: 'https://fcm.googleapis.com', token: 'https://oauth2.googleapis.com' };

type FcmTarget = Extract<PushTarget, { kind: 'fcm' }>;

/** Firebase Cloud Messaging, HTTP v1. */
export function fcmSender(
  pool: Pool,
  { account, clock, onError, origins = GOOGLE }: FcmSettings,
): (to: FcmTarget, push: OutgoingPush) => Promise<Sent> {
  const tokens = fcmTokens(pool, account, { clock, onError, origin: origins.token });

  async function trySending(body: string, isAgain: boolean): Promise<Sent> {
    const token = await tokens.current();
    if (token === undefined) return { kind: 'later' };
    const answer = await pool.ask(origins.send, {
      path: `/v1/projects/${account.projectId}/messages:send`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
      body,
      wantsBody: true,
    });
    if (answer?.status !== 401 || isAgain) return judgeFcm(answer, clock.now());
    // Withdrawn before its time.
    tokens.forget(token);
    return trySending(body, true);
  }

  return (to, push) => trySending(bodyOf(to, push), false);
}

/** The payload's own parts, in the places where Google wants them. */
function bodyOf({ token }: FcmTarget, { payload, urgency, ttlSeconds, topic }: OutgoingPush): string {
  const { notification, data } = JSON.parse(payload) as { notification?: unknown; data?: unknown };
  const headers = {
    TTL: String(ttlSeconds),
    Urgency: urgency,
    ...(topic === undefined ? {} : { Topic: topicOf(topic) }),
  };
  return JSON.stringify({ message: { token, data, webpush: { headers, notification } } });
}
