import { describe, expect, test } from 'vitest';
import { languages, type Language } from './language.ts';
import { book } from './guide/book.ts';
import { loadGuideBook } from './guide-book.ts';
import type { GuideBook } from './guide/shape.ts';
import { sources } from './guide/sources.ts';
import { disasters, isTopicId, preparations } from './guide/topics.ts';
import { passagesOf } from './search/passages.ts';

const LONGEST_SENTENCE = 160;

/** Where something stands, and how much; a hidden list of other words may have any number. */
function shapeOf({ topics }: GuideBook): Record<string, number> {
  return Object.fromEntries(
    Object.entries(topics).flatMap(([id, { sections }]) =>
      Object.entries(sections).map(([key, { steps }]) => [`${id}.${key}`, steps.length]),
    ),
  );
}

function textsOf(guide: GuideBook): string[] {
  return Object.values(guide.topics).flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...Object.values(sections).flatMap((section) => [section.title, ...section.steps]),
  ]);
}

/** All that can be led to, with what is read there. */
function placesOf(guide: GuideBook): { id: string; text: string }[] {
  return passagesOf(guide).flatMap(({ id, kind, steps }) =>
    kind === 'topic'
      ? [{ id, text: steps.join(' ') }]
      : [{ id, text: '' }, ...steps.map((text, index) => ({ id: `${id}.${index + 1}`, text }))],
  );
}

/** Emergency numbers of some countries, where the guide has them; units after a number are other words in each language. */
function numbersOfCountries(guide: GuideBook): string[] {
  return placesOf(guide).flatMap(({ id, text }) =>
    (asciiDigits(text).match(/\b(?:911|112|999|108|100|110)\b/g) ?? []).map((it) => `${id}: ${it}`),
  );
}

/** What looks like such a number and is none. */
const DOSES = [
  'first-aid.cpr.4: 100',
  'first-aid.cpr-child.7: 100',
  'first-aid.diarrhoea.4: 100',
  'first-aid.diarrhoea.4: 100',
];

describe.each(Object.keys(languages) as Language[])('the guide in %s', (code) => {
  test('has the topics, sections and steps that English has, in the same order', async () => {
    const guide = await loadGuideBook(code);
    expect(JSON.stringify(shapeOf(guide))).toBe(JSON.stringify(shapeOf(book)));
  });

  test('says something everywhere, in short sentences', async () => {
    const guide = await loadGuideBook(code);
    const sentences = textsOf(guide).flatMap((text) => text.split(/[.!?؟।]\s+/u));
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(sentences.filter(({ length }) => length > LONGEST_SENTENCE)).toEqual([]);
  });

  test('has words to be found by, for every topic', async () => {
    const guide = await loadGuideBook(code);
    expect(Object.values(guide.topics).filter(({ words }) => words.trim() === '')).toEqual([]);
  });

  test('leaves out the numbers of any one country: the emergency number is a setting', async () => {
    expect(numbersOfCountries(await loadGuideBook(code))).toEqual(DOSES);
  });
});

describe('the guide', () => {
  test('says of every disaster what to do before, during and after it, and what never', () => {
    for (const id of disasters) {
      expect(Object.keys(book.topics[id].sections), id).toEqual(
        expect.arrayContaining(['before', 'during', 'after', 'never']),
      );
      expect(Object.keys(book.topics[id].sections)[0], `${id}: what to do now comes first`).toBe('during');
    }
  });

  test('warns in sentences that are warnings also when they stand alone', () => {
    const warnings = disasters.flatMap((id) => book.topics[id].sections.never.steps);
    expect(warnings.length).toBeGreaterThan(20);
    expect(warnings.filter((warning) => !warning.startsWith('Never '))).toEqual([]);
  });

  test('offers every topic on its first screen', () => {
    const offered = [...disasters, 'first-aid', ...preparations];
    expect([...offered].sort()).toEqual(Object.keys(book.topics).sort());
    expect(offered.every(isTopicId)).toBe(true);
    expect(isTopicId('toString')).toBe(false);
    expect(isTopicId(undefined)).toBe(false);
  });

  test('names sources with secure addresses for every topic', () => {
    for (const id of Object.keys(book.topics)) {
      if (!isTopicId(id)) throw new Error(id);
      expect(sources[id].length, id).toBeGreaterThan(1);
      for (const { title, publisher, url } of sources[id]) {
        expect([title, publisher]).not.toContain('');
        expect(new URL(url).protocol).toBe('https:');
      }
    }
  });

  test('gives every place an id of its own that fits into an address', () => {
    const ids = placesOf(book).map(({ id }) => id);
    expect(ids).toContain('flood.during.3');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+(\.[a-z-]+(\.\d+)?)?$/.test(id))).toEqual([]);
  });
});

/** Doses and numbers that cost lives when they are changed by mistake, in any language. */
const NUMBERS: readonly (readonly [string, ...RegExp[]])[] = [
  ['flood.during.4', /15/, /30/, /60/],
  ['flood.mould.2', /2/],
  ['flood.mould.5', /5\D+9/, /60/],
  ['first-aid.cpr.4', /5\D+6/, /100\D+120/],
  ['first-aid.cpr.5', /2/, /30/],
  ['first-aid.cpr-child.2', /5/],
  ['first-aid.cpr-child.4', /30/, /2/],
  ['first-aid.cpr-child.5', /5/],
  ['first-aid.cpr-child.6', /4/],
  ['first-aid.cpr-child.7', /100\D+120/],
  ['first-aid.bleeding.2', /10/],
  ['first-aid.bleeding.6', /5\D+7/],
  ['first-aid.burns.1', /20/],
  ['first-aid.chest-pain.4', /150\D+300/],
  ['first-aid.poisoning.4', /20/],
  ['first-aid.electric-shock.6', /20/],
  ['first-aid.crush.2', /15/],
  ['first-aid.diarrhoea.2', /6/, /1/],
  ['first-aid.diarrhoea.4', /50\D+100/, /100\D+200/],
  ['water-food.boil.1', /1/],
  ['water-food.boil.2', /2\D?000/, /3/],
  ['water-food.chlorine.2', /5\D+9/, /2/, /4/],
  ['water-food.chlorine.3', /1/, /10/, /20/],
  ['water-food.chlorine.4', /30/],
  ['water-food.chlorine.5', /15/],
];

test.each(Object.keys(languages) as Language[])('doses and numbers stand in the guide in %s', async (code) => {
  const guide = await loadGuideBook(code);
  for (const [place, ...numbers] of NUMBERS) {
    const [topic = '', section = '', step = ''] = place.split('.');
    const text = asciiDigits(guide.topics[topic]?.sections[section]?.steps[Number(step) - 1] ?? '');
    for (const number of numbers) expect(text, place).toMatch(number);
  }
});

/** Hindi and Arabic texts may have digits of their own. */
function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}
