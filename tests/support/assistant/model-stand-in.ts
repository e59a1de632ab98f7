import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider was asked. */
export interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    max_tokens: number;
    stream: boolean;
    reasoning_effort?: string;
  };
}

/** How the provider behaves; `words` is what it says. */
export type ModelMood =
  | { kind: 'streams'; words: readonly string[] }
  | { kind: 'answers-whole'; words: string }
  | { kind: 'fails'; status: number; times?: number; atLast?: string }
  | { kind: 'hangs' }
  | { kind: 'thinks-too-long' }
  | { kind: 'breaks-off'; words: string }
  | { kind: 'says-nonsense' }
  | { kind: 'never-ends' };

/** A chat-completion service as OpenAI's API has it, on a port of its own. */
export interface ModelStandIn {
  baseUrl: string;
  asked: ModelRequest[];
  mood: ModelMood;
  close(): Promise<void>;
}

export async function startModel(mood: ModelMood): Promise<ModelStandIn> {
  const server = createServer((request, response) => void answer(standIn, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: ModelStandIn = {
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    asked: [],
    mood,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return standIn;
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const end = (reason: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\ndata: [DONE]\n\n`;

async function answer(standIn: ModelStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
  const body = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest['body'];
  standIn.asked.push({ authorization: request.headers.authorization, body });
  const { mood } = standIn;
  const stream = () => response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (mood.kind) {
    case 'streams':
      stream().write(mood.words.map(chunk).join(''));
      return void response.end(end('stop'));
    case 'answers-whole':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ choices: [{ message: { content: mood.words } }] }));
    case 'fails':
      if (mood.times !== undefined && standIn.asked.length > mood.times) {
        return void stream().end(chunk(mood.atLast ?? 'at last') + end('stop'));
      }
      response.writeHead(mood.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ error: { message: 'no', code: 'model_not_found' } }));
    case 'hangs':
      return;
    case 'thinks-too-long':
      return void stream().end(end('length'));
    case 'breaks-off':
      stream().write(chunk(mood.words), () => response.destroy());
      return;
    case 'says-nonsense':
      return void stream().end('data: {"nothing":1}\n\n');
    case 'never-ends':
      stream();
      return goOn(response);
  }
}

function goOn(response: ServerResponse): void {
  const more = () => {
    if (response.destroyed) return;
    if (response.write(chunk('and on '.repeat(100)))) setImmediate(more);
    else response.once('drain', more);
  };
  more();
}
