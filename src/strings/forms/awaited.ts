import type { Came } from '../../../contract/enumerations.ts';
import { texts } from '../texts.ts';

/** What is under way to whoever asked for aid, on their own phone. */
export const awaitedTexts = texts('awaitedTexts', {
  packed: 'A delivery is being prepared for you',
  title: 'A delivery is on its way to you',
  lead: 'Give this code to whoever brings it. Only say it once you have received everything listed.',
  handedOver: 'A delivery was marked as handed over',
  didItCome: 'It was handed over without your code. Did you receive it?',
  allCame: 'Yes, all of it',
  partCame: 'Only part of it',
  nothingCame: 'Nothing came',
  howMuch: (what: string) => `What came: ${what}`,
  amount: 'How much came',
  say: 'Save',
  back: 'Back',
  nothingTitle: 'Nothing came?',
  nothingBody: 'What you asked for is needed again. The organization and the relief team are told.',
  nothingYes: 'Yes, nothing came',
  answerWaits: 'Your answer is saved on this phone and is sent as soon as there is a connection.',
  answerSent: 'Your answer has been sent. Thank you.',
  answerFailed: 'Your answer was not saved. Please try again.',
  stillLead:
    'You can also give this code to whoever brought it. Without an answer it counts as received after 72 hours.',
  code: 'Your code',
  expected: 'Expected',
  from: 'From',
  carrier: 'Carried by',
  asOf: (when: string) => `Last update: ${when}`,
});

export const cameNames = texts<Readonly<Record<Came, string>>>('cameNames', {
  all: 'All of it',
  part: 'A part',
  nothing: 'Nothing',
});
