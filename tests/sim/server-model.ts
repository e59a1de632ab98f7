import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { isoTime } from '../../contract/base/clock.ts';
import type { Receipt } from '../../contract/entities/receipt.ts';
import type { ErrorKind } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { referenceOf } from '../../contract/reference.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import type { World } from './world.ts';

export interface ServerRow {
  id: string;
  digest: string;
  body: string;
  receipt: Receipt;
}

export interface ServerReply {
  status: number;
  text: string;
  retryAfter?: string;
  date?: string;
}

/** Chances of each kind of trouble, by request or by item. */
export interface ServerFaults {
  crashBeforeCommit: number;
  crashAfterCommit: number;
  busyItem: number;
  internalItem: number;
  signInItem: number;
  slowDownItem: number;
  wholeFailure: number;
  maxItems: number;
}
export const noServerFaults: ServerFaults = {
  crashBeforeCommit: 0,
  crashAfterCommit: 0,
  busyItem: 0,
  internalItem: 0,
  signInItem: 0,
  slowDownItem: 0,
  wholeFailure: 0,
  maxItems: limits.batchItems,
};

/** Planted bugs of the server: the checks must notice them too. */
export type ServerBug =
  | 'no-idempotency'
  | 'answers-before-commit'
  | 'forgets-keys'
  | 'new-receipt-each-time'
  | 'mixes-up-bodies';

interface WireItem {
  id: string;
  call: string;
  digest: string;
  body: Json;
}

/** The server as the contract describes it: rows and receipts in one commit, ids unique for ever. */
export class ServerModel {
  readonly rows: ServerRow[] = [];
  readonly byId = new Map<string, ServerRow>();
  faults: ServerFaults = noServerFaults;
  /** How a batch that holds a spoilt item fails. */
  spoiltBy: 'internal' | 'firewall' | 'reset' = 'internal';
  readonly #world: World;
  readonly #bug: ServerBug | undefined;
  readonly #inWork = new Set<string>();
  #downUntil = 0;

  constructor(world: World, bug: ServerBug | undefined) {
    this.#world = world;
    this.#bug = bug;
  }

  restart(ms: number): void {
    this.#downUntil = this.#world.now + ms;
    this.#inWork.clear();
  }

  start(): void {
    this.#downUntil = 0;
  }

