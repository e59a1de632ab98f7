import { numberText, plural } from './plural.ts';
import { texts } from './texts.ts';
/** What the guide's screens say around the guide itself, which is in `guide/`. */
export const guideTexts = texts('guideTexts', {
  lead: 'Short steps to follow at once. The guide opens without a connection too.',
  searchLabel: 'Search the guide',
  searchHint: 'For example: bleeding, water, smoke',
  clear: 'Clear the search',
  found: (count: number) => plural(count, { one: '# place found', other: '# places found' }),
  foundSome: 'No place has all of these words. These have some of them:',
  nothing: (query: string) => `Nothing found for “${query}”.`,
  nothingHint: 'Try one short word, or choose from the list below.',
  happening: 'What is happening?',
  hurt: 'Is somebody hurt?',
  ready: 'Be ready',
  onThisPage: 'On this page',
  wholeGuide: 'The whole guide',
  tell: 'Tell the relief teams',
  print: 'Print this page',
  packed: (count: number, total: number) => plural(count, { other: `# of ${numberText(total)} packed` }),
  untick: 'Untick all',
  ticksKept: 'Your ticks stay on this phone.',
  ticksLost: 'This browser does not let the app keep your ticks. They are gone when you close the page.',
  sources: 'Where this comes from',
  note: 'This guide does not replace a first aid course. Orders of the authorities and emergency services come first.',
});
