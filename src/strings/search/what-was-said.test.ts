import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { isWorthAForm, whatWasSaid } from './what-was-said.ts';

const said: [LanguageCode, string, object][] = [
  [
    'en',
    'water in the house, four of us, near the mosque in Rampur',
    { disasterType: 'flood', peopleAffected: 4, place: 'near the mosque in Rampur', needs: [] },
  ],
  [
    'en',
    'We are stuck in Rampur near the old bridge and we need 20 blankets, food and clean water. My name is Asha Devi. Call 98100 12345',
    {
      place: 'in Rampur near the old bridge',
      name: 'Asha Devi',
      contactNumber: '98100 12345',
      needs: [
        { type: 'Drinking water' },
        { type: 'Food' },
        { type: 'Blankets', quantity: '20' },
        { type: 'Evacuation' },
      ],
    },
  ],
  [
    'en',
    'fire at Ward 7 market, 12 people trapped',
    { disasterType: 'fire', peopleAffected: 12, place: 'Ward 7 market' },
  ],
  ['en', 'earthquake! we are in the house in danger, behind the temple', { place: 'behind the temple' }],
  ['en', 'baby milk and insulin please, lane 4 behind Gupta clinic', { place: 'behind Gupta clinic' }],
  [
    'hi',
    'घर में पानी भर गया है, हम चार लोग, रामपुर में मस्जिद के पास',
    { disasterType: 'flood', peopleAffected: 4, place: 'रामपुर में मस्जिद के पास' },
  ],
  [
    'hi',
    'ghar me pani bhar gaya, hum paanch log hain, mandir ke paas. khana chahiye',
    { disasterType: 'flood', peopleAffected: 5, place: 'mandir ke paas', needs: [{ type: 'Food' }] },
  ],
  ['hi', 'मेरा नाम आशा देवी है। १० कंबल चाहिए, रामपुर में', { name: 'आशा देवी', place: 'रामपुर' }],
  [
    'es',
    'agua en la casa, somos cuatro, cerca de la mezquita en Rampur',
    { disasterType: 'flood', peopleAffected: 4, place: 'cerca de la mezquita en Rampur', needs: [] },
  ],
  [
    'es',
    'Me llamo José Peña. Necesitamos 20 mantas y agua en la calle Mayor 5',
    {
      name: 'José Peña',
      place: 'la calle Mayor 5',
      needs: [{ type: 'Drinking water' }, { type: 'Blankets', quantity: '20' }],
    },
  ],
  [
    'ar',
    'الماء في البيت، نحن أربعة، قرب المسجد في رامبور',
    { disasterType: 'flood', peopleAffected: 4, place: 'قرب المسجد في رامبور', needs: [] },
  ],
  ['ar', 'اسمي سعاد. نحتاج ٢٠ بطانية وطعام في حي النور', { name: 'سعاد', place: 'حي النور' }],
  // Another language than the app's.
  ['hi', 'water in the house, four of us, near the mosque', { peopleAffected: 4, place: 'near the mosque' }],
  ['en', 'घर में पानी, हम 3 लोग, स्कूल के पीछे', { disasterType: 'flood', peopleAffected: 3, place: 'स्कूल के पीछे' }],
];

it.each(said)('in %s: “%s”', (language, text, facts) => {
  const found = whatWasSaid(text, language);
  expect(found).toMatchObject(facts);
  expect(isWorthAForm(found)).toBe(true);
});

it.each([
  'How long must I boil water?',
  'what do I do in a flood?',
  'help me',
  'Can snakes come in the water?',
  'what food should I store',
  'घर में पानी कैसे साफ करें',
  '¿Qué hago en una inundación?',
  'ماذا أفعل في الفيضان؟',
  '',
])('“%s” is a question: no form is offered', (text) => {
  expect(isWorthAForm(whatWasSaid(text, 'en'))).toBe(false);
});

it('takes no time with long words of any kind', () => {
  for (const part of ['near ', 'in the house ', 'एक ', 'में ', '1 ', ' na', 'a'.repeat(50)]) {
    expect(whatWasSaid(part.repeat(150), 'en').needs).toEqual([]);
  }
});
