import { texts } from '../texts.ts';

/** Of a request that another service has too. */
export const elsewhereTexts = texts('elsewhereTexts', {
  title: 'Already registered elsewhere?',
  hint: 'Then it is not delivered twice.',
  source: 'Where',
  number: 'Its number there',
});
