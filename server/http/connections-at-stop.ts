import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds, counted from the beginning of a stop. */
export interface StopTimes {
  /** Until then what comes on connections that are open is waited for. */
  lingerMs: number;
  /** Then whoever still sends or receives is cut off: an item without its receipt is sent again. */
  cutMs: number;
}

/**
 * The rest of a request comes here after it was sent before its sender could know of the stop, and one follows another so soon. Of
 * the 25 seconds that a stop may take, ten are for what comes after the connections.
 */
export const stopTimes: StopTimes = { lingerMs: 500, cutMs: 15_000 };

/** Milliseconds between two looks whether a connection is still open. */
const LOOK_MS = 20;

interface Connection {
  /** Requests whose answers have not gone out whole. */
  answering: number;
  /** How far it was read when the last answer had gone: more is a request that has begun to come. */
  readBytes: number;
}

/**
 * A stop: nobody new comes in; what is on its way on connections that are open is answered, each answer ending its connection; and
 * what has stayed silent for that moment is closed without a word: a kept-alive connection would hold up the stop until it goes idle by
 * itself, and one that a browser opened ahead of need for ever. An app with this may wait longer at its stop than Fastify lets its
 * plugins wait: `pluginTimeout` is to be 0.
 */
export function endConnectionsAtStop(app: FastifyInstance, { lingerMs, cutMs }: StopTimes): void {
  let isStopping = false;
  let isLingering = false;
  const open = new Map<Socket, Connection>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { answering: 0, readBytes: 0 });
    socket.once('close', () => open.delete(socket));
  });
  // Not by Node's `closeIdleConnections`: it takes for idle whoever has not received the end of an answer yet.
  const endIfIdle = (socket: Socket, { answering, readBytes }: Connection) => {
    if (answering === 0 && socket.bytesRead === readBytes) socket.destroySoon();
  };
  const note = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (connection === undefined) return;
    connection.answering += 1;
    response.once('close', () => {
      connection.answering -= 1;
      connection.readBytes = socket.bytesRead;
      // Its head may have gone before the stop, and does not say that it is the last.
      if (isStopping && !isLingering) endIfIdle(socket, connection);
    });
  };
  app.server.on('request', note).on('checkExpectation', note);
  app.addHook('preClose', async () => {
    isStopping = true;
    isLingering = true;
    // Of the TCP server alone: that of HTTP would close idle connections at once.
    const ended = new Promise<void>((resolve) => TcpServer.prototype.close.call(app.server, () => resolve()));
    const until = Date.now() + lingerMs;
    const cut = setTimeout(() => {
      for (const socket of open.keys()) socket.destroy();
    }, cutMs);
    while (open.size > 0 && Date.now() < until) await sleep(LOOK_MS);
    isLingering = false;
    for (const [socket, connection] of open) endIfIdle(socket, connection);
    await ended;
    clearTimeout(cut);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
