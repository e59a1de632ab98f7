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

/** What is rare and cannot wait: for each section two questions in each language, the second a hasty one. */
const urgent: readonly (Record<Language, readonly [string, string]> & { right: string })[] = [
  {
    right: 'first-aid.chest-pain',
    en: ['My father has chest pain, what should I do?', 'chest tightnes'],
    hi: ['मेरे पिता की छाती में दर्द है, क्या करूँ?', 'seene me dard'],
    es: ['A mi padre le duele el pecho, ¿qué hago?', 'dolor pecho'],
    ar: ['أبي عنده ألم في الصدر، ماذا أفعل؟', 'وجع صدر'],
  },
  {
    right: 'first-aid.stroke',
    en: ['Her face hangs down on one side and she cannot speak', 'slured speech'],
    hi: ['उसका मुँह टेढ़ा हो गया और बोली साफ़ नहीं है', 'lakwa'],
    es: ['Se le torció la cara y no puede hablar', 'derame'],
    ar: ['وجهها مائل ولا تستطيع الكلام', 'جلطه دماغ'],
  },
  {
    right: 'first-aid.poisoning',
    en: ['She drank kerosene, should I make her vomit?', 'overdoze pills'],
    hi: ['बच्चे ने केरोसिन पी लिया', 'zahar kha liya'],
    es: ['Bebió queroseno, ¿lo hago vomitar?', 'trago pastiyas'],
    ar: ['شرب كاز، هل أجعله يتقيأ؟', 'بلع حبوب'],
  },
  {
    right: 'first-aid.electric-shock',
    en: ['He touched a live wire and got an electric shock', 'elecrocuted'],
    hi: ['तार छूने से उसे करंट लग गया', 'bijli ka jhatka'],
    es: ['Tocó un cable con corriente', 'se electrocuto'],
    ar: ['صعقته الكهرباء', 'صدمه كهربائيه'],
  },
  {
    right: 'first-aid.birth',
    en: ['The baby is coming and there is no midwife', 'givng birth'],
    hi: ['मेरी पत्नी का प्रसव शुरू हो गया, नाल काटें या नहीं?', 'delivery ho rahi'],
    es: ['Mi mujer está de parto y no hay partera', 'contraciones'],
    ar: ['زوجتي تلد الآن', 'ولاده'],
  },
  {
    right: 'first-aid.suicide',
    en: ['I do not want to live any more', 'kill myself'],
    hi: ['मैं मरना चाहता हूँ', 'jeena nahi chahta'],
    es: ['Ya no quiero vivir', 'suisidio'],
    ar: ['لا أريد أن أعيش', 'بدي انتحر'],
  },
  {
    right: 'flood.mould',
    en: ['How do I get rid of mould on the walls?', 'black mold'],
    hi: ['दीवारों की फफूँद कैसे साफ़ करें?', 'fafund'],
    es: ['¿Puedo mezclar lejía con amoníaco?', 'moo en paredes'],
    ar: ['كيف أزيل العفن عن الجدران؟', 'عفن'],
  },
  {
    right: 'family-plan.lost-contact',
    en: ['My son does not answer his phone', 'cant contact husband'],
    hi: ['माँ का फ़ोन नहीं लग रहा', 'pati se sampark nahi'],
    es: ['No puedo comunicarme con mi madre', 'mi ijo no contesta'],
    ar: ['انقطعت أخبار أهلي', 'زوجي ما يرد'],
  },
  {
    right: 'family-plan.children-alone',
    en: ['I found a child who is alone, where are the parents?', 'lost child'],
    hi: ['मुझे एक बच्चा अकेला मिला है', 'khoya bachcha mila'],
    es: ['Encontré a una niña sola sin sus padres', 'niño perdido'],
    ar: ['وجدت طفلًا بدون والديه', 'طفل ضايع'],
  },
];

test.each(languageCodes)(
  'in %s the rare and urgent is found among the first three, however it is asked',
  async (language) => {
    const asked = urgent.flatMap(({ right, [language]: [whole, hasty] }) => [
      { asked: whole, right: [right], isHasty: false },
      { asked: hasty, right: [right], isHasty: true },
    ]);
    expect(await missedOf(language, asked)).toEqual([]);
  },
);
