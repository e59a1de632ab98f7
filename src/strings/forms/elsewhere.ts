import { texts } from '../texts.ts';

/** Of a request that another service has too. */
export const elsewhereTexts = texts('elsewhereTexts', {
  /** Of both fields together, where a problem is told. */
  elsewhere: 'Registered elsewhere',
  title: 'Already registered elsewhere?',
  hint: 'Then it is not delivered twice.',
  source: 'Where',
  number: 'Its number there',
});
