import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../../contract/enumerations.ts';
import { loadGuideAnswers, loadGuideSearch } from '../guide-search.ts';
import type { Trouble } from './answering.ts';
import { loadExamples } from './load-examples.ts';
import { passagesOf } from './passages.ts';

const answers = {
  en: await loadGuideAnswers('en'),
  hi: await loadGuideAnswers('hi'),
  es: await loadGuideAnswers('es'),
  ar: await loadGuideAnswers('ar'),
};
const sectionsFor = (ask: string, language: LanguageCode) =>
  answers[language](ask)
    .found.filter(({ kind }) => kind === 'section')
    .map(({ id }) => id);

interface PracticeQuestion {
  ask: string;
  /** The best first; none where the guide says nothing about it. */
  sections: readonly string[];
}

/** What thresholds may be fitted to, and nothing is learnt from. The questions in `tests/questions` may not: they measure. */
function practiceQuestions(language: LanguageCode): PracticeQuestion[] {
  const text = readFileSync(new URL(`practice/${language}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sections = '', ask = ''] = line.split(' | ');
      return { ask, sections: sections.split(' ').filter((id) => id.includes('.')) };
    });
}

test.each(languageCodes)(
  'in %s each section of the guide has examples to learn from, and none that the guide has not',
  async (language) => {
    const { book } = await loadGuideSearch(language);
    const ids = passagesOf(book).flatMap(({ kind, id }) => (kind === 'section' ? [id] : []));
    const labels = (await loadExamples(language)).map(({ label }) => label);
    expect([...new Set(labels)].sort()).toEqual([...ids, 'none', 'violence'].sort());
    expect(ids.filter((id) => labels.filter((label) => label === id).length < 15)).toEqual([]);
  },
);

test.each(languageCodes)('in %s nothing is learnt from a practice question', async (language) => {
  const learnt = new Set((await loadExamples(language)).map(({ text }) => text));
  expect(practiceQuestions(language).filter(({ ask }) => learnt.has(ask))).toEqual([]);
});

describe('what kind of trouble it is comes before which words it shares', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'water is coming into my house, we are 6 on the roof', 'flood.during'],
    ['en', 'watr is comming in the house', 'flood.during'],
    ['en', 'flood in my street', 'flood.during'],
    ['en', 'water up to my neck', 'flood.during'],
    ['en', 'stuck on the roof', 'flood.during'],
    ['en', 'he has no pulse', 'first-aid.cpr'],
    ['en', 'snake bit my son', 'first-aid.snake'],
    ['es', 'no despierta', 'first-aid.recovery'],
    ['hi', 'मदद करो', 'first-aid.call'],
    ['ar', 'لا يستيقظ', 'first-aid.check'],
  ])('%s: “%s” → %s', (language, ask, id) => {
    const right = id === 'first-aid.recovery' ? ['first-aid.recovery', 'first-aid.check'] : [id];
    expect(right).toContain(sectionsFor(ask, language)[0]);
  });
});

test.each<[LanguageCode, string, string]>([
  ['en', 'flood', 'flood.during'],
  ['en', 'earthquake', 'earthquake.during'],
  ['hi', 'बाढ़', 'flood.during'],
  ['hi', 'bhukamp', 'earthquake.during'],
  ['es', 'inundación', 'flood.during'],
  ['es', 'incendio', 'fire.during'],
  ['ar', 'فيضان', 'flood.during'],
  ['ar', 'حريق', 'fire.during'],
  ['en', 'bleeding', 'first-aid.bleeding'],
  ['es', 'hemorragia', 'first-aid.bleeding'],
])('%s: who types “%s” alone reads %s first', (language, ask, id) => {
  expect(sectionsFor(ask, language)[0]).toBe(id);
});

test.each(['one', 'yes', 'thanks', 'xylophone'])('nothing is certain of “%s”', (ask) => {
  expect(answers.en(ask)).toMatchObject({ isSure: false });
  expect(answers.en(ask).trouble).toBeUndefined();
});

describe('trouble that is answered by a person’s sentence', () => {
  test.each<[LanguageCode, string, Trouble]>([
    ['en', 'I want to kill myself', 'suicide'],
    ['en', 'I will drink bleach and kill myself', 'suicide'],
    ['es', 'quiero morir', 'suicide'],
    ['hi', 'मैं मर जाना चाहता हूँ', 'suicide'],
    ['ar', 'أريد أن أقتل نفسي', 'suicide'],
    ['en', 'she drank bleach', 'poisoning'],
    ['en', 'she overdosed', 'poisoning'],
    ['en', 'my husband is beating me', 'violence'],
    ['es', 'mi marido me pega', 'violence'],
    ['hi', 'पति मुझे मारता है', 'violence'],
    ['ar', 'زوجي يضربني', 'violence'],
    ['en', 'the baby is coming, her waters broke', 'birth'],
    ['en', 'heart attack', 'chest-pain'],
    ['hi', 'सीने में दर्द', 'chest-pain'],
    ['ar', 'ألم في الصدر', 'chest-pain'],
    ['en', 'her face is drooping on one side', 'stroke'],
  ])('%s: “%s” is %s', (language, ask, trouble) => {
    expect(answers[language](ask).trouble).toBe(trouble);
  });

  it('leads whoever wants to die nowhere but to that page, and never to doses', () => {
    expect(sectionsFor('I will drink bleach and kill myself', 'en')).toEqual(['first-aid.suicide']);
    expect(sectionsFor('she drank bleach', 'en')).not.toContain('water-food.chlorine');
  });
});

test.each(languageCodes)('in %s what the guide says nothing about is not stated as certain', (language) => {
  const none = practiceQuestions(language).filter(({ sections }) => sections.length === 0);
  expect(none.length).toBeGreaterThanOrEqual(8);
  expect(none.filter(({ ask }) => answers[language](ask).isSure).map(({ ask }) => ask)).toEqual([]);
});

test.each(languageCodes)('in %s the practice questions find their sections', (language) => {
  const covered = practiceQuestions(language).filter(({ sections }) => sections.length > 0);
  const missed = (most: number) =>
    covered.filter(
      ({ ask, sections }) =>
        !sectionsFor(ask, language)
          .slice(0, most)
          .some((id) => sections.includes(id)),
    );
  expect(
    missed(1).length / covered.length,
    missed(1)
      .map(({ ask }) => ask)
      .join('\n'),
  ).toBeLessThan(0.1);
  expect(
    missed(3).length / covered.length,
    missed(3)
      .map(({ ask }) => ask)
      .join('\n'),
  ).toBeLessThan(0.03);
  expect(missed(1).filter(({ ask }) => answers[language](ask).isSure).length).toBeLessThanOrEqual(2);
});
