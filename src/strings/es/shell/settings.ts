import type * as english from '../../shell/settings.ts';
import type { Translated } from '../../texts.ts';

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  title: 'Idioma y pantalla',
  language: 'Idioma',
  languageHint: 'Lo que escribió no se pierde.',
  display: 'Pantalla',
  themes: { automatic: 'Automática', light: 'Clara', dark: 'Oscura', outdoor: 'Al aire libre (alto contraste)' },
  themeHints: {
    automatic: 'Como esté ajustado este teléfono.',
    light: '',
    dark: 'Ahorra batería en muchos teléfonos.',
    outdoor: 'Para mucho sol y ojos cansados.',
  },
  loading: 'Un momento: conservando lo que escribió…',
  missing: 'Este idioma todavía no está en este teléfono. Inténtelo de nuevo cuando haya conexión.',
  unkept:
    'Lo que hay en esta página no se puede guardar en este momento, así que el idioma no cambia. Termínelo primero y después cambie el idioma.',
  close: 'Cerrar',
};
