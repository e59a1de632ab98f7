import { texts } from '../texts.ts';
export const updateTexts = texts('updateTexts', {
  title: 'A new version is ready',
  body: 'What you saved and what you typed stays on this phone.',
  now: 'Update now',
  later: 'Later',
  working: 'Keeping what you typed…',
  refused: 'What you typed could not be written down just now, so this version stays. Finish the form, then update.',
});
