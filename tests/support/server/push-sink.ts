import { is } from 'valibot';
import { pushMessageSchema, type PushMessage } from '../../../contract/entities/push-message.ts';
import { runNotices } from '../../../server/notices/run-notices.ts';
import type { OutgoingPush, PushSender, PushTarget, Sent } from '../../../server/push/sender.ts';
import type { TestDevice } from './devices.ts';
import type { TestApp } from './start-app.ts';
import { testAccounts } from './test-accounts.ts';

export interface SunkPush {
  device: string | undefined;
  message: PushMessage;
  push: OutgoingPush;
}

/** Takes all pushes that are due, in the place of the push services. */
export interface PushSink {
  pushes: SunkPush[];
  /** What a push service says; a test may put another in its place. */
  answer(push: SunkPush): Sent | Promise<Sent>;
  /** Sends what is due by the true time, and so many minutes later. */
  run(): Promise<void>;
  moveOn(minutes: number): void;
  now(): number;
  /** What came to this device, in its order. */
  to(device: TestDevice): PushMessage[];
}

export function openPushSink(app: () => TestApp): PushSink {
  let moved = 0;
  const sink: PushSink = {
    pushes: [],
    answer: () => ({ kind: 'sent' }),
    run: () =>
      runNotices({ pool: app().pool, clock: sink, vault: testAccounts.vault, sender: senderInto(sink), hosts: [] }),
    moveOn: (minutes) => void (moved += minutes * 60_000),
    now: () => Date.now() + moved,
    to: ({ id }) => sink.pushes.flatMap(({ device, message }) => (device === id ? [message] : [])),
  };
  return sink;
}

function senderInto(sink: PushSink): PushSender {
  return {
    async send(_to: PushTarget, push) {
      const { data } = JSON.parse(push.payload) as { data: { relay: string } };
      const message: unknown = JSON.parse(data.relay);
      if (!is(pushMessageSchema, message)) throw new Error(`no push message: ${data.relay}`);
      const sunk = { device: message.receipt?.device, message, push };
      sink.pushes.push(sunk);
      return sink.answer(sunk);
    },
    close: async () => undefined,
  };
}
