import { readFileSync } from 'node:fs';
import { languageCodes, type LanguageCode } from '../../contract/enumerations.ts';
import { loadGuideAnswers } from '../../src/strings/guide-search.ts';

interface AskedQuestion {
  ask: string;
  sections: readonly string[];
}

export interface Totals {
  asked: number;
  first: number;
  withinThree: number;
  wrongButSure: number;
  /** Of all answers, those that are stated as certain. */
  sure: number;
}

/** Never more than sums leaves this file: whoever saw a single miss could fit the search to it. */
async function totalsOf(language: LanguageCode): Promise<Totals> {
  const path = new URL(`${language}.json`, import.meta.url);
  const asked = JSON.parse(readFileSync(path, 'utf8')) as readonly AskedQuestion[];
  const answer = await loadGuideAnswers(language);
  const totals: Totals = { asked: asked.length, first: 0, withinThree: 0, wrongButSure: 0, sure: 0 };
  for (const { ask, sections } of asked) {
    const { found, isSure } = answer(ask);
    const ids = found.filter(({ kind }) => kind === 'section').map(({ id }) => id.replace('.', '/'));
    const isRight = (among: readonly string[]) =>
      sections.length === 0 ? !isSure : among.some((id) => sections.includes(id));
    totals.first += Number(isRight(ids.slice(0, 1)));
    totals.withinThree += Number(isRight(ids.slice(0, 3)));
    totals.wrongButSure += Number(isSure && !isRight(ids.slice(0, 1)));
    totals.sure += Number(isSure);
  }
  return totals;
}

/** Each language's, and the sum of them all. */
export async function allTotals(): Promise<Record<LanguageCode | 'all', Totals>> {
  const each = await Promise.all(languageCodes.map(async (code) => [code, await totalsOf(code)] as const));
  const all: Totals = { asked: 0, first: 0, withinThree: 0, wrongButSure: 0, sure: 0 };
  for (const [, totals] of each) {
    for (const key of Object.keys(all) as (keyof Totals)[]) all[key] += totals[key];
  }
  return { ...(Object.fromEntries(each) as Record<LanguageCode, Totals>), all };
}
