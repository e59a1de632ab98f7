import { request } from 'node:http';

/**
 * Answers as the server at `address` does, byte by byte as it comes, so that a stream of news arrives while it lasts. Until there is
 * a server the request waits: a phone that asks in the second of a restart is answered, and not refused.
 *
 * @param {() => Promise<string | undefined>} address undefined: there is none, and a person has to do something about it
 * @returns {(incoming: import('node:http').IncomingMessage, answer: import('node:http').ServerResponse) => Promise<void>}
 */
export function forwardTo(address) {
  return async (incoming, answer) => {
    const origin = await address();
    if (origin === undefined) return refuse(answer, 'The server has ended: the terminal says why.');
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', origin), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.statusMessage, received.headers);
      received.pipe(answer);
      // A server that is stopped in the middle of an answer must not look like one that came to its end.
      received.on('error', () => answer.destroy());
    });
    outgoing.on('error', () => refuse(answer, 'The server ended while it was asked.'));
    // Whoever asked has gone: the server should hear of it too.
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}

/**
 * @param {import('node:http').ServerResponse} answer
 * @param {string} message
 */
function refuse(answer, message) {
  if (answer.headersSent || answer.destroyed) return void answer.destroy();
  answer.writeHead(503, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ success: false, message, kind: 'busy' }));
}
