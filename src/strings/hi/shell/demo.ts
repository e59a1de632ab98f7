import type * as english from '../../shell/demo.ts';
import type { Translated } from '../../texts.ts';

export const demoTexts: Translated<typeof english.demoTexts> = {
  title: 'नमूना',
  mark: 'यहाँ कुछ भी असली नहीं है, और आप जो भेजते हैं वह किसी तक नहीं पहुँचता।',
  saved: 'यह सिर्फ़ नमूना है: आप यहाँ जो भेजते हैं वह किसी तक नहीं पहुँचता। असली ख़तरे में मदद के लिए फ़ोन करें।',
};
