import type { LanguageCode, Severity } from '../../contract/enumerations.ts';

interface PreviewTexts {
  severities: Readonly<Record<Severity, string>>;
  locale: string;
  /** Without `place`: nobody knows where it is. */
  about(day: string, place: string | undefined): string;
  /** Of the nearest town, at the end of a title. */
  near(town: string): string;
}

/** What a shared link says of an active disaster, in the words of the app's own screens. */
export const previewTexts: Readonly<Record<LanguageCode, PreviewTexts>> = {
  en: {
    severities: { mild: 'Mild', moderate: 'Moderate', severe: 'Severe', critical: 'Critical' },
    locale: 'en-US',
    about: (day, place) =>
      `Reported on ${day}${place === undefined ? '' : `, near ${place}`}. See what is known and how to help.`,
    near: (town) => `near ${town}`,
  },
  hi: {
    severities: { mild: 'हल्का', moderate: 'मध्यम', severe: 'गंभीर', critical: 'बहुत गंभीर' },
    locale: 'hi-IN',
    about: (day, place) =>
      `${day} को रिपोर्ट किया गया${place === undefined ? '' : `, ${place} के पास`}। जानें कि क्या पता है और कैसे मदद करें।`,
    near: (town) => `${town} के पास`,
  },
  es: {
    severities: { mild: 'Leve', moderate: 'Moderado', severe: 'Grave', critical: 'Crítico' },
    locale: 'es',
    about: (day, place) =>
      `Reportado el ${day}${place === undefined ? '' : `, cerca de ${place}`}. Vea qué se sabe y cómo ayudar.`,
    near: (town) => `cerca de ${town}`,
  },
  ar: {
    severities: { mild: 'خفيفة', moderate: 'متوسطة', severe: 'شديدة', critical: 'حرجة' },
    locale: 'ar',
    about: (day, place) =>
      `أُبلغ عنها في ${day}${place === undefined ? '' : `، بالقرب من ${place}`}. اطّلع على ما هو معروف وكيف يمكنك المساعدة.`,
    near: (town) => `قرب ${town}`,
  },
};
