import { texts } from '../texts.ts';

/** What the outbox lists of what is kept for the field. */
export const fieldKeptTexts = texts('fieldKeptTexts', {
  title: 'Kept for the field',
  since: (size: string, day: string) => `Roads and map: ${size}. Since ${day}.`,
  unfinished: 'Not everything is here yet. Open the disaster to fetch the rest.',
  area: 'My area',
  unfinishedArea: 'Not everything is here yet. Open your profile to fetch the rest.',
  until: (day: string) => `Kept until ${day}.`,
  remove: (kind: string) => `Delete ${kind} from this phone`,
  removed: 'Deleted from this phone.',
});
