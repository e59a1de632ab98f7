import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it arrived, byte for byte. */
export interface HeardCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An answer, or what happens in place of one: `cut` breaks the connection after the body was read, `hang` never answers. */
export type HostAnswer = { status: number; text: string; headers?: Record<string, string> } | 'cut' | 'hang';

/** A server that knows section 7 and nothing else. Its CORS allows one header: Content-Type. */
export interface ForeignHost {
  readonly origin: string;
  /** Calls of section 7, in order. */
  readonly heard: readonly HeardCall[];
  /** Every other request but preflights, as `GET /path`. */
  readonly strange: readonly string[];
  /** From now on calls of section 7 are answered so; it may look at the call. */
  answerBy(answer: (call: HeardCall) => HostAnswer): void;
  close(): Promise<void>;
}

const CALLS: ReadonlySet<string> = new Set([
  'POST /api/report/',
  'POST /api/aid/create',
  'POST /api/notification/saveUser',
  'POST /api/notification/updateuserlocation',
]);
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'Content-Type',
};

export function well(): HostAnswer {
  return { status: 201, text: JSON.stringify({ success: true, message: 'Created' }) };
}

export async function openForeignHost(port: number): Promise<ForeignHost> {
  const heard: HeardCall[] = [];
  const strange: string[] = [];
  let answer: (call: HeardCall) => HostAnswer = well;

  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      const name = `${call.method} ${call.path}`;
      if (call.method === 'OPTIONS') return respond(response, { status: 204, text: '' });
      if (!CALLS.has(name)) {
        strange.push(name);
        return respond(response, { status: 404, text: `<pre>Cannot ${name}</pre>` });
      }
      heard.push(call);
      return respond(response, answer(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    strange,
    answerBy(next) {
      answer = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readCall(request: IncomingMessage): Promise<HeardCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, path: url, headers: Object.fromEntries(texts), body: Buffer.concat(chunks).toString('utf8') };
}

function respond(response: ServerResponse, answer: HostAnswer): void {
  if (answer === 'hang') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  const type = answer.text.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(answer.status, { 'content-type': type, ...CORS, ...answer.headers }).end(answer.text);
}
