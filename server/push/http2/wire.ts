import { connect, constants, type ClientHttp2Session } from 'node:http2';
import type { LookupFunction } from 'node:net';
import { beginExchange, type Answer, type Asked, type Exchange } from './exchange.ts';
import { createTurns, type Turns } from './turns.ts';

/** `unseen`: the other side said that it took no notice of it, so it can be sent again at once. `lost`: who knows. */
export type Outcome = Answer | 'unseen' | 'lost';

/** One HTTP/2 connection (RFC 9113). */
export interface Wire {
  ask(asked: Asked): Promise<Outcome>;
  /** Resolves when it takes no more requests. */
  ended: Promise<void>;
  /** Resolves when all that is under way is over. */
  close(): Promise<void>;
}

export interface WireRules {
  connectMs: number;
  /** Until an answer is there, waiting for a turn included. */
  answerMs: number;
  /** Without traffic, after which it is closed. */
  idleMs: number;
  pingMs: number;
  ca?: string;
  lookup?: LookupFunction;
  onError?: (error: unknown) => void;
}

/** Requests at once, whatever the other side allows. */
const MOST_STREAMS = 500;

/** Resolves when the other side has said what it allows; undefined where no connection could be made. */
export function openWire(origin: string, rules: WireRules): Promise<Wire | undefined> {
  const { ca, lookup, connectMs, onError } = rules;
  return new Promise((resolve) => {
    const session = connect(origin, {
      settings: { enablePush: false },
      ...(ca === undefined ? {} : { ca }),
      ...(lookup === undefined ? {} : { lookup }),
    });
    const timer = setTimeout(() => session.destroy(), connectMs);
    session.on('error', (error) => onError?.(error));
    session.once('remoteSettings', () => {
      clearTimeout(timer);
      resolve(wireOn(session, rules));
    });
    session.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

function wireOn(session: ClientHttp2Session, { answerMs, idleMs, pingMs }: WireRules): Wire {
  const turns = createTurns(() => Math.min(session.remoteSettings.maxConcurrentStreams ?? MOST_STREAMS, MOST_STREAMS));
  /** The last stream that the other side has dealt with, once it says good-bye. */
  let lastSeen = Infinity;
  let tellEnd = () => {};
  const ended = new Promise<void>((resolve) => (tellEnd = resolve));
  const closed = new Promise<void>((resolve) => void session.once('close', resolve));
  const retire = () => {
    tellEnd();
    turns.end();
  };
  /** What is under way is finished first. */
  const leave = () => {
    if (!session.destroyed) session.close();
    retire();
  };
  session.on('goaway', (code: number, lastStream: number) => {
    // Who is asked to slow down does not come again at once.
    if (code !== constants.NGHTTP2_ENHANCE_YOUR_CALM) lastSeen = lastStream;
    leave();
  });
  session.once('close', retire);
  session.setTimeout(idleMs, leave);
  const checkAlive = aliveCheck(session, pingMs);
  return {
    ended,
    ask: (asked) =>
      askInTurn(turns, answerMs, {
        begin: () => beginExchange(session, asked),
        isUnseen: (exchange) => exchange.isUnseen(lastSeen),
        onEnd: leave,
        onSilence: checkAlive,
      }),
    async close() {
      leave();
      await closed;
    },
  };
}

interface Asking {
  begin(): Exchange | undefined;
  isUnseen(exchange: Exchange): boolean;
  /** The connection took no more. */
  onEnd(): void;
  onSilence(): void;
}

function askInTurn(turns: Turns, answerMs: number, { begin, isUnseen, onEnd, onSilence }: Asking): Promise<Outcome> {
  return new Promise((resolve) => {
    let exchange: Exchange | undefined;
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const turn = () => {
      const begun = (exchange = begin());
      if (begun === undefined) {
        finish('unseen');
        onEnd();
        return;
      }
      turns.hold();
      void begun.over.then((answer) => {
        finish(answer ?? (isUnseen(begun) ? 'unseen' : 'lost'));
        turns.free();
      });
    };
    const timer = setTimeout(() => {
      if (exchange) exchange.giveUp();
      else if (turns.leave(turn)) finish('lost');
      onSilence();
    }, answerMs);
    turns.wait(turn);
  });
}

/** A connection that died without a word, as behind a router that forgot it, is found out by its silence. */
function aliveCheck(session: ClientHttp2Session, pingMs: number): () => void {
  let isPinging = false;
  return () => {
    if (isPinging || session.destroyed) return;
    isPinging = true;
    const timer = setTimeout(() => session.destroy(), pingMs);
    session.ping((error) => {
      clearTimeout(timer);
      isPinging = false;
      if (error) session.destroy();
    });
  };
}
