import { texts } from '../texts.ts';

/** What is under way to whoever asked for aid, on their own phone. */
export const awaitedTexts = texts('awaitedTexts', {
  packed: 'A delivery is being prepared for you',
  title: 'A delivery is on its way to you',
  lead: 'Give this code to whoever brings it. Only say it once you have received everything listed.',
  code: 'Your code',
  expected: 'Expected',
  from: 'From',
  carrier: 'Carried by',
  asOf: (when: string) => `Last update: ${when}`,
});
