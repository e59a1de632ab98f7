import type { Socket } from 'node:net';
import type pg from 'pg';

/** Turns of the watch in the time that a statement may take. */
const TURNS = 15;

/** What the watch knows of one connection, in this process's own time (it stands still for nothing but a suspended machine). */
interface Heard {
  bytes: number;
  /** When something came last. */
  at: number;
  /** Since when a statement waits without a word; undefined: none does. */
  waitingSince: number | undefined;
}

/** Parts of the driver's client that are there, and in no type of its own. */
interface Inner {
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * Gives up each connection on which a statement waits for longer than `limitMs` without a single byte: its database is gone, and nobody
 * will ever close it. So are all others that brought nothing since then, idle ones too: whoever comes next would
 * wait as long on each of them. The pool opens new ones.
 */
export function watchSilence(pool: pg.Pool, limitMs: number): void {
  const connections = new Map<pg.PoolClient, Heard>();
  const turnMs = Math.max(10, limitMs / TURNS);
  let turnedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const turn = () => {
    const now = performance.now();
    // This process itself stood still: what came meanwhile is not read yet.
    const wasAsleep = now - turnedAt > 4 * turnMs;
    turnedAt = now;
    for (const [client, heard] of connections) listen(client, heard, now, wasAsleep);
    const silent = [...connections.values()].flatMap(({ waitingSince = now }) =>
      now - waitingSince > limitMs ? [waitingSince] : [],
    );
    if (silent.length === 0) return;
    const since = Math.max(...silent);
    for (const [client, { at, waitingSince = now }] of connections) {
      if (at <= since || now - waitingSince > limitMs) giveUp(client);
    }
  };
  pool.on('connect', (client) => {
    connections.set(client, { bytes: 0, at: performance.now(), waitingSince: undefined });
    timer ??= setInterval(turn, turnMs).unref();
    if (connections.size === 1) turnedAt = performance.now();
    client.once('end', () => {
      connections.delete(client);
      if (connections.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  });
}

function listen(client: pg.PoolClient, heard: Heard, now: number, wasAsleep: boolean): void {
  const { readyForQuery, connection } = inner(client);
  const { bytesRead } = connection.stream;
  if (bytesRead !== heard.bytes) heard.at = now;
  if (readyForQuery) heard.waitingSince = undefined;
  else if (bytesRead !== heard.bytes || wasAsleep) heard.waitingSince = now;
  else heard.waitingSince ??= now;
  heard.bytes = bytesRead;
}

function giveUp(client: pg.PoolClient): void {
  inner(client).connection.stream.destroy(new Error('Connection terminated: the database is silent'));
}

function inner(client: pg.PoolClient): Inner {
  return client as unknown as Inner;
}
