import { describe, expect, test } from 'vitest';
import { book } from './book.ts';
import { fold } from './fold.ts';
import { piecesOf } from './match.ts';
import { searchGuide } from './search.ts';
import type { GuideBook } from './shape.ts';

const idsFor = (query: string, guide: GuideBook = book) => searchGuide(guide, query).found.map(({ id }) => id);

/** A guide of one topic. */
function guideOf(title: string, words: string, section: string, steps: readonly string[], ignored = ''): GuideBook {
  return { ignored, topics: { topic: { title, lead: title, words, sections: { now: { title: section, steps } } } } };
}

describe('the search', () => {
  test.each([
    ['flood', 'flood'],
    ['hurricane', 'storm'],
    ['TYPHOON', 'storm'],
    ['quake', 'earthquake'],
    ['mudslide', 'landslide'],
    ['forest fire', 'fire'],
    ['blood', 'first-aid.bleeding'],
    ['bleed', 'first-aid.bleeding'],
    ['heart attack', 'first-aid.cpr'],
    ['snakebite', 'first-aid.snake'],
    ['ORS', 'first-aid.diarrhoea'],
    ['diarrhea', 'first-aid.diarrhoea'],
    ['bleach', 'water-food.chlorine'],
    ['how do I boil water?', 'water-food.boil'],
    ['my baby is not breathing', 'first-aid.cpr-child'],
    ['he can’t breathe', 'first-aid.cpr'],
    ['my child swallowed something', 'first-aid.choking'],
    ['kit', 'go-bag'],
  ])('for “%s” comes to %s first', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  test('finds the step that says it, with its place', () => {
    expect(searchGuide(book, 'knock whistle').found[0]).toEqual({
      id: 'earthquake.after.6',
      kind: 'step',
      topic: 'Earthquake',
      section: 'After',
      text: book.topics.earthquake.sections.after.steps[5],
    });
  });

  test('wants all words, in the step or in the headings above it', () => {
    const found = searchGuide(book, 'flood generators');
    expect(found.isPartial).toBe(false);
    expect(found.found.map(({ id }) => id)).toEqual(['flood.after.8']);
  });

  test('puts titles before headings and headings before steps', () => {
    const kinds = searchGuide(book, 'water').found.map(({ kind }) => kind);
    const order = ['topic', 'section', 'step'];
    expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(kinds).size).toBeGreaterThan(1);
  });

  test('prefers the word itself in a heading to its beginning in a title', () => {
    const ids = idsFor('burn');
    expect(ids[0]).toBe('first-aid.burns');
    expect(ids).toContain('fire');
  });

  test('says nothing twice: a section stands for its first step', () => {
    const texts = searchGuide(book, 'burn').found.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('finds what has some of the words where nothing has all, and says so', () => {
    const { found, isPartial } = searchGuide(book, 'tourniquet elephants');
    expect(isPartial).toBe(true);
    expect(found[0]?.id).toBe('first-aid.bleeding');
  });

  test('does not answer letters, words that say nothing, or what is not there, with everything', () => {
    expect(idsFor('')).toEqual([]);
    expect(idsFor('  . ')).toEqual([]);
    expect(idsFor('a')).toEqual([]);
    expect(idsFor('xylophone')).toEqual([]);
    expect(idsFor('water').length).toBeLessThanOrEqual(20);
  });

  test('is not upset by signs of any kind', () => {
    expect(idsFor('(flood* [\\ $&')[0]).toBe('flood');
  });
});

describe('in Spanish', () => {
  const guide = guideOf('Inundación', 'riada crecida', 'Ahora', ['Suba al tejado. El niño espera.'], 'el la al que en');

  test.each(['inundacion', 'INUNDACIÓN', 'inundaciones', 'riada', 'nino', 'qué hacer en inundación'])(
    '“%s”',
    (query) => {
      expect(idsFor(query, guide)[0]).toMatch(/^topic/);
    },
  );
});

describe('in Hindi', () => {
  const guide = guideOf('बाढ़', 'सैलाब जलप्रलय', 'अभी', ['ऊँची जगह पर जाएँ। गंदा पानी न पिएँ।'], 'न पर');

  test.each(['बाढ़', 'बाढ', 'बाढ\u093c', 'सैला', 'ऊंची जगह', 'गन्दा पानी', 'पा\u200dनी'])('“%s”', (query) => {
    expect(searchGuide(guide, query)).toMatchObject({ isPartial: false });
    expect(idsFor(query, guide)[0]).toMatch(/^topic/);
  });

  test('vowels are part of a word', () => {
    expect(idsFor('पनि', guide)).toEqual([]);
  });
});

describe('in Arabic', () => {
  const guide = guideOf('زلزال', 'هزة أرضية', 'الآن', ['اِنزِل إلى الأرض واحتمِ تحت الطاولة.'], 'إلى تحت');

  test.each(['زلزال', 'الزلزال', 'والزلزال', 'زلزالٌ', 'ارضيه', 'أرضيّة', 'انزل', 'الطاوله', 'طاولة', 'زلـــزال'])(
    '“%s”',
    (query) => {
      expect(searchGuide(guide, query)).toMatchObject({ isPartial: false });
      expect(idsFor(query, guide)[0]).toMatch(/^topic/);
    },
  );
});

describe('the marks', () => {
  test('stand on the whole words that answer, in the text as it is written', () => {
    const { terms } = searchGuide(book, 'inundacion AL');
    expect(piecesOf('La Inundación: ¡al tejado!', terms)).toEqual([
      { text: 'La ', isMarked: false },
      { text: 'Inundación', isMarked: true },
      { text: ': ¡', isMarked: false },
      { text: 'al', isMarked: true },
      { text: ' tejado!', isMarked: false },
    ]);
  });

  test('leave a text without an answer in one piece', () => {
    expect(piecesOf('Water', ['fire'])).toEqual([{ text: 'Water', isMarked: false }]);
    expect(piecesOf('', ['fire'])).toEqual([]);
  });
});

test.each([
  ['É', 'e'],
  ['ÑU', 'nu'],
  ['ﬁre', 'fire'],
  ['ٱلماء', 'ماء'],
  ['على', 'علي'],
])('%s is compared as %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});
