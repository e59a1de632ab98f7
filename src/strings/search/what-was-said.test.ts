import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { isWorthAForm, whatWasSaid, whatWasTold } from './what-was-said.ts';

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

const quantities: [LanguageCode, string, [string, string | undefined][]][] = [
  [
    'en',
    'We need 20 litres of clean drinking water and five blankets',
    [
      ['Drinking water', '20 litres'],
      ['Blankets', '5'],
    ],
  ],
  [
    'en',
    'please send 10kg rice, two boxes of medicine, insulin',
    [
      ['Food', '10 kg'],
      ['Medicine', '2 boxes'],
    ],
  ],
  [
    'en',
    'need blankets x 12 and tents: 3',
    [
      ['Shelter', '3'],
      ['Blankets', '12'],
    ],
  ],
  [
    'en',
    'twenty-five blankets and a dozen tents needed',
    [
      ['Shelter', '12'],
      ['Blankets', '25'],
    ],
  ],
  [
    'en',
    'need 1.5 litres water and 1,200 rice bags',
    [
      ['Drinking water', '1.5 litres'],
      ['Food', '1,200'],
    ],
  ],
  ['en', 'We need food for six people', [['Food', 'for six people']]],
  ['en', '12 people need food', [['Food', undefined]]],
  ['en', 'water in the house, three of us', []],
  [
    'en',
    'insulin for my father, 2 vials; food, 20 litres water',
    [
      ['Drinking water', '20 litres'],
      ['Food', undefined],
      ['Medicine', '2 vials'],
    ],
  ],
  ['es', 'agua potable, 30 litros', [['Drinking water', '30 litros']]],
  ['hi', 'dus log ke liye khana chahiye', [['Food', 'dus log ke liye']]],
  [
    'hi',
    '20 लीटर पीने का पानी और पाँच कंबल चाहिए',
    [
      ['Drinking water', '20 लीटर'],
      ['Blankets', '5'],
    ],
  ],
  ['hi', 'चावल 10 किलो चाहिए', [['Food', '10 किलो']]],
  [
    'hi',
    'das kilo chawal aur pachas kambal chahiye',
    [
      ['Food', '10 kilo'],
      ['Blankets', '50'],
    ],
  ],
  ['hi', 'छह लोगों के लिए खाना चाहिए', [['Food', 'छह लोगों के लिए']]],
  ['hi', 'खाना दो', [['Food', undefined]]],
  [
    'es',
    'Necesitamos 20 litros de agua potable y cinco mantas',
    [
      ['Drinking water', '20 litros'],
      ['Blankets', '5'],
    ],
  ],
  [
    'es',
    'dos cajas de medicinas, treinta y cinco cobijas',
    [
      ['Medicine', '2 cajas'],
      ['Blankets', '35'],
    ],
  ],
  ['es', 'necesitamos comida para seis personas', [['Food', 'para seis personas']]],
  [
    'ar',
    'نحتاج ٢٠ لترًا من الماء وخمس بطانيات',
    [
      ['Drinking water', '20 لترًا'],
      ['Blankets', '5'],
    ],
  ],
  ['ar', 'نريد عشرة صناديق طعام', [['Food', '10 صناديق']]],
  ['ar', 'نحتاج خمسة وعشرين بطانية', [['Blankets', '25']]],
  ['ar', 'نحتاج طعام لخمسة أشخاص', [['Food', 'لخمسة أشخاص']]],
];

it.each(quantities)('in %s: “%s” says how much', (language, text, needs) => {
  const found = whatWasSaid(text, language).needs.map(({ type, quantity }) => [type, quantity]);
  expect(found).toEqual(needs);
});

