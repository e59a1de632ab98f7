import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Where this phone keeps a part of a list: what the server has beyond it. */
export const restTexts = texts('restTexts', {
  title: 'More from the server',
  asking: 'Looking on the server…',
  found: (count: number) => plural(count, { one: '# found on the server.', other: '# found on the server.' }),
  foundMore: (count: number) =>
    plural(count, { one: '# found on the server so far.', other: '# found on the server so far.' }),
  none: 'The server has no others.',
  kept: (rows: string, of: string) => `This phone keeps ${rows} of ${of}.`,
  near: 'No exact match: these come close.',
  more: 'Show more',
  earlier: 'Show the ones before',
});
