import { guardedLookup, type Resolve } from '../guarded-lookup.ts';
import { isOwnHost } from '../push-hosts.ts';
import type { Answer, Asked } from './exchange.ts';
import { openWire, type Wire, type WireRules } from './wire.ts';

/** One HTTP/2 connection for each origin, made at need. */
export interface Pool {
  /** Undefined: nothing was answered; the other side may have it all the same. */
  ask(origin: string, asked: Asked): Promise<Answer | undefined>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Hosts with a port that the operator named: they may be in a network of their own. */
  hosts?: readonly string[];
  /** Told why a connection failed. */
  onError?: (error: unknown) => void;
  /** Instead of the usual times, certificates and names: for tests. */
  rules?: Partial<Pick<WireRules, 'connectMs' | 'answerMs' | 'idleMs' | 'pingMs' | 'ca'>>;
  resolve?: Resolve;
}

const TIMES = { connectMs: 5_000, answerMs: 10_000, idleMs: 60_000, pingMs: 5_000 };
/** Services say good-bye now and then; what they had not looked at by then goes by the next connection. */
const TRIES = 2;

export function openPool({ hosts = [], onError, rules = {}, resolve }: PoolOptions): Pool {
  const wires = new Map<string, Promise<Wire | undefined>>();
  let isClosed = false;

  function wireTo(origin: string): Promise<Wire | undefined> {
    const known = wires.get(origin);
    if (known) return known;
    const { host, port } = new URL(origin);
    const isOwn = isOwnHost(port === '' ? `${host}:443` : host, hosts);
    const opening = openWire(origin, {
      ...TIMES,
      ...rules,
      ...(onError === undefined ? {} : { onError }),
      ...(isOwn ? {} : { lookup: guardedLookup(resolve) }),
    });
    wires.set(origin, opening);
    const forget = () => void (wires.get(origin) === opening && wires.delete(origin));
    void opening.then((wire) => (wire ? wire.ended.then(forget) : forget()));
    return opening;
  }

  async function ask(origin: string, asked: Asked, triesLeft = TRIES): Promise<Answer | undefined> {
    const wire = isClosed ? undefined : await wireTo(origin);
    const outcome = wire ? await wire.ask(asked) : 'lost';
    if (typeof outcome !== 'string') return outcome;
    return outcome === 'unseen' && triesLeft > 1 ? ask(origin, asked, triesLeft - 1) : undefined;
  }

  return {
    ask: (origin, asked) => ask(origin, asked),
    async close() {
      isClosed = true;
      await Promise.all(Array.from(wires.values(), async (opening) => (await opening)?.close()));
    },
  };
}