const names: [LanguageCode, string, string | undefined][] = [
  ['hi', 'mera nam Sita hai', 'Sita'],
  ['hi', 'mera naam sita devi hai aur hum 4 log hain', 'sita devi'],
  ['hi', 'mera name Sita hai', 'Sita'],
  ['hi', 'main Sita hun, ghar me pani hai', 'Sita'],
  ['hi', 'mai ramesh bol raha hun', 'ramesh'],
  ['hi', 'मेरा नाम सीता है', 'सीता'],
  ['hi', 'मैं सीता देवी बोल रही हूँ', 'सीता देवी'],
  ['hi', 'main theek hun', undefined],
  // Another language than the rest.
  ['en', 'mera nam Sita hai, water in the house, four of us, near the mosque', 'Sita'],
  ['en', 'I am Asha Devi, we are on the roof', 'Asha Devi'],
  ['en', 'I am trapped', undefined],
  ['en', 'My name’s Asha.', 'Asha'],
  ['en', 'My name is Asha Devi from Rampur, call me', 'Asha Devi'],
  ['en', 'my name is Asha call 98100 12345', 'Asha'],
  ['hi', 'naam sita hai, khana chahiye', 'sita'],
  ['ar', 'اسمي أحمد ورقمي 0501234567', 'أحمد'],
  ['es', 'Me llamo José Peña y somos cuatro', 'José Peña'],
  ['es', 'Soy Sita Devi, estamos en el techo', 'Sita Devi'],
  ['es', 'soy médico', undefined],
  ['es', 'les habla Marta', 'Marta'],
  ['ar', 'اسمي سعاد ونحن أربعة', 'سعاد'],
  ['ar', 'أنا اسمي سعاد، الماء في البيت', 'سعاد'],
  ['ar', 'إسمي محمد علي', 'محمد علي'],
  ['ar', 'معكم ليلى. نحتاج طعام', 'ليلى'],
];

it.each(names)('in %s: “%s” is said by “%s”', (language, text, name) => {
  expect(whatWasSaid(text, language).name).toBe(name);
});

const conversations: [LanguageCode, readonly string[], string][] = [
  [
    'en',
    [
      'Hello',
      'How long must I boil water?',
      'Water is in the house. My name is Asha Devi. Call me at 98100 12345.',
      'what do I do about snakes',
      'My mother can’t walk. Can you send a boat?',
      'thanks!',
    ],
    'Water is in the house.\nMy mother can’t walk. Can you send a boat?',
  ],
  ['en', ['She is dying, call 98100 12345'], 'She is dying, call 98100 12345'],
  ['en', ['When the water came we went up. It is 1.5 m deep'], 'When the water came we went up. It is 1.5 m deep'],
  [
    'hi',
    ['नमस्ते', 'पानी कैसे साफ करें', 'घर में पानी भर गया है। मेरा नाम सीता है।', 'क्या आप नाव भेज सकते हैं?'],
    'घर में पानी भर गया है।\nक्या आप नाव भेज सकते हैं?',
  ],
  [
    'hi',
    ['mera nam Sita hai', 'saanp kaat le to kya kare', 'ghar me pani hai, hum chhat par hain'],
    'ghar me pani hai, hum chhat par hain',
  ],
  [
    'es',
    ['Hola', '¿Qué hago en un terremoto?', 'Hay fuego en la calle Mayor. Me llamo Marta.', '¿Pueden mandar medicinas?'],
    'Hay fuego en la calle Mayor.\n¿Pueden mandar medicinas?',
  ],
  [
    'ar',
    ['مرحبا', 'ماذا أفعل في الزلزال؟', 'الماء في البيت. اسمي سعاد.', 'هل يمكنكم إرسال قارب؟'],
    'الماء في البيت.\nهل يمكنكم إرسال قارب؟',
  ],
];

it.each(conversations)('in %s: of %j the form tells what happened', (language, said, words) => {
  expect(whatWasTold(said, language).words).toBe(words);
});

it('a question about one disaster is no report of it', () => {
  const { facts } = whatWasTold(['What do I do in an earthquake?', 'water in the house, four of us'], 'en');
  expect(facts.disasterType).toBe('flood');
  expect(whatWasTold(['My name is Asha. Where can we get food?', 'fire at Ward 7'], 'en').facts).toMatchObject({
    name: 'Asha',
    disasterType: 'fire',
    needs: [],
  });
});
