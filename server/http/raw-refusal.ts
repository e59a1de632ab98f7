import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failureAnswer, refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { bareHeaders } from './security-headers.ts';

/** Answers what never became a request: a broken head, too many headers, one that took too long. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  socket.end(rawAnswer(refusalOf(error.code)), () => socket.destroy());
}

/** `Expect` with anything but `100-continue`: Node itself would answer it, without our headers. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.socket?.end(rawAnswer({ ...refusals.malformed(texts.malformed), status: 417 }));
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { ...refusals.malformed(texts.timedOut), status: 408 };
  if (code === 'HPE_HEADER_OVERFLOW') return { ...refusals.tooLarge(texts.malformed), status: 431 };
  return refusals.malformed(texts.malformed);
}

function rawAnswer(refusal: Refusal): string {
  const body = JSON.stringify(failureAnswer(refusal, randomUUID()));
  const head = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`, ...lines, '', body].join('\r\n');
}
