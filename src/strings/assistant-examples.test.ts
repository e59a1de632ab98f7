import { expect, test } from 'vitest';
import { assistantTexts as arabic } from './ar/shell/assistant.ts';
import { assistantTexts as spanish } from './es/shell/assistant.ts';
import { loadGuideSearch } from './guide-search.ts';
import { assistantTexts as hindi } from './hi/shell/assistant.ts';
import { assistantTexts as english } from './shell/assistant.ts';

test.each([
  ['en', english],
  ['hi', hindi],
  ['es', spanish],
  ['ar', arabic],
] as const)('in %s the guide answers each question that the assistant begins with', async (language, { examples }) => {
  const { searcher } = await loadGuideSearch(language);
  const answers = examples.map((question) => searcher.search(question).found[0]?.id);
  expect(answers).toEqual([
    expect.stringMatching(/^flood(\.|$)/),
    expect.stringMatching(/^first-aid\.bleeding/),
    expect.stringMatching(/^water-food\.boil/),
  ]);
});
