import type { NetAnswer, OtherHost, PlainRequest } from '../../src/data/outbox/ports.ts';
import type { PlainCall } from '../../src/data/outbox/foreign/deliver-plainly.ts';
import { createOtherHost } from '../../src/data/outbox/foreign/other-host.ts';
import type { Clock } from '../../contract/base/clock.ts';
import type { Actor } from './actor.ts';
import type { World } from './world.ts';

export interface ForeignFaults {
  /** The request or its answer does not come through, or comes very late. */
  drop: number;
  hang: number;
  lostAnswer: number;
  /** A proxy's page, before the host or after it. */
  gatewayBefore: number;
  gatewayAfter: number;
  captive: number;
  slowDown: number;
}
export const noForeignFaults: ForeignFaults = {
  drop: 0,
  hang: 0,
  lostAnswer: 0,
  gatewayBefore: 0,
  gatewayAfter: 0,
  captive: 0,
  slowDown: 0,
};

/** One call that the host took. */
export interface Taken {
  body: string;
  actor: Actor;
  /** Its answer reached the app. */
  isHeard: boolean;
}

const PAGE = '<!doctype html><title>Wi-Fi</title>';
const LONGEST_WAIT_MS = 15 * 60_000;

/** A host of section 7: takes whatever comes as often as it comes, knows no ids and gives no receipts. */
export class ForeignHostModel {
  faults = noForeignFaults;
  isReachable = true;
  readonly taken: Taken[] = [];
  /** 404s that reached the phone. */
  misses = 0;
  /** World time until which the host may have asked to be left alone. */
  askedToWaitUntil = 0;
  onCall: (call: PlainRequest) => void = () => undefined;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** The way to it for one page or worker. */
  elsewhereFor(actor: Actor, clock: Clock): OtherHost {
    const ask = () => {
      const answer = this.#exchange(actor, 15_000, () => ({ kind: 'answered', status: 404, text: 'Cannot GET' }));
      return actor.guard(answer.then((seen) => this.#noteMiss(seen)));
    };
    const call: PlainCall = (request, timeLimitMs) => {
      this.#world.note(`${actor.name} sends ${request.body.slice(0, 60)}`);
      this.onCall(request);
      let mine: Taken | undefined;
      const exchange = this.#exchange(actor, timeLimitMs, () => {
        const answer = this.#judge(request);
        if (answer.kind === 'answered' && answer.status === 201) {
          mine = { body: request.body, actor, isHeard: false };
          this.taken.push(mine);
        }
        return answer;
      });
      return actor.guard(
        exchange.then((answer) => {
          if (mine && answer.kind === 'answered' && answer.status === 201) mine.isHeard = true;
          return answer;
        }),
      );
    };
    return createOtherHost(clock, ask, call);
  }

  #noteMiss(answer: NetAnswer): NetAnswer {
    if (answer.kind === 'answered' && answer.status === 404) this.misses += 1;
    return answer;
  }

  #judge({ body }: PlainRequest): NetAnswer {
    const { prng } = this.#world;
    if (body.includes('SPOILT')) return { kind: 'answered', status: 500, text: '{"success":false}' };
    if (body.includes('REFUSE')) {
      const no = { text: '{"success":false,"message":"No."}' };
      return { kind: 'answered', status: prng.pick([200, 400, 404, 422]), ...no };
    }
    return { kind: 'answered', status: 201, text: prng.pick(['{"success":true}', '{"message":"thanks"}']) };
  }

  #exchange(actor: Actor, timeLimitMs: number, serve: () => NetAnswer): Promise<NetAnswer> {
    return new Promise((resolve) => {
      this.#world.after(timeLimitMs, () => resolve({ kind: 'timed-out' }));
      const back = (answer: NetAnswer) => this.#world.after(this.#latency(), () => resolve(answer));
      const early = this.#beforeTheHost();
      if (early === 'silence') return;
      if (early) return back(early);
      this.#world.after(this.#latency(), () => {
        const answer = serve();
        const late = this.#onTheWayBack(answer);
        this.#world.note(`${actor.name} is answered ${late === 'silence' ? late : JSON.stringify(late)}`);
        if (late !== 'silence') back(late);
      });
    });
  }

  #beforeTheHost(): NetAnswer | 'silence' | undefined {
    const { prng } = this.#world;
    const { faults } = this;
    if (!this.isReachable || prng.chance(faults.drop)) return { kind: 'unreachable' };
    if (prng.chance(faults.hang)) return 'silence';
    if (prng.chance(faults.captive)) return { kind: 'answered', status: prng.pick([200, 403, 511]), text: PAGE };
    if (prng.chance(faults.gatewayBefore)) return { kind: 'answered', status: prng.pick([502, 504]), text: PAGE };
    if (!prng.chance(faults.slowDown)) return undefined;
    const retryAfter = prng.pick(['3', '90', '99999']);
    const waitMs = Math.min(LONGEST_WAIT_MS, Number(retryAfter) * 1000);
    this.askedToWaitUntil = Math.max(this.askedToWaitUntil, this.#world.now + waitMs + 30_000);
    return { kind: 'answered', status: 429, text: '{"message":"slow down"}', retryAfter };
  }

  #onTheWayBack(answer: NetAnswer): NetAnswer | 'silence' {
    const { prng } = this.#world;
    if (!this.isReachable) return { kind: 'unreachable' };
    if (prng.chance(this.faults.lostAnswer)) return prng.chance(0.5) ? 'silence' : { kind: 'unreachable' };
    if (prng.chance(this.faults.gatewayAfter)) return { kind: 'answered', status: 504, text: PAGE };
    return answer;
  }

  #latency(): number {
    return this.#world.prng.between(1, 400);
  }
}
