import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { deskQuestion, type DeskQuestion } from './desk-question.ts';

const nothing: DeskQuestion = {
  asks: ['reports', 'aid'],
  text: '',
  isOldestFirst: false,
  isUrgent: false,
  isUnclaimed: false,
  needs: [],
  unread: [],
};

const questions: [LanguageCode, string, Partial<DeskQuestion>][] = [
  ['en', 'what is open near Rampur?', { text: 'Rampur' }],
  ['en', 'which requests are oldest?', { asks: ['aid'], isOldestFirst: true }],
  ['en', 'open reports in Ward 7', { asks: ['reports'], text: 'Ward 7' }],
  ['en', 'which aid requests are urgent and not taken?', { asks: ['aid'], isUrgent: true, isUnclaimed: true }],
  [
    'en',
    'show me all urgent requests near New Delhi that nobody has taken yet',
    { asks: ['aid'], isUrgent: true, isUnclaimed: true, text: 'New Delhi' },
  ],
  ['en', 'which requests need water near Rampur?', { asks: ['aid'], text: 'Rampur', needs: ['Drinking water'] }],
  ['en', 'urgent water needs', { asks: ['aid'], isUrgent: true, needs: ['Drinking water'] }],
  ['en', 'any fire reports?', { asks: ['reports'], disasterType: 'fire' }],
  ['en', 'any floods in Bihar?', { disasterType: 'flood', text: 'Bihar' }],
  ['hi', 'बिहार में कहाँ आग है, दिखाओ', { disasterType: 'fire', text: 'बिहार' }],
  ['es', '¿Hay incendios en Delhi?', { disasterType: 'fire', text: 'Delhi' }],
  ['ar', 'هل هناك حريق في دلهي؟', { disasterType: 'fire', text: 'دلهي' }],
  ['en', 'what’s urgent?', { isUrgent: true }],
  ['en', 'who needs first aid in Sitapur?', { asks: ['aid'], needs: ['First aid'], text: 'Sitapur' }],
  ['hi', 'रामपुर में क्या खुला है?', { text: 'रामपुर' }],
  ['hi', 'सबसे पुराने अनुरोध कौन से हैं?', { asks: ['aid'], isOldestFirst: true }],
  ['hi', 'कौन से अनुरोध तत्काल हैं और किसी ने नहीं लिए?', { asks: ['aid'], isUrgent: true, isUnclaimed: true }],
  ['hi', 'kaun se anurodh urgent hain', { asks: ['aid'], isUrgent: true }],
  ['es', '¿Qué está abierto cerca de Rampur?', { text: 'Rampur' }],
  ['es', '¿Cuáles son las solicitudes más antiguas?', { asks: ['aid'], isOldestFirst: true }],
  ['es', '¿Qué solicitudes son urgentes y no están tomadas?', { asks: ['aid'], isUrgent: true, isUnclaimed: true }],
  ['ar', 'ما المفتوح قرب رامبور؟', { text: 'رامبور' }],
  ['ar', 'ما أقدم الطلبات؟', { asks: ['aid'], isOldestFirst: true }],
  ['ar', 'ما هي الطلبات العاجلة التي لم يأخذها أحد؟', { asks: ['aid'], isUrgent: true, isUnclaimed: true }],
  // What it cannot read it names, and it is about work all the same.
  ['en', 'which requests came yesterday?', { asks: ['aid'], unread: ['came', 'yesterday'] }],
  ['en', 'how many volunteers are active?', { asks: [], unread: ['many', 'volunteers'] }],
  ['en', 'which organizations are slow?', { asks: [], unread: ['organizations', 'slow'] }],
  ['hi', 'कल के अनुरोध दिखाओ', { asks: ['aid'], unread: ['कल'] }],
  ['es', 'solicitudes de ayer', { asks: ['aid'], unread: ['ayer'] }],
  ['ar', 'طلبات أمس', { asks: ['aid'], unread: ['أمس'] }],
];

it.each(questions)('in %s: “%s” asks the lists', (language, text, asked) => {
  expect(deskQuestion(text, language)).toEqual({ ...nothing, ...asked });
});

it.each([
  'how do I open the airway?',
  'How long must I boil water?',
  'fire',
  '',
  'what do I do in a disaster?',
  'how do I report a fire?',
  'first aid for burns',
  'active bleeding',
  'active bleeding in the arm',
  'open wound needs stitches',
  'घर में पानी कैसे साफ करें',
  '¿Qué hago en un terremoto?',
  'ماذا أفعل في الفيضان؟',
])('“%s” does not', (text) => {
  expect(deskQuestion(text, 'en')).toBeUndefined();
});
