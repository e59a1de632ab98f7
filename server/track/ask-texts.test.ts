import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../contract/enumerations.ts';
import { smsText } from '../steps/step-text.ts';
import { askTexts } from './ask-texts.ts';

/** GSM 03.38: what takes seven bits, and after an escape fourteen. */
const SEVEN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const FOURTEEN = '^{}\\[~]|€\f';

/** How many parts an SMS of this text takes: of 160 or 153 septets, or of 70 or 67 UTF-16 units. */
function partsOf(text: string): { isGsm: boolean; parts: number } {
  const isGsm = Array.from(text).every((sign) => SEVEN.includes(sign) || FOURTEEN.includes(sign));
  const septets = Array.from(text).reduce((sum, sign) => sum + (FOURTEEN.includes(sign) ? 2 : 1), 0);
  const [size, alone, each] = isGsm ? [septets, 160, 153] : [text.length, 70, 67];
  return { isGsm, parts: size <= alone ? 1 : Math.ceil(size / each) };
}

describe('the SMS that asks', () => {
  const link = 'https://relay.example.org/track/7ZQ4-M2KD';
  const all = languageCodes.flatMap((language) =>
    (['report', 'aid'] as const).map((kind) => [language, kind] as const),
  );

  it.each(all)('in %s about a %s takes two parts at most, whole and with its link', (language, kind) => {
    const words = askTexts[language][kind];
    const text = smsText({ id: 'x', ...words, link });
    expect(text).toBe(`Relief Relay: ${words.title} - ${words.body} ${link}`);
    expect(partsOf(text)).toEqual({ isGsm: language === 'en' || language === 'es', parts: 2 });
  });

  it('is in its own language', () => {
    const bodies = languageCodes.flatMap((language) => [askTexts[language].report.body, askTexts[language].aid.body]);
    expect(new Set(bodies).size).toBe(2 * languageCodes.length);
    for (const kind of ['report', 'aid'] as const) {
      expect(askTexts.hi[kind].body).toMatch(/^[\p{Script=Devanagari}\s?.,]+$/u);
      expect(askTexts.ar[kind].body).toMatch(/^[\p{Script=Arabic}\p{M}\s؟.,]+$/u);
    }
  });
});
