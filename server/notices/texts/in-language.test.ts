import { expect, it } from 'vitest';
import { languageCodes } from '../../../contract/enumerations.ts';
import { bytesOf } from '../../push/safe-text.ts';
import { noticeTexts } from './in-language.ts';
import type { NoticeTexts } from './notice-texts.ts';

const noticeWordsOf = (team: NoticeTexts['team']) => team({ coming: 12_345, wanted: 99_999, arrived: 12_345 });

/** All texts of a table, by their way in it. */
function textsIn(table: object, way = ''): [string, string][] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'team') return textsIn(noticeWordsOf(value as NoticeTexts['team']), 'team.');
    if (typeof value === 'string') return [[`${way}${name}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? textsIn(value, `${way}${name}.`) : [];
  });
}

it.each(languageCodes)('what devices are told fits a lock screen: %s', (language) => {
  const all = textsIn(noticeTexts[language]);
  expect(all.length).toBeGreaterThan(25);
  for (const [way, text] of all)
    expect([way, bytesOf(text) > (way.endsWith('title') ? 150 : 400)]).toEqual([way, false]);
});

it.each(['hi', 'es', 'ar'] as const)('nothing was left in English: %s', (language) => {
  const english = new Map(textsIn(noticeTexts.en));
  expect(textsIn(noticeTexts[language]).filter(([way, text]) => english.get(way) === text)).toEqual([]);
});
