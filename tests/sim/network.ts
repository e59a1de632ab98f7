import { canonicalJson } from '../../contract/base/canonical-json.ts';
import { limits } from '../../contract/limits.ts';
import type { NetAnswer, OutboxNet } from '../../src/data/outbox/ports.ts';
import { parseRecord } from '../../src/data/outbox/answer/read-json.ts';
import type { Actor } from './actor.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import type { ServerModel, ServerReply, WireItem } from './server-model.ts';
import type { World } from './world.ts';

export interface LinkFaults {
  drop: number;
  hang: number;
  lostResponse: number;
  badGatewayBefore: number;
  badGatewayAfter: number;
  duplicate: number;
  truncate: number;
  captive: number;
  scramble: number;
  latencyMs: number;
}
export const noLinkFaults: LinkFaults = {
  drop: 0,
  hang: 0,
  lostResponse: 0,
  badGatewayBefore: 0,
  badGatewayAfter: 0,
  duplicate: 0,
  truncate: 0,
  captive: 0,
  scramble: 0,
  latencyMs: 20,
};

/** The app may not ask for more; the cap is repeated here so that a planted change of it is seen. */
const LONGEST_WAIT_MS = 15 * 60_000;
const FOREIGN_ID = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const PORTAL_PAGES = [
  '<!doctype html><title>Free Wi-Fi</title>',
  '{"success":true}',
  '{"success":true,"answers":[]}',
  '{"login":"required"}',
  '{"success":false,"message":"Log in to the Wi-Fi"}',
  '[]',
  '',
];

type ServerCall = 'handle' | 'verify' | 'revoke';

interface ServerRequest {
  text: string;
  call: ServerCall;
  token?: string | undefined;
}

/** One phone's way to the server. */
export class Link {
  faults: LinkFaults = noLinkFaults;
  isOffline = false;
  /** World time until which the server may have asked this phone to wait. */
  askedToWaitUntil = 0;
  /** World time until which the phone knows that it must leave the server alone; 0 where it had reason to forget. */
  mustWaitUntil = 0;
  remembersWaits = true;
  onVerify: () => void = () => undefined;
  onRevoke: () => void = () => undefined;
  onRequest: (ids: readonly string[], actor: Actor) => void = () => undefined;
  onRefusedToken: (token: string) => void = () => undefined;
  /** Our server's own answer to a batch came through, or did not. */
  onOutcome: (ids: readonly string[], isAnswered: boolean) => void = () => undefined;
  readonly #world: World;
  readonly #server: ServerModel;
  #last: ServerReply = { status: 200, text: '{"success":true,"answers":[]}' };

  constructor(world: World, server: ServerModel) {
    this.#world = world;
    this.#server = server;
  }

  netFor(actor: Actor): OutboxNet {
    return {
      revoke: (logoutKey, timeLimitMs) => {
        this.#checkRequest(timeLimitMs);
        this.onRevoke();
        const exchange = this.#exchange({ text: logoutKey, call: 'revoke' }, timeLimitMs);
        return actor.guard(exchange.then((answer) => this.#noteWait(answer, actor)));
      },
      verify: (ids, timeLimitMs) => {
        this.#checkRequest(timeLimitMs);
        this.onVerify();
        const exchange = this.#exchange({ text: ids, call: 'verify' }, timeLimitMs);
        return actor.guard(exchange.then((answer) => this.#noteWait(answer, actor)));
      },
      deliver: (batch, timeLimitMs, { token }) => {
        this.#checkRequest(timeLimitMs);
        const ids = (JSON.parse(batch) as { items: { id: string }[] }).items.map(({ id }) => id);
        this.onRequest(ids, actor);
        const exchange = this.#exchange({ text: batch, call: 'handle', token }, timeLimitMs).then((answer) => {
          if (token !== undefined && isRefusedToken(answer)) this.onRefusedToken(token);
          this.onOutcome(
            ids,
            answer.kind === 'answered' && answer.status === 200 && answer.text.includes('"answers":[{'),
          );
          return this.#noteWait(answer, actor);
        });
        return actor.guard(exchange);
      },
    };
  }

  #checkRequest(timeLimitMs: number): void {
    const { assert, now } = { assert: this.#world.assert.bind(this.#world), now: this.#world.now };
    const isBounded = timeLimitMs > 0 && timeLimitMs <= limits.textRequestMs;
    assert(isBounded, 'I10', () => `a request with a time limit of ${timeLimitMs} ms`);
    assert(now >= this.mustWaitUntil, 'I12', () => 'a request before the time that the server asked for');
  }

  #exchange(request: ServerRequest, timeLimitMs: number): Promise<NetAnswer> {
    return new Promise((resolve) => {
      let isSettled = false;
      const settle = (answer: NetAnswer) => {
        if (isSettled) return;
        isSettled = true;
        this.#world.note(
          `answer ${answer.kind === 'answered' ? `${answer.status} ${answer.text.slice(0, 60)}` : answer.kind}`,
        );
        resolve(answer);
      };
      this.#world.after(timeLimitMs, () => settle({ kind: 'timed-out' }));
      this.#send(request, settle);
    });
  }

