import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './model-answer.ts';

function read(pieces: readonly unknown[], finishReason: unknown = 'stop') {
  const reader = createAnswerReader();
  const shown = pieces.map((piece) => {
    reader.take(piece);
    return reader.shown;
  });
  reader.take(undefined, finishReason);
  return { shown, answer: reader.end() };
}

describe('an answer', () => {
  it('is shown by whole sentences while it comes, and whole at its end', () => {
    const { shown, answer } = read(['Press', ' hard', '. Raise', ' the leg', '.']);
    expect(shown).toEqual(['', '', 'Press hard.', 'Press hard.', 'Press hard.']);
    expect(answer).toEqual({ text: 'Press hard. Raise the leg.', isCut: false });
    expect(read(['no full stop']).answer).toEqual({ text: 'no full stop', isCut: false });
  });

  it.each(['length', 'max_tokens', 'content_filter'])(
    'that ends by `%s` ends at its last whole sentence, and says so',
    (reason) => {
      expect(read(['Press hard. Raise the le'], reason).answer).toEqual({ text: 'Press hard.', isCut: true });
      expect(read(['Press hard [1]'], reason).answer).toEqual({ text: 'Press hard', isCut: true });
    },
  );

  it('of more characters than an answer has is cut like that, and nothing more is read', () => {
    const reader = createAnswerReader();
    reader.take('Go up now. '.repeat(700));
    expect(reader.isFull).toBe(false);
    reader.take('Go up now. '.repeat(100));
    expect(reader.isFull).toBe(true);
    expect(reader.end()).toEqual({ text: 'Go up now. '.repeat(727).trim(), isCut: true });
  });

  it('whatever is shown of it stays, wherever it is split and however it ends', () => {
    const words =
      '<think>Hm. So.</think>Call 112.\n1. Press hard [1]. \n2. Raise it, e.g. on 1.5 bags:\n\nThen wait. [2] Go u';
    for (const reason of ['stop', 'length']) {
      for (let at = 0; at <= words.length; at += 1) {
        const { shown, answer } = read([words.slice(0, at), words.slice(at)], reason);
        for (const text of shown) expect(answer?.text.startsWith(text)).toBe(true);
      }
      const { shown, answer } = read(Array.from(words), reason);
      expect(shown.at(-1)).toMatch(/Then wait\.( \[2\])?$/);
      for (const text of shown) expect(answer?.text.startsWith(text)).toBe(true);
    }
  });

  it('without words, or of something else than words, is none', () => {
    for (const pieces of [[], [''], [' \n'], [7, { html: '<b>' }, null], ['<think>Hm.']]) {
      expect(read(pieces).answer).toBeUndefined();
    }
  });

  it('whose thinking only its end marks is what follows', () => {
    const reader = createAnswerReader();
    reader.take('We need to answer. Let us see. ');
    expect(reader.shown).toBe('We need to answer. Let us see.');
    reader.take('</think>Press hard. ');
    expect([reader.shown, reader.wasTakenBack]).toEqual(['Press hard.', true]);
    expect(reader.end()).toEqual({ text: 'Press hard.', isCut: false });
  });
});
