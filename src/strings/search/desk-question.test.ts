import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { deskQuestion, type DeskQuestion } from './desk-question.ts';

const both = ['reports', 'aid'] as const;
const questions: [LanguageCode, string, DeskQuestion][] = [
  ['en', 'what is open near Rampur?', { isOldestFirst: false, asks: both, text: 'Rampur' }],
  ['en', 'which requests are oldest?', { isOldestFirst: true, asks: ['aid'], text: '' }],
  ['en', 'open reports in Ward 7', { isOldestFirst: false, asks: ['reports'], text: 'Ward 7' }],
  ['hi', 'रामपुर में क्या खुला है?', { isOldestFirst: false, asks: both, text: 'रामपुर' }],
  ['hi', 'सबसे पुराने अनुरोध कौन से हैं?', { isOldestFirst: true, asks: ['aid'], text: '' }],
  ['es', '¿Qué está abierto cerca de Rampur?', { isOldestFirst: false, asks: both, text: 'Rampur' }],
  ['es', '¿Cuáles son las solicitudes más antiguas?', { isOldestFirst: true, asks: ['aid'], text: '' }],
  ['ar', 'ما المفتوح قرب رامبور؟', { isOldestFirst: false, asks: both, text: 'رامبور' }],
  ['ar', 'ما أقدم الطلبات؟', { isOldestFirst: true, asks: ['aid'], text: '' }],
];

it.each(questions)('in %s: “%s” asks the lists', (language, text, asked) => {
  expect(deskQuestion(text, language)).toEqual(asked);
});

it.each(['how do I open the airway?', 'How long must I boil water?', 'fire', ''])('“%s” does not', (text) => {
  expect(deskQuestion(text, 'en')).toBeUndefined();
});
