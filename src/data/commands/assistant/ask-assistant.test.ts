// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { injections } from '../../../../tests/support/assistant/injections.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { storePerson } from '../../person-store.ts';
import type { AtHand } from '../../queries/assistant/names-at-hand.ts';
import { CONFIG_KEY } from '../../queries/config.ts';

const KEY = 'gsk-built-into-this-app';
const nobody = { ids: [], lookedFor: '' };
const piece = (content: unknown) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const END = 'data: [DONE]\n\n';

const network = vi.fn<typeof fetch>();

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  network.mockReset();
  vi.stubGlobal('fetch', network);
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  storePerson({ id: 'asha', name: 'Asha Kumar', email: '', role: 'admin' }, 't');
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'asha', token: 'token-of-asha', state: 'active' } });
  const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, assistant: 'llm.example.org' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const says = (...parts: string[]) =>
  network.mockImplementation(async () => {
    return new Response(parts.join(''), { headers: { 'content-type': 'text/event-stream' } });
  });

interface Asking {
  atHand?: AtHand;
  grow?: (text: string) => void;
}

/** The modules read what was built in when they are loaded. */
async function ask(content: string, { atHand = nobody, grow = () => undefined }: Asking = {}) {
  const { askAssistant } = await import('./ask-assistant.ts');
  const messages = Array.from({ length: 9 }, (_, index) => ({ role: 'user' as const, content: `earlier ${index}` }));
  return askAssistant(
    {
      kind: 'learning',
      language: 'hi',
      messages: [...messages, { role: 'user', content }],
      passages: [{ title: 'Flood', text: 'Go to higher ground.' }],
    },
    atHand,
    grow,
  );
}

interface Sent {
  model: string;
  messages: { role: string; content: string }[];
}

function sent(index = 0) {
  const [address, { headers, body, ...options } = {}] = network.mock.calls[index] ?? [];
  return {
    address: address as string,
    headers: new Headers(headers),
    options,
    body: JSON.parse(body as string) as Sent & Record<string, unknown>,
  };
}