  #send({ text, call, token }: ServerRequest, settle: (answer: NetAnswer) => void): void {
    const { prng } = this.#world;
    const { faults } = this;
    const back = (answer: NetAnswer | undefined) => {
      if (answer) this.#world.after(this.#latency(), () => settle(answer));
    };
    if (this.isOffline) return back(prng.chance(0.3) ? undefined : { kind: 'unreachable' });
    if (prng.chance(faults.captive)) return back(this.#portal());
    if (call === 'handle' && prng.chance(faults.scramble / 2)) return back(this.#falseReceipts(text));
    if (prng.chance(faults.drop)) return back({ kind: 'unreachable' });
    if (prng.chance(faults.hang)) return undefined;
    if (prng.chance(faults.badGatewayBefore)) return back(gateway(prng.pick([502, 504])));
    const copies = prng.chance(faults.duplicate) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const lateMs = copy === 0 ? 0 : prng.pick([0, 3, 500, 60_000]);
      this.#world.after(this.#latency() + lateMs, () =>
        this.#server[call](text, (reply) => copy === 0 && back(this.#onTheWayBack(reply)), token),
      );
    }
  }

  #onTheWayBack(reply: ServerReply | undefined): NetAnswer | undefined {
    const { prng } = this.#world;
    const { faults } = this;
    if (!reply || this.isOffline) return { kind: 'unreachable' };
    if (prng.chance(faults.lostResponse)) return prng.chance(0.5) ? undefined : { kind: 'unreachable' };
    if (prng.chance(faults.badGatewayAfter)) return gateway(prng.pick([502, 504]));
    if (prng.chance(faults.truncate))
      return this.#answered(reply, reply.text.slice(0, prng.between(0, reply.text.length)));
    if (reply.status === 200 && prng.chance(faults.scramble)) return this.#scrambled(reply);
    this.#last = reply;
    return this.#answered(reply, reply.text);
  }

  #answered(reply: ServerReply, text: string): NetAnswer {
    const { status, retryAfter, contract } = reply;
    return {
      kind: 'answered',
      status,
      text,
      epoch: this.#server.epoch,
      date: new Date(EPOCH_START + this.#world.now).toUTCString(),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(contract === undefined ? {} : { contract }),
    };
  }

  /** Wrong answers in right JSON: another request's, doubled, under foreign ids, for other bytes. */
  #scrambled(reply: ServerReply): NetAnswer {
    const { prng } = this.#world;
    const json = JSON.parse(reply.text) as {
      answers?: { id: string; body: { receipt?: { id: string; digest: string } } }[];
    };
    const [first] = json.answers ?? [];
    const kind = prng.pick(['other', 'foreign', 'digest', 'twice', 'missing'] as const);
    // Whoever keeps an answer keeps the number with it.
    if (!first || kind === 'other') return this.#answered({ ...this.#last, status: reply.status }, this.#last.text);
    if (kind === 'foreign' && first.body.receipt) first.body.receipt.id = FOREIGN_ID;
    if (kind === 'digest' && first.body.receipt) first.body.receipt.digest = '0'.repeat(64);
    if (kind === 'twice') json.answers?.push(first);
    if (kind === 'missing') json.answers?.shift();
    return this.#answered(reply, JSON.stringify(json));
  }

  /** Says delivered for what never reached the server: some cache's answer to another request. */
  #falseReceipts(batch: string): NetAnswer {
    const { prng } = this.#world;
    const { items } = JSON.parse(batch) as { items: WireItem[] };
    const kind = prng.pick(['other-id', 'other-bytes', 'none'] as const);
    const answers = items.map(({ id, body: sent }) => {
      const digest = sha256Text(canonicalJson(sent));
      const own = {
        id: kind === 'other-id' ? FOREIGN_ID : id,
        digest: kind === 'other-bytes' ? '0'.repeat(64) : digest,
      };
      const receipt = { ...own, reference: 'AAAA-AAAA', receivedAt: '2029-01-01T00:00:00.000Z' };
      const body = { success: true, message: 'ok', data: { _id: id }, ...(kind === 'none' ? {} : { receipt }) };
      return { id, status: 201, replayed: false, body };
    });
    return { kind: 'answered', status: 200, text: JSON.stringify({ success: true, answers }) };
  }

  #portal(): NetAnswer {
    const { prng } = this.#world;
    if (prng.chance(0.2)) return { kind: 'unreachable' };
    return { kind: 'answered', status: prng.pick([200, 200, 200, 401, 403, 511]), text: prng.pick(PORTAL_PAGES) };
  }

  #noteWait(answer: NetAnswer, actor: Actor): NetAnswer {
    if (answer.kind !== 'answered') return answer;
    const until = this.#world.now + Math.min(LONGEST_WAIT_MS, waitOf(answer));
    this.askedToWaitUntil = Math.max(this.askedToWaitUntil, until);
    const isHeard = this.remembersWaits && actor.isAlive;
    if (isHeard && answer.retryAfter !== undefined && until > this.#world.now) this.mustWaitUntil = until;
    return answer;
  }

  #latency(): number {
    return this.#world.prng.between(1, this.faults.latencyMs);
  }
}

/** The longest wait that the answer may lead to. */
function waitOf(answer: Extract<NetAnswer, { kind: 'answered' }>): number {
  if (answer.text.includes('"retryAfter"')) return answer.text.includes('9000000000') ? LONGEST_WAIT_MS : 30_000;
  const text = answer.retryAfter ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  return /GMT/.test(text) ? Math.max(0, Date.parse(text) - Date.parse(answer.date ?? '')) : 0;
}

function gateway(status: number): NetAnswer {
  return { kind: 'answered', status, text: `<html>${status}</html>` };
}

/** The server's own word: a Wi-Fi's 401, or one that was cut off, refuses no token. */
function isRefusedToken(answer: NetAnswer): boolean {
  if (answer.kind !== 'answered' || answer.status !== 401) return false;
  return parseRecord(answer.text)?.['kind'] === 'sign-in';
}
