import { expect, it } from 'vitest';
import { learn, type Example } from './classifier.ts';

const words = (text: string) => new Map(text.split(' ').map((word) => [word, 1]));
const example = (label: string, text: string): Example => ({ label, text });
const examples = [
  example('flood', 'water in the house'),
  example('flood', 'the river is rising'),
  example('fire', 'smoke in the house'),
  example('fire', 'the kitchen is burning'),
  example('other', 'when is the bus'),
];
const atOnce = () => Promise.resolve();

it('tells what each example taught, and what has its words in common with several', async () => {
  const classify = await learn(examples, words, atOnce);
  for (const { label, text } of examples) expect(classify(text)[0]?.label).toBe(label);
  expect(classify('water is rising')[0]?.label).toBe('flood');
  expect(classify('smoke from the kitchen')[0]?.label).toBe('fire');
});

it('gives shares that are 1 together, the likeliest first, and is less certain of what speaks for two', async () => {
  const classify = await learn(examples, words, atOnce);
  const found = classify('water and smoke');
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((one, other) => other - one));
  expect(found[0]?.share).toBeLessThan(classify('water river')[0]?.share ?? 0);
});

it('says nothing of words that it never saw', async () => {
  const classify = await learn(examples, words, atOnce);
  expect(classify('zebra')).toEqual([]);
});

it('learns the same from the same examples', async () => {
  const [one, other] = await Promise.all([learn(examples, words, atOnce), learn(examples, words, atOnce)]);
  expect(one('water and smoke')).toEqual(other('water and smoke'));
});

it('lets others have their turn', async () => {
  let turns = 0;
  await learn(Array.from({ length: 100 }, () => examples).flat(), words, async () => {
    turns += 1;
  });
  expect(turns).toBeGreaterThan(10);
});
