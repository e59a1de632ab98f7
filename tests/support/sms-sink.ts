import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  to: string;
  text: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it came over the wire. */
  raw: string;
}

/** An SMS gateway on a port of its own that keeps what it gets. */
export interface SmsSink {
  url: string;
  texts: ReceivedSms[];
  /** How it answers from now on; at first with 200. */
  answer(how: (reply: ServerResponse, sms: ReceivedSms) => void): void;
  close(): Promise<void>;
}

export async function startSmsSink(): Promise<SmsSink> {
  const texts: ReceivedSms[] = [];
  let answer: (reply: ServerResponse, sms: ReceivedSms) => void = (reply) => void reply.writeHead(200).end('{}');
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const { to, text } = JSON.parse(raw) as { to: string; text: string };
      const sms = { to, text, path: request.url ?? '', headers: request.headers, raw };
      texts.push(sms);
      answer(reply, sms);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    texts,
    answer(how) {
      answer = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
