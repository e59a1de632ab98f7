// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assistantLimits } from '../../../../contract/assistant-limits.ts';
import { injections, withoutTokens } from '../../../../tests/support/assistant/injections.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { storePerson } from '../../person-store.ts';
import type { AtHand } from '../../queries/assistant/names-at-hand.ts';
import { CONFIG_KEY } from '../../device-settings.ts';

const KEY = 'gsk-built-into-this-app';
const nobody = { ids: [], lookedFor: '' };
const piece = (content: unknown) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const ended = (reason: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\ndata: [DONE]\n\n`;
const END = ended('stop');
const whole = (text: string) => ({ ok: true, value: { text, isCut: false } });

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
  (await import('../../emergency-number.ts')).tellEmergencyNumber('112');
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
    says(piece('Go '), piece('up. '), piece('Stay'), piece(' there.'), END);
    const grow = vi.fn<(text: string) => void>();
    expect(await ask('I am Asha, what now?', { grow })).toEqual(whole('Go up. Stay there.'));
    expect(grow.mock.calls).toEqual([['Go up.']]);
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
    expect(await ask(words)).toEqual(whole('Go up.'));
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
    vi.stubEnv('VITE_LLM_MODEL', 'the-only-one');
    expect(await ask('x')).toEqual({ ok: false, failure: 'failed' });
    expect(network).toHaveBeenCalledTimes(attempts);
  });

  it.each([
    [404, { code: 'model_not_found' }],
    [400, { code: 'model_decommissioned', message: 'The model has been decommissioned' }],
  ])('asks the next model in the list where the first is gone by %s', async (status, error) => {
    network.mockImplementationOnce(async () => Response.json({ error }, { status }));
    network.mockImplementationOnce(async () => {
      return new Response(piece('Go up.') + END, { headers: { 'content-type': 'text/event-stream' } });
    });
    expect(await ask('x')).toEqual(whole('Go up.'));
    expect([0, 1].map((index) => sent(index).body.model)).toEqual(['openai/gpt-oss-120b', 'openai/gpt-oss-20b']);
  });

  it('asks no other model where the refusal is about something else', async () => {
    network.mockImplementation(async () => Response.json({ error: { message: 'too long' } }, { status: 400 }));
    expect(await ask('x')).toEqual({ ok: false, failure: 'failed' });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    'analysisSECRET. assistantfinal',
    '<think>SECRET. </think>',
    '<|channel|>analysis<|message|>SECRET. <|end|><|start|>assistant<|channel|>final<|message|>',
  ])('lets the final part pass alone, in single characters too: %s', async (thoughts) => {
    const grow = vi.fn<(text: string) => void>();
    says(...Array.from(`${thoughts}Go up. Stay there.`, piece), END);
    expect(await ask('x', { grow })).toEqual(whole('Go up. Stay there.'));
    expect(grow.mock.calls).toEqual([['Go up.']]);
  });

  it('ends an answer that was cut short at its last whole sentence, and says so', async () => {
    says(piece('Go up. Stay th'), ended('length'));
    expect(await ask('x')).toEqual({ ok: true, value: { text: 'Go up.', isCut: true } });
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

  const endless = (more: string) =>
    new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new TextEncoder().encode(more)) });

  it('an answer that never ends is cut off', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    network.mockImplementation(async () => new Response(endless(piece('and on '.repeat(100))), { headers }));
    const answer = await ask('x');
    expect(answer.ok && answer.value.isCut).toBe(true);
    expect(answer.ok && answer.value.text).toMatch(/^(and on )+and( on)?$/);
  });

  it.each([
    ['empty pieces', 200, piece('').repeat(1000)],
    ['comments', 200, ': still here\n\n'.repeat(10_000)],
    ['one event', 200, 'and on '.repeat(30_000)],
    ['JSON', 200, '{"choices":[{"message":{"content":"'.repeat(1000)],
    ['a refusal', 404, 'and on '.repeat(30_000)],
  ])('one of %s without an end is given up by its bytes', async (_what, status, more) => {
    let given = 0;
    network.mockImplementation(async () => {
      const counted = new ReadableStream<Uint8Array>({
        pull(stream) {
          given += more.length;
          stream.enqueue(new TextEncoder().encode(more));
        },
      });
      return new Response(counted, { status, headers: { 'content-type': 'text/event-stream' } });
    });
    expect(await ask('x')).toEqual({ ok: false, failure: 'failed' });
    expect(given / network.mock.calls.length).toBeLessThan(2 * assistantLimits.tokens * assistantLimits.tokenBytes);
  });

  it('the oldest of too many questions that wait is given up, so that others may use the connection', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const answers: (() => void)[] = [];
    network.mockImplementation(async (_address, options) => {
      signals.push(options?.signal);
      return new Promise<Response>((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        answers.push(() => resolve(new Response(piece('Go up.') + END)));
      });
    });
    const asked = [];
    for (let index = 0; index < assistantLimits.atOnce; index += 1) {
      asked.push(ask(`question ${index}`));
      await vi.waitFor(() => expect(signals).toHaveLength(index + 1));
    }
    expect(signals.some((signal) => signal?.aborted)).toBe(false);
    asked.push(ask('one more'));
    expect(await asked[0]).toEqual({ ok: false, failure: 'failed' });
    await vi.waitFor(() => expect(signals).toHaveLength(assistantLimits.atOnce + 1));
    for (const answer of answers) answer();
    expect(await Promise.all(asked.slice(1))).toEqual(asked.slice(1).map(() => whole('Go up.')));
  });

  it('an answer that stands still in the middle is given up after a minute, and half of one is no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    network.mockImplementation(async (_address, options) => {
      const half = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(piece('Half of it. Half an')));
          options?.signal?.addEventListener('abort', () => stream.error(new DOMException('given up', 'AbortError')));
        },
      });
      return new Response(half, { headers: { 'content-type': 'text/event-stream' } });
    });
    const grow = vi.fn<(text: string) => void>();
    const answer = ask('x', { grow });
    await vi.waitFor(() => expect(grow).toHaveBeenCalledWith('Half of it.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual({ ok: false, failure: 'failed' });
  });

  it('whatever is asked, the instructions stay ours and the answer stays text', async () => {
    for (const words of injections) {
      network.mockReset();
      says(piece(words), END);
      expect(await ask(words)).toEqual(whole(withoutTokens(words)));
      const { messages } = sent().body;
      expect(messages.map(({ role }) => role)).toEqual(['system', ...Array.from({ length: 6 }, () => 'user')]);
      expect(messages[0]?.content).toMatch(/^You are the learning assistant/);
    }
  });
});
