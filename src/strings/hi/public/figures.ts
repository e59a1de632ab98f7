import { plural } from '../../plural.ts';
import type * as english from '../../public/figures.ts';
import type { Translated } from '../../texts.ts';

export const figureTexts: Translated<typeof english.figureTexts> = {
  title: 'अब तक',
  disasters: (count: number) => plural(count, { one: 'आपदा की पुष्टि हुई', other: 'आपदाओं की पुष्टि हुई' }),
  requests: (count: number) => plural(count, { one: 'मदद का अनुरोध पूरा हुआ', other: 'मदद के अनुरोध पूरे हुए' }),
  volunteers: (count: number) => plural(count, { one: 'मंज़ूरी पाया स्वयंसेवक', other: 'मंज़ूरी पाए स्वयंसेवक' }),
  ngos: (count: number) => plural(count, { one: 'सहयोगी संस्था', other: 'सहयोगी संस्थाएँ' }),
  always: '24/7',
  response: 'मदद',
  asOf: (day: string) => `${day} तक`,
};
