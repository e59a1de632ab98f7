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
  | { kind: 'streams'; words: readonly string[]; finish?: string }
  | { kind: 'answers-whole'; words: string; finish?: string }
  | { kind: 'lacks'; models: readonly string[]; status: number; error: object; words: string }
  | { kind: 'fails'; status: number; times?: number; atLast?: string }
  | { kind: 'hangs' }
  | { kind: 'thinks-too-long' }
  | { kind: 'breaks-off'; words: string }
  | { kind: 'says-nonsense' }
  | { kind: 'never-ends'; by: Endless };

/** Of what there is no end. */
export type Endless = 'words' | 'json' | 'empty pieces' | 'thoughts' | 'comments' | 'one event' | 'headers' | 'refusal';

/** A chat-completion service as OpenAI's API has it, on a port of its own. */
export interface ModelStandIn {
  baseUrl: string;
  asked: ModelRequest[];
  mood: ModelMood;
  /** What hangs is answered. */
  answerHanging(...words: readonly string[]): void;
  close(): Promise<void>;
}

export async function startModel(mood: ModelMood): Promise<ModelStandIn> {
  const hanging: ServerResponse[] = [];
  const server = createServer((request, response) => void answer(standIn, request, response, hanging));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: ModelStandIn = {
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    asked: [],
    mood,
    answerHanging(...words) {
      for (const response of hanging.splice(0)) stream(response).end(words.map(chunk).join('') + end('stop'));
    },
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

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const refuse = (response: ServerResponse, status: number, error: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));

async function answer(
  standIn: ModelStandIn,
  request: IncomingMessage,
  response: ServerResponse,
  hanging: ServerResponse[],
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
  const body = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest['body'];
  standIn.asked.push({ authorization: request.headers.authorization, body });
  const { mood } = standIn;
  switch (mood.kind) {
    case 'streams':
      stream(response).write(mood.words.map(chunk).join(''));
      return void response.end(end(mood.finish ?? 'stop'));
    case 'answers-whole': {
      const choices = [{ message: { content: mood.words }, finish_reason: mood.finish ?? 'stop' }];
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices }));
    }
    case 'lacks':
      if (mood.models.includes(body.model)) return void refuse(response, mood.status, mood.error);
      return void stream(response).end(chunk(mood.words) + end('stop'));
    case 'fails':
      if (mood.times !== undefined && standIn.asked.length > mood.times) {
        return void stream(response).end(chunk(mood.atLast ?? 'at last') + end('stop'));
      }
      return void refuse(response, mood.status, { message: 'no', code: 'model_not_found' });
    case 'hangs':
      hanging.push(response);
      return;
    case 'thinks-too-long':
      return void stream(response).end(end('length'));
    case 'breaks-off':
      stream(response).write(chunk(mood.words), () => response.destroy());
      return;
    case 'says-nonsense':
      return void stream(response).end('data: {"nothing":1}\n\n');
    case 'never-ends':
      return goOn(response, mood.by);
  }
}

const endless: Readonly<Record<Exclude<Endless, 'headers'>, { head: [number, string]; start?: string; more: string }>> =
  {
    words: { head: [200, 'text/event-stream'], more: chunk('and on '.repeat(100)) },
    json: {
      head: [200, 'application/json'],
      start: '{"choices":[{"message":{"content":"',
      more: 'and on '.repeat(1000),
    },
    'empty pieces': { head: [200, 'text/event-stream'], more: chunk('').repeat(100) },
    thoughts: { head: [200, 'text/event-stream'], start: chunk('<think>'), more: chunk('and on '.repeat(100)) },
    comments: { head: [200, 'text/event-stream'], more: ': still here\n\n'.repeat(1000) },
    'one event': { head: [200, 'text/event-stream'], start: 'data: "', more: 'and on '.repeat(1000) },
    refusal: { head: [404, 'application/json'], start: '{"error":{"message":"', more: 'and on '.repeat(1000) },
  };

function goOn(response: ServerResponse, by: Endless): void {
  const to = by === 'headers' ? response.socket : response;
  if (by === 'headers') to?.write('HTTP/1.1 200 OK\r\n');
  else
    response.writeHead(endless[by].head[0], { 'content-type': endless[by].head[1] }).write(endless[by].start ?? '\n');
  const piece = by === 'headers' ? `x-more: ${'and on '.repeat(100)}\r\n` : endless[by].more;
  const more = () => {
    if (to === null || to.destroyed) return;
    if (to.write(piece)) setImmediate(more);
    else to.once('drain', more);
  };
  more();
}
