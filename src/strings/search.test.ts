import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/enumerations.ts';
import { book } from './guide/book.ts';
import { folds } from './search/folds.ts';
import { piecesOf } from './search/match.ts';
import { placeOfAnswer, type SearchedBook } from './search/passages.ts';
import { searcherOf } from './search/search.ts';

const searcherFor = (guide: SearchedBook, language: LanguageCode) => searcherOf(guide, language, (each) => each);
const english = await searcherFor(book, 'en');
const idsFor = (query: string, searcher = english) => searcher.search(query).found.map(({ id }) => id);

/** A guide of one topic. */
function guideOf(title: string, words: string, section: string, steps: readonly string[], ignored = ''): SearchedBook {
  return { ignored, topics: { topic: { title, lead: title, words, sections: { now: { title: section, steps } } } } };
}

describe('the search', () => {
  test.each([
    ['flood', 'flood'],
    ['hurricane', 'storm'],
    ['TYPHOON', 'storm'],
    ['quake', 'earthquake'],
    ['mudslide', 'landslide'],
    ['forest fire', 'fire.wildfire'],
    ['blood', 'first-aid.bleeding'],
    ['bleed', 'first-aid.bleeding'],
    ['heart attack', 'first-aid.chest-pain'],
    ['cardiac arrest', 'first-aid.cpr'],
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
    const [first] = english.search('knock whistle').found;
    expect(first && placeOfAnswer(first)).toBe('earthquake.after.6');
    expect(first).toMatchObject({ kind: 'section', topic: 'Earthquake', section: 'After' });
  });

  test('puts first what has all words, in its text or in the headings above it', () => {
    const { found, isPartial } = english.search('flood generators');
    expect(isPartial).toBe(false);
    expect(found[0] && placeOfAnswer(found[0])).toBe('flood.after.8');
  });

  test('leads to the topic or section itself where only its titles answer', () => {
    const [first] = english.search('hurricane').found;
    expect(first && placeOfAnswer(first)).toBe('storm');
  });

  test.each([
    ['bleding', 'first-aid.bleeding'],
    ['earthqake', 'earthquake'],
    ['hypotermia', 'first-aid.cold'],
  ])('forgives the slip in “%s”', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  test('finds what has some of the words where nothing has all, and says so', () => {
    const { found, isPartial } = english.search('tourniquet elephants');
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

describe('in Spanish', async () => {
  const guide = guideOf('Inundación', 'riada crecida', 'Ahora', ['Suba al tejado. El niño espera.'], 'el la al que en');
  const searcher = await searcherFor(guide, 'es');

  test.each(['inundacion', 'INUNDACIÓN', 'inundaciones', 'inundasion', 'riada', 'nino', 'qué hacer en inundación'])(
    '“%s”',
    (query) => {
      expect(idsFor(query, searcher)[0]).toMatch(/^topic/);
    },
  );
});

describe('in Hindi', async () => {
  const guide = guideOf('बाढ़', 'सैलाब जलप्रलय', 'अभी', ['ऊँची जगह पर जाएँ। गंदा पानी न पिएँ।'], 'न पर');
  const searcher = await searcherFor(guide, 'hi');

  test.each(['बाढ़', 'बाढ', 'बाढ\u093c', 'baadh', 'badh', 'सैला', 'ऊंची जगह', 'गन्दा पानी', 'पा\u200dनी', 'ganda paani'])(
    '“%s”',
    (query) => {
      expect(searcher.search(query)).toMatchObject({ isPartial: false });
      expect(idsFor(query, searcher)[0]).toMatch(/^topic/);
    },
  );

  test('vowels are part of a word, long and short ones are alike', () => {
    expect(idsFor('पुना', searcher)).toEqual([]);
    expect(idsFor('पानि', searcher)).not.toEqual([]);
  });
});

describe('in Arabic', async () => {
  const guide = guideOf('زلزال', 'هزة أرضية', 'الآن', ['اِنزِل إلى الأرض واحتمِ تحت الطاولة.'], 'إلى تحت');
  const searcher = await searcherFor(guide, 'ar');

  test.each(['زلزال', 'الزلزال', 'والزلزال', 'زلزالٌ', 'ارضيه', 'أرضيّة', 'انزل', 'الطاوله', 'طاولة', 'زلـــزال'])(
    '“%s”',
    (query) => {
      expect(searcher.search(query)).toMatchObject({ isPartial: false });
      expect(idsFor(query, searcher)[0]).toMatch(/^topic/);
    },
  );
});

describe('the marks', () => {
  const fold = folds.es;

  test('stand on the whole words that answer, in the text as it is written', () => {
    expect(piecesOf('La Inundación: ¡al tejado!', new Set(['inundacion', 'al'].map(fold)), fold)).toEqual([
      { text: 'La ', isMarked: false },
      { text: 'Inundación', isMarked: true },
      { text: ': ¡', isMarked: false },
      { text: 'al', isMarked: true },
      { text: ' tejado!', isMarked: false },
    ]);
  });

  test('leave a text without an answer in one piece', () => {
    expect(piecesOf('Water', new Set(['fire']), fold)).toEqual([{ text: 'Water', isMarked: false }]);
    expect(piecesOf('', new Set(['fire']), fold)).toEqual([]);
  });
});

test.each<[LanguageCode, string, string]>([
  ['es', 'ÑU', 'nu'],
  ['en', 'ﬁre', 'fires'],
  ['en', 'stopped', 'stop'],
  ['es', 'vívora', 'víbora'],
  ['hi', 'साँप', 'saanp'],
  ['hi', 'भूकंप', 'bhukamp'],
  ['ar', 'ٱلماء', 'ماء'],
  ['ar', 'على', 'علي'],
  ['ar', 'فيظان', 'فيضان'],
])('in %s, %s is compared as %s', (language, word, other) => {
  expect(folds[language](word)).toBe(folds[language](other));
});
