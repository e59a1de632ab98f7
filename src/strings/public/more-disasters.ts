import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Where this phone keeps a part of the disasters: what the server has beyond it. */
export const moreDisasterTexts = texts('moreDisasterTexts', {
  title: 'More from the server',
  asking: 'Looking on the server…',
  found: (count: number) => plural(count, { one: '# found on the server.', other: '# found on the server.' }),
  foundMore: (count: number) =>
    plural(count, { one: '# found on the server so far.', other: '# found on the server so far.' }),
  none: 'The server has no others.',
  noneKept: 'None of the disasters kept on this phone match.',
  kept: (rows: string, of: string) => `This phone keeps ${rows} of ${of}.`,
  more: 'Show more',
  earlier: 'Show the ones before',
  farther: (km: string) => `Disasters more than ${km} away are shown only where this phone keeps them.`,
});
