import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { retryAfterMs } from '../push/retry-after.ts';
import type { SmsSettings } from '../settings.ts';
import type { StepSender, StepSent } from './step-sender.ts';
import { smsText } from './step-text.ts';

export interface GatewayOptions extends SmsSettings {
  clock: { now(): number };
  onError(error: unknown): void;
  /** Milliseconds for the connection, and for all of it. */
  times?: { connectMs: number; wholeMs: number };
}

const TIMES = { connectMs: 5_000, wholeMs: 15_000 };
/** "Not now", and an error of the gateway's own before it did anything: what stands before it answers 502 and 504, and knows nothing. */
const LATER = new Set([408, 425, 429, 500, 503]);

/**
 * SMS by an HTTP gateway: POST of `{"to": "+919876543210", "text": "..."}`. One connection for each: one that was kept might be closed by
 * the other side in the middle, and nobody would know whether the message went. Redirects are not followed.
 */
export function smsGateway({ url, token, clock, onError, times = TIMES }: GatewayOptions): StepSender {
  return {
    async send(to, told) {
      const body = JSON.stringify({ to, text: smsText(told) });
      const answer = await post(body, told.id);
      if (answer.kind === 'refused') onError(new Error(`the SMS gateway answered ${answer.status ?? 'nothing'}`));
      return answer;
    },
  };

  function post(body: string, id: string): Promise<StepSent> {
    return new Promise((resolve) => {
      const isSecure = new URL(url).protocol === 'https:';
      let isConnected = false;
      const request = (isSecure ? requestSecure : requestPlain)(url, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          // A gateway that knows it takes the same message once.
          'idempotency-key': id,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      let isOver = false;
      const end = (sent: StepSent) => {
        isOver = true;
        clearTimeout(connecting);
        clearTimeout(whole);
        resolve(sent);
        request.destroy();
      };
      const connecting = setTimeout(() => {
        if (!isConnected) request.destroy(new Error('the SMS gateway did not answer in time'));
      }, times.connectMs);
      const whole = setTimeout(
        () => request.destroy(new Error('the SMS gateway did not answer in time')),
        times.wholeMs,
      );
      request.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true));
      });
      request.once('response', (response) => end(judged(response)));
      request.on('error', (error) => {
        // Of a connection whose answer is there.
        if (isOver) return;
        onError(error);
        // Nothing was sent, or nobody knows.
        end(isConnected ? { kind: 'unknown' } : { kind: 'later' });
      });
      request.end(body);
    });
  }

  function judged({ statusCode: status = 0, headers }: IncomingMessage): StepSent {
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (!LATER.has(status)) return status >= 500 ? { kind: 'unknown' } : { kind: 'refused', status };
    const wait = retryAfterMs(headers['retry-after'], headers.date, clock.now());
    return { kind: 'later', ...(wait === undefined ? {} : { retryAfterMs: wait }) };
  }
}
