import { texts } from '../texts.ts';

/** Wherever something of Google's is offered. */
export const googleTexts = texts('googleTexts', {
  privacy: 'Google’s privacy policy',
  terms: 'Google Maps terms',
});

/** A place that is looked for by Google, to be set on the map. */
export const placeSearchTexts = texts('placeSearchTexts', {
  hint: 'Name of a place, street or landmark',
  loading: 'Google’s search is on its way…',
  move: 'Move the map until the pin is on the place.',
  found: (name: string) => `Found: ${name}`,
  back: 'Back to the map',
  notLoaded: 'Failed to load Google Maps API',
  failed: 'Google’s search does not work right now. Set the pin on the map.',
  noPlace: 'Google has no position for this place. Choose another one.',
});

/** Where Google works out the way to a disaster. */
export const googleRouteTexts = texts('googleRouteTexts', {
  asks: '“Show route” loads a map from Google, and sends Google where you are and where the disaster is. Google works out the way by road. Your phone remembers that you agreed, and asks Google again when you tap the button.',
  otherwise: (host: string) =>
    `If Google has no route, ${host} gets the same, and works out the way. It also gets it when you accept a disaster.`,
  notKept:
    'This route comes from Google, and is not kept on your phone. Without a network it is gone once you leave this page.',
});
