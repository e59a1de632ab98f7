import { describe, expect, it } from 'vitest';
import { createFinalPart } from './final-part.ts';

const ANSWER = 'Press hard on the wound [1]. Call 112.';
const THOUGHT = 'SECRET: the user is asking about <b>bleeding</b>, a < b | c';

/** Each way in which a server may leave thinking in the text. */
const leaks: Readonly<Record<string, string>> = {
  'a block': `<think>${THOUGHT}</think>\n\n${ANSWER}`,
  'a block under another name': `<reasoning>${THOUGHT}</reasoning>${ANSWER}`,
  'a block in capitals': `<THINK>${THOUGHT}</THINK>${ANSWER}`,
  'a block in square brackets': `[THINK]${THOUGHT}[/THINK]${ANSWER}`,
  'two blocks': `<think>${THOUGHT}</think>Press hard on the wound [1].<thinking>${THOUGHT}</thinking> Call 112.`,
  'a block that does not end': `${ANSWER}<think>${THOUGHT}`,
  'the channels of gpt-oss': `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
  'its channels from the start': `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`,
  'its channels with a tool': `<|channel|>commentary to=functions.x <|constrain|>json<|message|>${THOUGHT}<|call|>`,
  'a final channel that is constrained': `<|channel|>analysis<|message|>${THOUGHT}<|end|><|channel|>final <|constrain|>text<|message|>${ANSWER}`,
  'a turn that it goes on with': `<|channel|>final<|message|>${ANSWER}<|end|><|start|>user<|message|>${THOUGHT}<|end|>`,
  'words after the last one': `${ANSWER}<|return|>${THOUGHT}`,
  'its channels without tokens': `analysis${THOUGHT}assistantfinal${ANSWER}`,
  'its channels without tokens, after a line': `\nanalysis ${THOUGHT}\nassistantcommentary${THOUGHT} assistantfinal${ANSWER}`,
  'another thought in between': `analysis${THOUGHT}assistantanalysis${THOUGHT}assistantfinal${ANSWER}`,
  'the name of the final channel alone': `final${ANSWER}`,
  'a token that nobody knows': `<|begin_of_text|>${ANSWER}<|something|>`,
  'no thinking': ANSWER,
};

function passed(...pieces: string[]): string[] {
  const final = createFinalPart();
  const texts = pieces.map((piece) => {
    final.take(piece);
    return final.text;
  });
  final.end();
  return [...texts, final.text];
}

describe.each(Object.entries(leaks))('of %s', (name, leak) => {
  const expected = name === 'its channels with a tool' ? '' : ANSWER;

  it('only the final part passes, wherever it is split in two', () => {
    for (let at = 0; at <= leak.length; at += 1) {
      const texts = passed(leak.slice(0, at), leak.slice(at));
      expect([at, texts.at(-1)?.trim()]).toEqual([at, expected]);
      for (const text of texts) expect(expected.startsWith(text.trim())).toBe(true);
    }
  });

  it('it passes character by character, and nothing is taken back', () => {
    const texts = passed(...Array.from(leak));
    expect(texts.at(-1)?.trim()).toBe(expected);
    for (const text of texts) expect(expected.startsWith(text.trim())).toBe(true);
  });
});

it('thinking that only its end marks is taken back, which it says', () => {
  for (const end of ['</think>', 'assistantfinal', '<|channel|>final<|message|>']) {
    const final = createFinalPart();
    for (const character of `${THOUGHT}${end}`) final.take(character);
    expect([end, final.text, final.wasTakenBack]).toEqual([end, '', true]);
    for (const character of ANSWER) final.take(character);
    final.end();
    expect(final.text).toBe(ANSWER);
  }
  const plain = createFinalPart();
  plain.take(`<think>${THOUGHT}</think>${ANSWER}`);
  expect(plain.wasTakenBack).toBe(false);
});

it('thinking that was cut off leaves nothing', () => {
  for (const cut of ['analysisWe need', '<think>We need', '<|channel|>analysis<|message|>We need', '<|channel|>fin']) {
    expect([cut, passed(cut).at(-1)]).toEqual([cut, '']);
  }
});

it('words that only look like it pass', () => {
  for (const words of [
    'a',
    'ana',
    'Analysis of the water: boil it.',
    'finalmente, hierva el agua.',
    'The final word',
    'Use < 5 l | day, [t',
    'assistant',
    'An assistant finally came <thin',
    'İ<|',
  ]) {
    expect(passed(...Array.from(words)).at(-1)).toBe(words);
    expect(passed(words).at(-1)).toBe(words);
  }
});

it('a long answer in single characters takes its length of work', () => {
  const final = createFinalPart();
  const words = 'assistant <think '.repeat(20_000);
  for (const character of words) final.take(character);
  final.end();
  expect(final.text).toBe(words);
});
