import { knownNeeds } from '../../contract/known-needs.ts';
import type { Campaign } from '../../contract/entities/report.ts';
import { inTurn } from './part.ts';
import { regionOf, type RegionName } from './regions.ts';
import type { Seeded } from './seeded.ts';

/** What admins write to volunteers and to the public, in the language of those who read it there. */
const words = {
  en: {
    alert: {
      title: 'Volunteers are needed',
      body: 'Come only by roads that are open, and bring drinking water for yourself.',
    },
    text: 'Two teams are on the spot. Food and blankets are handed out at the school, day and night.',
  },
  hi: {
    alert: { title: 'स्वयंसेवक चाहिए', body: 'सिर्फ़ खुले रास्तों से आएँ और अपने लिए पीने का पानी लाएँ।' },
    text: 'दो टीमें मौके पर हैं। स्कूल में दिन-रात खाना और कंबल मिल रहे हैं।',
  },
  es: {
    alert: { title: 'Se necesitan voluntarios', body: 'Vengan solo por caminos abiertos y traigan agua para ustedes.' },
    text: 'Dos equipos están en el lugar. En la escuela se reparten comida y frazadas, de día y de noche.',
  },
  ar: {
    alert: { title: 'نحتاج إلى متطوعين', body: 'تعالوا من الطرق المفتوحة فقط، وأحضروا ماء للشرب لأنفسكم.' },
    text: 'فريقان في المكان. يوزَّع الطعام والبطانيات في المدرسة ليلًا ونهارًا.',
  },
} as const;

export function alertWords(region: RegionName): { title: string; body: string } {
  return words[regionOf(region).language].alert;
}

/** Of each three one names no target, of each two one no needs of its own. */
export function campaignWords(region: RegionName, index: number, chance: Seeded): Campaign {
  const needs = [0, 1].map((place) => ({
    type: inTurn(knownNeeds, index + place * 3),
    quantity: String(chance.whole(2, 20) * 10),
  }));
  return {
    ...(index % 3 === 2 ? {} : { target: chance.whole(1, 40) * 5_000_000 }),
    needs: index % 2 === 1 ? [] : needs,
    text: words[regionOf(region).language].text,
  };
}
