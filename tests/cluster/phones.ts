import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { outboxAddress, verifyAddress } from '../../contract/calls/outbox-address.ts';
import { headers as names } from '../../contract/headers.ts';
import { limits } from '../../contract/limits.ts';
import { batchItem, report } from '../support/server/bodies.ts';
import { post } from '../support/server/http.ts';

/** Many phones that write all the time, each with an outbox as the app has it, as far as sending goes. */
export interface Phones {
  /** Ids that one of them was told to be kept, ever. */
  acknowledged: ReadonlySet<string>;
  /** Items that were written, whatever became of them. */
  written(): number;
  /** How often a phone asked for all of its receipts. */
  verified: readonly number[];
  /** Of acknowledged items, those that the server did not know when it was asked. */
  lost: ReadonlySet<string>;
  /** From now on nobody writes; resolves once all that was written is acknowledged. */
  finish(): Promise<void>;
}

const PHONES = 12;
const PER_BATCH = 3;
const PAUSE_MS = 100;
const AGAIN_MS = 500;
const PATIENCE_MS = 180_000;

interface Phone {
  epoch: string | undefined;
  waiting: Map<string, ReturnType<typeof batchItem>>;
  sent: Map<string, ReturnType<typeof batchItem>>;
  verified: number;
}

/** @param addresses Of the servers; a phone asks any of them each time. */
export function startPhones(addresses: readonly string[]): Phones {
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const phones = Array.from({ length: PHONES }, (): Phone => ({
    epoch: undefined,
    waiting: new Map(),
    sent: new Map(),
    verified: 0,
  }));
  let written = 0;
  const writing = new AbortController();

  const write = (phone: Phone, count: number) => {
    written += count;
    for (let index = 0; index < count; index += 1) {
      const item = batchItem(randomUUID(), 'reportDisaster', { ...report, name: 'Meera' });
      phone.waiting.set(item.id, item);
    }
  };
  /** A server that is away, or answers nothing, leaves everything waiting. */
  const tryToSend = (phone: Phone) => send(phone).catch(() => false);

  const lives = phones.map(async (phone) => {
    while (!writing.signal.aborted) {
      if (phone.waiting.size < PER_BATCH) write(phone, PER_BATCH);
      await sleep((await tryToSend(phone)) ? PAUSE_MS : AGAIN_MS);
    }
  });

  async function send(phone: Phone): Promise<boolean> {
    const server = addresses[Math.floor(Math.random() * addresses.length)] ?? '';
    const items = [...phone.waiting.values()].slice(0, limits.batchItems);
    const { status, headers, json } = await post(`${server}${outboxAddress.path}`, { items });
    if (status !== 200) return false;
    for (const answer of json['answers'] as ItemAnswer[]) {
      const item = phone.waiting.get(answer.id);
      if (item === undefined || answer.status !== 201) continue;
      acknowledged.add(item.id);
      phone.sent.set(item.id, item);
      phone.waiting.delete(item.id);
    }
    await hear(phone, server, headers.get(names.serverEpoch) ?? undefined);
    return true;
  }

  /** Another epoch than the one it knows: it asks for all that it was told to be kept, and what is unknown waits again. */
  async function hear(phone: Phone, server: string, epoch: string | undefined): Promise<void> {
    if (epoch === undefined || phone.epoch === epoch) return;
    phone.epoch = phone.epoch === undefined ? epoch : await verify(phone, server, phone.epoch);
  }

  /** The epoch that it knows afterwards: the old one where the server could not answer, so that it asks again. */
  async function verify(phone: Phone, server: string, known: string): Promise<string> {
    const sent = [...phone.sent.keys()];
    let epoch = known;
    for (let from = 0; from < sent.length; from += limits.batchItems) {
      const ids = sent.slice(from, from + limits.batchItems);
      const { status, json } = await post(`${server}${verifyAddress.path}`, { ids });
      if (status !== 200) return known;
      epoch = String(json['epoch']);
      for (const id of json['unknown'] as string[]) {
        const item = phone.sent.get(id);
        if (item === undefined) continue;
        lost.add(id);
        phone.sent.delete(id);
        phone.waiting.set(id, item);
      }
    }
    phone.verified += 1;
    return epoch;
  }

  return {
    acknowledged,
    lost,
    written: () => written,
    get verified() {
      return phones.map((phone) => phone.verified);
    },
    async finish() {
      writing.abort();
      await Promise.all(lives);
      // Whoever has sent everything hears of a new epoch with whatever they ask next.
      for (const phone of phones) write(phone, 1);
      const until = Date.now() + PATIENCE_MS;
      while (phones.some(({ waiting }) => waiting.size > 0)) {
        if (Date.now() > until) throw new Error('a phone could not send what it has');
        for (const phone of phones) if (phone.waiting.size > 0) await tryToSend(phone);
        await sleep(PAUSE_MS);
      }
    },
  };
}
