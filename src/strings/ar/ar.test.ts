import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownNumber } from '../danger.ts';
import { speak } from '../language.ts';
import { outboxTexts } from './shell/outbox.ts';
import { appTexts } from './shell/app.ts';
import { savedTexts } from './forms/saved.ts';
import { loadGuideSearch } from '../guide-search.ts';

beforeAll(() => speak('ar'));
afterAll(() => speak('en'));

test('a reference keeps its order: bare, 7239-9QXA would be read as 9QXA-7239', () => {
  expect(savedTexts.sent('7239-9QXA')).toContain('\u20667239-9QXA\u2069');
  expect(appTexts.call(shownNumber('+963 11'))).toContain('\u2066+963 11\u2069');
});

test('what waits is counted in the forms of the language', () => {
  const said = [1, 2, 3, 11, 100].map((count) => outboxTexts.stillHere(count, 0));
  expect(said.map((sentence) => sentence.replace(' بانتظار الإرسال على هذا الجهاز', ''))).toEqual([
    'رسالة واحدة',
    'رسالتان',
    '3 رسائل',
    '11 رسالة',
    '100 رسالة',
  ]);
});

test.each([
  ['عندي جرح ينزف', 'first-aid.bleeding'],
  ['ما يتنفس', 'first-aid.cpr'],
  ['طفلي لا يتنفس', 'first-aid.cpr-child'],
  ['ابني بلع شي', 'first-aid.choking'],
  ['حنش', 'first-aid.snake'],
  ['محلول الجفاف', 'first-aid.diarrhoea'],
  ['غرقان', 'first-aid.drowning'],
  ['جافيل', 'water-food.chlorine'],
  ['كيف أغلي الماء؟', 'water-food.boil'],
  ['هزة ارتدادية', 'earthquake'],
  ['سيول', 'flood'],
  ['حريقة', 'fire.during'],
  ['شنطة', 'go-bag'],
])('in the guide, everyday words “%s” come to %s first', async (query, id) => {
  const { searcher } = await loadGuideSearch('ar');
  expect(searcher.search(query).found[0]?.id).toBe(id);
});
