import { texts } from '../texts.ts';

/** Wherever something of Google's is offered. */
export const googleTexts = texts('googleTexts', {
  privacy: 'Google’s privacy policy',
  terms: 'Google Maps terms',
});

/** A place that is looked for by Google, to be set on the map. */
export const placeSearchTexts = texts('placeSearchTexts', {
  open: 'Search a place with Google',
  sends: 'Google gets what you type and the place you choose.',
  title: 'Search a place with Google',
  hint: 'Name of a place, street or landmark',
  loading: 'Google’s search is on its way…',
  move: 'Move the map until the pin is on the place.',
  found: (name: string) => `Found: ${name}`,
  back: 'Back to the map',
  notLoaded: 'Failed to load Google Maps API',
  failed: 'Google’s search does not work right now. Set the pin on the map.',
  noPlace: 'Google has no position for this place. Choose another one.',
});
