import type { MessageState } from '../../../contract/enumerations.ts';
import type { WorkListed } from '../../../contract/work-lists.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** What is looked for in the parts of the admin's Desk. */
export const deskSearchTexts = texts('deskSearchTexts', {
  messages: 'Search the messages',
  messagesHint: 'Words, a name, an e-mail address or a reference.',
  work: 'Search the work',
  workHint: 'A name, words of the disaster, a reference, or the address on a certificate.',
  heldHint: 'Words, a place, a name or a reference.',
  which: 'Which ones',
  noneOfThese: 'Nothing matches your search.',
  clear: 'Clear the search',
  found: (count: number) => plural(count, { one: '# found', other: '# found' }),
  foundMore: (count: number) =>
    plural(count, { one: '# found, and there are more', other: '# found, and there are more' }),
  noneConfirmed: 'No work has been confirmed yet.',
  noneRefused: 'There is no work that was not confirmed.',
  decided: 'Decided',
});

export const messageStateNames = texts<Readonly<Record<MessageState, string>>>('messageStateNames', {
  open: 'Open',
  answered: 'Answered',
});

export const workStateNames = texts<Readonly<Record<WorkListed, string>>>('workStateNames', {
  done: 'To be confirmed',
  completed: 'Confirmed',
  'not-confirmed': 'Not confirmed',
});