  /** Answers by `reply`; `undefined` is a connection that breaks. */
  handle(text: string, reply: (answer: ServerReply | undefined) => void): void {
    if (this.#downUntil > this.#world.now) return reply(undefined);
    const { items } = JSON.parse(text) as { items: WireItem[] };
    const whole = this.#wholeAnswer(text, items);
    if (whole) return reply(whole === 'reset' ? undefined : whole);
    const early = this.#bug === 'answers-before-commit' ? this.#answer(items, () => false) : undefined;
    if (early) reply(early);
    const busy = new Set(items.filter(({ id }) => this.#inWork.has(id)).map(({ id }) => id));
    const mine = items.filter(({ id }) => !busy.has(id));
    for (const { id } of mine) this.#inWork.add(id);
    this.#world.after(this.#world.prng.between(1, 40), () =>
      this.#commit(items, busy, early ? () => undefined : reply),
    );
  }

  #commit(
    items: readonly WireItem[],
    busy: ReadonlySet<string>,
    reply: (answer: ServerReply | undefined) => void,
  ): void {
    const { prng } = this.#world;
    if (this.#downUntil > this.#world.now) return reply(undefined);
    if (prng.chance(this.faults.crashBeforeCommit)) {
      this.restart(prng.between(10, 5000));
      return reply(undefined);
    }
    const answer = this.#answer(items, (id) => busy.has(id));
    for (const { id } of items) this.#inWork.delete(id);
    if (prng.chance(this.faults.crashAfterCommit)) {
      this.restart(prng.between(10, 5000));
      return reply(undefined);
    }
    reply(answer);
  }

  #answer(items: readonly WireItem[], isBusy: (id: string) => boolean): ServerReply {
    const answers = items.map((item) => ({ id: item.id, replayed: false, ...this.#apply(item, isBusy(item.id)) }));
    return { status: 200, text: JSON.stringify({ success: true, answers }) };
  }

  #apply(item: WireItem, isBusy: boolean): { status: number; retryAfter?: number; body: Json } {
    const { prng } = this.#world;
    const { faults } = this;
    if (isBusy || prng.chance(faults.busyItem)) return { ...failure(409, 'busy'), retryAfter: 1 };
    if (prng.chance(faults.internalItem)) return failure(500, 'internal');
    if (prng.chance(faults.signInItem)) return failure(401, 'sign-in');
    if (prng.chance(faults.slowDownItem))
      return { ...failure(429, 'slow-down'), retryAfter: prng.pick([1, 30, 9e9, -4]) };
    const body = canonicalJson(item.body);
    if (body.includes('STUCK') && faults !== noServerFaults) return failure(500, 'internal');
    if (sha256Text(body) !== item.digest) return failure(400, 'malformed');
    const refusal = /REFUSE:([a-z-]+)/.exec(body)?.[1] as ErrorKind | undefined;
    if (refusal) return failure(422, refusal);
    const known = this.#known(item.id);
    if (known && known.digest !== item.digest) return failure(422, 'key-reuse');
    return created(known ?? this.#insert(item, body));
  }

  #known(id: string): ServerRow | undefined {
    const row = this.byId.get(id);
    if (!row || this.#bug === 'no-idempotency') return undefined;
    if (this.#bug === 'forgets-keys' && this.#world.now - Date.parse(row.receipt.receivedAt) + EPOCH_START > 600_000)
      return undefined;
    if (this.#bug === 'new-receipt-each-time') return { ...row, receipt: { ...row.receipt, receivedAt: this.#time() } };
    return row;
  }

  #insert(item: WireItem, body: string): ServerRow {
    const receipt = { id: item.id, digest: item.digest, reference: referenceOf(item.id), receivedAt: this.#time() };
    const stored = this.#bug === 'mixes-up-bodies' ? body.replace('"name":"Asha"', '"name":"asha"') : body;
    const row = { id: item.id, digest: item.digest, body: stored, receipt };
    if (this.#bug === 'answers-before-commit' && this.#world.prng.chance(0.3)) return row;
    this.rows.push(row);
    this.byId.set(item.id, row);
    return row;
  }

  #time(): string {
    return isoTime(EPOCH_START + this.#world.now);
  }

  /** Failures that are about the request and no item of it. */
  #wholeAnswer(text: string, items: readonly WireItem[]): ServerReply | 'reset' | undefined {
    const { prng } = this.#world;
    if (text.includes('SPOILT')) {
      if (this.spoiltBy === 'reset') return 'reset';
      return this.spoiltBy === 'internal'
        ? whole(500, 'internal')
        : { status: 403, text: '<html>Request blocked</html>' };
    }
    if (items.length > this.faults.maxItems) {
      return prng.chance(0.5) ? whole(413, 'too-large') : { status: 413, text: '<html>413</html>' };
    }
    if (!prng.chance(this.faults.wholeFailure)) return undefined;
    const date = new Date(EPOCH_START + this.#world.now).toUTCString();
    const later = new Date(EPOCH_START + this.#world.now + prng.between(-60, 3000) * 1000).toUTCString();
    const retryAfter = prng.pick(['7', '120', '999999999', '-5', '', 'soon', later]);
    return prng.pick<ServerReply>([
      { ...whole(429, 'slow-down'), retryAfter, date },
      { ...whole(503, 'busy'), retryAfter, date },
      whole(401, 'sign-in'),
      whole(422, 'invalid'),
      whole(403, 'forbidden'),
      whole(410, 'gone'),
      whole(500, 'internal'),
      whole(404, 'not-found'),
    ]);
  }
}

function failure(status: number, kind: ErrorKind): { status: number; body: Json } {
  return { status, body: { success: false, message: `refused: ${kind}`, kind, requestId: 'r' } };
}

function whole(status: number, kind: ErrorKind): ServerReply {
  return { status, text: JSON.stringify(failure(status, kind).body) };
}

function created({ id, receipt }: ServerRow): { status: number; body: Json } {
  return { status: 201, body: { success: true, message: 'ok', data: { _id: id }, receipt } };
}
