import { fcmSender, type FcmSettings } from './fcm-sender.ts';
import { openPool, type PoolOptions } from './http2/pool.ts';
import type { PushSender } from './sender.ts';
import { webPushSender, type WebPushSettings } from './web-push-sender.ts';

export interface PushSenderOptions {
  web: WebPushSettings;
  /** Absent: tokens of Firebase are refused. */
  fcm?: Pick<FcmSettings, 'account' | 'origins'>;
  /** Told of connections that failed, and of our own mistakes. */
  onError(error: unknown): void;
  /** For tests. */
  wires?: Pick<PoolOptions, 'rules' | 'resolve'>;
}

/** Sends to whichever service a target belongs to. */
export function openPushSender({ web, fcm, onError, wires = {} }: PushSenderOptions): PushSender {
  const pool = openPool({ hosts: web.hosts, onError, ...wires });
  const toWeb = webPushSender(pool, web);
  const toFcm = fcm && fcmSender(pool, { ...fcm, clock: web.clock, onError });
  return {
    async send(to, push) {
      try {
        if (to.kind === 'web') return await toWeb(to, push);
        return toFcm ? await toFcm(to, push) : { kind: 'refused' };
      } catch (error) {
        onError(error);
        return { kind: 'refused' };
      }
    },
    close: () => pool.close(),
  };
}
