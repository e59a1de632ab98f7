import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it arrived, byte for byte. */
export interface HeardCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A server that knows section 7 and nothing else. Its CORS allows one header: Content-Type. */
export interface ForeignHost {
  readonly origin: string;
  /** Calls of section 7, in order. */
  readonly heard: readonly HeardCall[];
  /** Every other request but preflights, as `GET /path`. */
  readonly strange: readonly string[];
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

export async function openForeignHost(port: number): Promise<ForeignHost> {
  const heard: HeardCall[] = [];
  const strange: string[] = [];

  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      const name = `${call.method} ${call.path}`;
      if (call.method === 'OPTIONS') return respond(response, 204, '');
      if (!CALLS.has(name)) {
        strange.push(name);
        return respond(response, 404, `<pre>Cannot ${name}</pre>`);
      }
      heard.push(call);
      return respond(response, 201, JSON.stringify({ success: true, message: 'Created' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    strange,
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

function respond(response: ServerResponse, status: number, text: string): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...CORS }).end(text);
}