describe('an app without a key', () => {
  it('asks the server as who is signed in, with the last six messages and what they rest on, and shows the answer as it grows', async () => {
    says(piece('Go '), piece('up.'), END);
    const grow = vi.fn<(text: string) => void>();
    expect(await ask('I am Asha, what now?', { grow })).toEqual({ ok: true, value: 'Go up.' });
    expect(grow.mock.calls).toEqual([['Go '], ['Go up.']]);
    const { address, headers, options, body } = sent();
    expect(address).toBe(`${location.origin}/api/assistant/openai/v1/chat/completions`);
    expect(headers.get('authorization')).toBe('Bearer token-of-asha');
    expect(options).toMatchObject({ credentials: 'omit', redirect: 'error' });
    expect(body.messages).toHaveLength(6);
    expect(body.messages.at(-1)).toEqual({ role: 'user', content: 'I am •••, what now?' });
    expect(body['assistant']).toEqual({
      kind: 'learning',
      language: 'hi',
      passages: [{ title: 'Flood', text: 'Go to higher ground.' }],
    });
  });

  it('takes out the names of the record at hand, and asks nothing where it cannot read them', async () => {
    says(piece('Yes.'), END);
    const id = '0195f3c2-7d0c-4b61-8d2a-5b0a3f6f0001';
    await mainDb.lists.put({ name: 'aid', account: 'asha', round: 1, isComplete: true, asOf: 1 });
    await mainDb.aid.put({ _id: id, name: 'Devi' } as never);
    await ask('Devi has fever', { atHand: { ids: [id], lookedFor: '' } });
    expect(sent().body.messages.at(-1)?.content).toBe('••• has fever');

    network.mockClear();
    const fresh = await import('../../db.ts');
    const broken = vi.spyOn(fresh.outboxDb.drafts, 'toArray').mockRejectedValue(new Error('no disk'));
    expect(await ask('Devi has fever')).toEqual({ ok: false, failure: 'failed' });
    broken.mockRestore();
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['asks for patience', 429, 'resting'],
    ['has no model any more', 404, 'failed'],
    ['cannot reach it', 503, 'failed'],
  ])('takes an answer of a server that %s for what it is, once', async (_why, status, failure) => {
    network.mockImplementation(async () => {
      return new Response('{"success":false}', { status, headers: { 'x-should-retry': 'false' } });
    });
    expect(await ask('x')).toEqual({ ok: false, failure });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('an app with a key of its own', () => {
  beforeEach(() => vi.stubEnv('VITE_GROQ_API_KEY', KEY));

  it('asks the provider itself, with our instructions, model and limits, and takes everything personal out', async () => {
    says(piece('Go up.'), END);
    const words = 'I am Asha, call 98765 43210 or asha@example.org, I am at 26.14451, 91.73621';
    expect(await ask(words)).toEqual({ ok: true, value: 'Go up.' });
    const { address, headers, options, body } = sent();
    expect(address).toBe('https://api.groq.com/openai/v1/chat/completions');
    expect(headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(options).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
    const { messages, ...rest } = body;
    expect(rest).toEqual({ model: 'openai/gpt-oss-120b', max_tokens: 500, stream: true, reasoning_effort: 'low' });
    const [first, ...conversation] = messages;
    expect(first?.role).toBe('system');
    expect(first?.content).toContain('learning assistant');
    expect(first?.content).toContain('Answer in Hindi');
    expect(first?.content).toContain('Go to higher ground.');
    expect(first?.content).toContain('112');
    expect(conversation).toHaveLength(6);
    const last = conversation.at(-1)?.content ?? '';
    expect(last).toContain('I am');
    for (const secret of ['Asha', '98765', '43210', 'asha@', '26.14451', '91.73621', 'token-of-asha']) {
      expect(JSON.stringify([address, [...headers], body])).not.toContain(secret);
    }
  });

  it('may be told another model, without what that does not know', async () => {
    vi.stubEnv('VITE_LLM_MODEL', 'llama-3.3-70b-versatile');
    says(piece('Yes.'), END);
    await ask('x');
    expect(sent().body).toMatchObject({ model: 'llama-3.3-70b-versatile', max_tokens: 500 });
    expect(sent().body).not.toHaveProperty('reasoning_effort');
  });

  it.each([
    ['the model is gone', 404, 1],
    ['the key is refused', 401, 1],
    ['the provider fails', 500, 3],
  ])('falls back where %s, after two more attempts where these may help', async (_why, status, attempts) => {
    network.mockImplementation(async () => {
      return new Response('{"error":{"code":"model_not_found"}}', { status, headers: { 'retry-after-ms': '1' } });
    });
    expect(await ask('x')).toEqual({ ok: false, failure: 'failed' });
    expect(network).toHaveBeenCalledTimes(attempts);
  });

  it('says that it rests where the provider’s own limits are reached', async () => {
    network.mockImplementation(async () => new Response('{}', { status: 429, headers: { 'retry-after-ms': '1' } }));
    expect(await ask('x')).toEqual({ ok: false, failure: 'resting' });
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['has no words, by length', 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"length"}]}\n\n' + END],
    ['has words that are none', piece({ html: '<b>' }) + piece(7) + END],
    ['is no list', 'data: {"nothing":1}\n\n' + END],
    ['is no JSON', 'data: {"choices":\n\n' + END],
    ['breaks off with an error', `${piece('Half an')}data: {"error":{"message":"broken"}}\n\n`],
  ])('an answer that %s is none', async (_why, answer) => {
    says(answer);
    expect(await ask('x')).toEqual({ ok: false, failure: 'failed' });
  });

  it('an answer that never ends is cut off', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode(piece('and on '.repeat(100)))),
    });
    network.mockImplementation(async () => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }));
    const answer = await ask('x');
    expect(answer.ok && answer.value).toHaveLength(8000);
  });

  it('an answer that stands still in the middle is given up after a minute, and half of one is no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    network.mockImplementation(async (_address, options) => {
      const half = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(piece('Half an')));
          options?.signal?.addEventListener('abort', () => stream.error(new DOMException('given up', 'AbortError')));
        },
      });
      return new Response(half, { headers: { 'content-type': 'text/event-stream' } });
    });
    const grow = vi.fn<(text: string) => void>();
    const answer = ask('x', { grow });
    await vi.waitFor(() => expect(grow).toHaveBeenCalledWith('Half an'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual({ ok: false, failure: 'failed' });
  });

  it('whatever is asked, the instructions stay ours and the answer stays text', async () => {
    for (const words of injections) {
      network.mockReset();
      says(piece(words), END);
      expect(await ask(words)).toEqual({ ok: true, value: words });
      const { messages } = sent().body;
      expect(messages.map(({ role }) => role)).toEqual(['system', ...Array.from({ length: 6 }, () => 'user')]);
      expect(messages[0]?.content).toMatch(/^You are the learning assistant/);
    }
  });
});
