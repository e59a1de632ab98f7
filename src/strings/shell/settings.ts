import { texts } from '../texts.ts';
/** The choice of language and of how the app looks. */
export const settingsTexts = texts('settingsTexts', {
  title: 'Language and display',
  language: 'Language',
  languageHint: 'What you typed is kept.',
  display: 'Display',
  themes: { automatic: 'Automatic', light: 'Light', dark: 'Dark', outdoor: 'Outdoor (high contrast)' },
  themeHints: {
    automatic: 'As this phone is set.',
    light: '',
    dark: 'Saves the battery of many phones.',
    outdoor: 'For bright sun and tired eyes.',
  },
  loading: 'One moment: keeping what you typed…',
  missing: 'This language is not on this phone yet. Try again when there is a connection.',
  unkept:
    'What is on this page cannot be kept just now, so the language stays. Finish it first, then change the language.',
  close: 'Close',
});
