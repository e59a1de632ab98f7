import { describe, expect, test } from 'vitest';
import { questions, type Question } from '../../tests/support/assistant/questions.ts';
import { languageCodes, type Language } from './language.ts';
import { loadGuideSearch } from './guide-search.ts';

/** How many of a hundred questions must find their place among the first three. */
const WANTED = 0.9;
const SHOWN = 3;

async function missedOf(language: Language, asked: readonly Question[]): Promise<string[]> {
  const { searcher } = await loadGuideSearch(language);
  return asked.flatMap((question) => {
    const ids = searcher.search(question.asked).found.map(({ id }) => id);
    const isFound = ids.slice(0, SHOWN).some((id) => question.right.includes(id));
    return isFound ? [] : [`${question.asked} → ${ids.slice(0, SHOWN).join(' ')}`];
  });
}

describe.each(languageCodes)('what people ask in %s', (language) => {
  test('is sixty questions, a third of them hasty', () => {
    expect(questions[language]).toHaveLength(60);
    expect(questions[language].filter(({ isHasty }) => isHasty)).toHaveLength(20);
  });

  test('finds the right place among the first three for nine of ten, of the hasty ones too', async () => {
    const all = questions[language];
    const missed = await missedOf(language, all);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all.length * (1 - WANTED));
    const hasty = all.filter(({ isHasty }) => isHasty);
    const missedHasty = await missedOf(language, hasty);
    expect(missedHasty.length, missedHasty.join('\n')).toBeLessThanOrEqual(hasty.length * (1 - WANTED));
  });
});
