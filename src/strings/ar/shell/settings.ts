import type * as english from '../../shell/settings.ts';
import type { Translated } from '../../texts.ts';

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  title: 'اللغة والعرض',
  language: 'اللغة',
  languageHint: 'ما كتبته يبقى.',
  display: 'العرض',
  themes: { automatic: 'تلقائي', light: 'فاتح', dark: 'داكن', outdoor: 'في الخارج (تباين عالٍ)' },
  themeHints: {
    automatic: 'كما هو ضبط هذا الهاتف.',
    light: '',
    dark: 'يوفّر بطارية كثير من الهواتف.',
    outdoor: 'للشمس الساطعة والعيون المتعبة.',
  },
  loading: 'لحظة واحدة: جارٍ الاحتفاظ بما كتبته…',
  missing: 'هذه اللغة ليست على هذا الهاتف بعد. يرجى المحاولة من جديد عند توفر اتصال.',
  unkept: 'تعذّر الآن الاحتفاظ بما في هذه الصفحة، لذلك تبقى اللغة. يرجى إكماله أولًا ثم تغيير اللغة.',
  close: 'إغلاق',
};
