import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startModel, type Endless, type ModelStandIn } from '../../tests/support/assistant/model-stand-in.ts';
import { openLanguageModel, type LanguageModel, type ModelPiece } from './language-model.ts';

const ANSWER = 'Press hard on the wound [1]. Call 112.';
/** Longer than any test: what ends before it does so for another reason. */
const AN_HOUR_MS = 3_600_000;

let model: ModelStandIn;

beforeAll(async () => {
  model = await startModel({ kind: 'streams', words: [] });
});
afterAll(() => model.close());
afterEach(() => {
  model.asked.length = 0;
});

function open({ models = ['m'], timeoutMs = AN_HOUR_MS } = {}): LanguageModel {
  const settings = { baseUrl: model.baseUrl, models, dailyQuestions: 1, translates: true };
  return openLanguageModel(settings, { timeoutMs, pausesMs: [1, 1] });
}

async function ask(asked: LanguageModel): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of asked.ask([{ role: 'user', content: 'x' }], new AbortController().signal)) {
    pieces.push(piece);
  }
  return pieces;
}
const textOf = (pieces: readonly ModelPiece[]) => pieces.map(({ text }) => text).join('');

describe('what a model thinks', () => {
  it.each([
    ['analysisSECRET thoughts. assistantfinal', ANSWER],
    ['<think>SECRET thoughts. </think>', ANSWER],
    [
      '<|channel|>analysis<|message|>SECRET. <|end|><|start|>assistant<|channel|>final<|message|>',
      `${ANSWER}<|return|>`,
    ],
    ['SECRET thoughts. </think>', ANSWER],
  ])('does not pass, whole or in single characters: %s', async (thoughts, answer) => {
    const own = open();
    for (const words of [[thoughts + answer], Array.from(thoughts + answer)]) {
      model.mood = { kind: 'streams', words };
      expect(textOf(await ask(own))).toBe(ANSWER);
    }
    model.mood = { kind: 'answers-whole', words: thoughts + answer };
    expect(textOf(await ask(own))).toBe(ANSWER);
  });

  it('is heard out until a model has shown once that it does not think aloud; its sentences pass as they come then', async () => {
    const own = open();
    model.mood = { kind: 'streams', words: ['Go up. ', 'Stay there. ', 'Wa', 'it.'] };
    expect(await ask(own)).toEqual([{ text: 'Go up. Stay there. Wait.', isCut: false }]);
    expect((await ask(own)).map(({ text }) => text)).toEqual(['Go up.', ' Stay there.', ' Wait.']);
    // What has passed is not taken back: the answer breaks off, and the next one is heard out.
    model.mood = { kind: 'streams', words: ['Let us see. ', 'Hm. ', '</think>Go up.'] };
    await expect(ask(own)).rejects.toThrow('thought aloud');
    expect(await ask(own)).toEqual([{ text: 'Go up.', isCut: false }]);
    // It is known to think aloud: what was cut before it had said so is thinking.
    model.mood = { kind: 'streams', words: ['Let us see. Hm'], finish: 'length' };
    await expect(ask(own)).rejects.toThrow('thoughts alone');
  });

  it('may be all that there was before an answer was cut: a model is not trusted for that', async () => {
    const own = open();
    model.mood = { kind: 'streams', words: ['Let us see. Hm'], finish: 'length' };
    expect(await ask(own)).toEqual([{ text: 'Let us see.', isCut: true }]);
    model.mood = { kind: 'streams', words: ['Let us see. Hm.', '</think>', 'Go up.'] };
    expect(await ask(own)).toEqual([{ text: 'Go up.', isCut: false }]);
  });
});

describe('an answer that ends by its length', () => {
  it.each(['streams', 'answers-whole'] as const)('ends at its last whole sentence, and says so: %s', async (kind) => {
    const words = 'Go up. Stay th';
    model.mood = kind === 'streams' ? { kind, words: [words], finish: 'length' } : { kind, words, finish: 'length' };
    expect(await ask(open())).toEqual([{ text: 'Go up.', isCut: true }]);
  });

  it('is none where that was its thinking’s', async () => {
    model.mood = { kind: 'streams', words: ['analysisWe need'], finish: 'length' };
    await expect(ask(open())).rejects.toThrow('no words');
  });
});

describe('what never ends', () => {
  it.each(['json', 'empty pieces', 'thoughts', 'comments', 'one event'] satisfies Endless[])(
    'is given up by its bytes: %s',
    async (by) => {
      model.mood = { kind: 'never-ends', by };
      await expect(ask(open())).rejects.toThrow('RangeError');
      expect(model.asked).toHaveLength(1);
    },
  );

  it('headers are given up, and a refusal is one', async () => {
    model.mood = { kind: 'never-ends', by: 'headers' };
    await expect(ask(open())).rejects.toThrow('TypeError');
    model.mood = { kind: 'never-ends', by: 'refusal' };
    await expect(ask(open())).rejects.toThrow('HTTP 404');
  });

  it('words are cut', async () => {
    model.mood = { kind: 'never-ends', by: 'words' };
    const [piece] = await ask(open());
    expect(piece?.isCut).toBe(true);
    expect(piece?.text).toMatch(/^(and on )+and( on)?$/);
    expect(piece?.text.length).toBeLessThanOrEqual(8_000);
  });

  it('a stream in which nothing comes is given up by the time', async () => {
    model.mood = { kind: 'hangs' };
    await expect(ask(open({ timeoutMs: 20 }))).rejects.toThrow('TimeoutError');
    expect(model.asked).toHaveLength(3);
  });
});

describe('a model that is gone', () => {
  const models = ['first', 'openai/gpt-oss-20b'];

  it.each([
    [404, { code: 'model_not_found' }],
    [400, { code: 'model_decommissioned', message: 'The model `first` has been decommissioned' }],
  ])('by %s is followed by the next in the list', async (status, error) => {
    model.mood = { kind: 'lacks', models: ['first'], status, error, words: 'Go up.' };
    expect(textOf(await ask(open({ models })))).toBe('Go up.');
    expect(model.asked.map(({ body }) => [body.model, body.reasoning_effort])).toEqual([
      ['first', undefined],
      ['openai/gpt-oss-20b', 'low'],
    ]);
  });

  it('leaves none where all are, and where the refusal is about something else', async () => {
    model.mood = { kind: 'lacks', models, status: 404, error: {}, words: '' };
    await expect(ask(open({ models }))).rejects.toThrow('HTTP 404');
    expect(model.asked).toHaveLength(2);
    model.mood = { kind: 'lacks', models, status: 400, error: { message: 'max_tokens is too large' }, words: '' };
    await expect(ask(open({ models }))).rejects.toThrow('HTTP 400');
    expect(model.asked).toHaveLength(3);
  });
});
