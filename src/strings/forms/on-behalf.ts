import { texts } from '../texts.ts';

/** Of a report or a request that somebody enters for another person. */
export const onBehalfTexts = texts('onBehalfTexts', {
  tick: 'I am entering this for somebody else',
  name: 'Their name',
  noName: 'Leave it empty where they do not want to say it.',
  phone: 'Their phone number',
  phoneHint: 'With it and the reference they can look up how it stands, from any phone.',
  readOut: 'Read this out to them',
  howFound: (address: string) =>
    `They find out how it stands at ${address}, with this reference and their phone number. This phone is told too.`,
  waits: 'The reference counts from now on; it is found there once this was sent.',
});
