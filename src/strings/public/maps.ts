import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Around every map. */
export const mapTexts = texts('mapTexts', {
  loading: 'The map is on its way…',
  notHere: 'The map is not on this phone yet. It comes once you’re online. Until then, describe the place in words.',
  later: 'Get it when I’m back online',
  laterNoted: 'It comes as soon as there is a connection.',
  /** Section 8, to the letter. */
  failed: 'Failed to initialize map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  touchToMove: 'Tap the map to move it',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  group: (count: number) =>
    plural(count, { one: '# place. Opens the map there.', other: '# places. Opens the map there.' }),
  groupChoices: 'Places on this spot',
  closeChoices: 'Close',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
});

/** A place that is set on the map, in both forms. */
export const pinTexts = texts('pinTexts', {
  choose: 'Choose on the map',
  title: 'Where is it?',
  help: 'Move the map until the pin is on the place.',
  position: (lati: string, long: string) => `Position: ${lati}, ${long}`,
  coarse: 'Zoom in further: this pin is only as exact as the map you see.',
  outlineOnly: 'No detailed map is here right now: this pin is only as exact as the map you see.',
  use: 'Use this place',
  cancel: 'Cancel',
  chosen: (lati: string, long: string) => `Set on the map: ${lati}, ${long}.`,
  change: 'Move the pin',
  remove: 'Remove the pin',
  removed: 'The pin is removed.',
  set: 'The place from the map is set.',
  search: 'Search a place with Google',
  searchSends: 'Google gets what you type and the place you choose.',
});
