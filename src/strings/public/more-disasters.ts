import { texts } from '../texts.ts';

/** Where this phone keeps a part of the disasters: what the server has beyond it. */
export const moreDisasterTexts = texts('moreDisasterTexts', {
  noneKept: 'None of the disasters kept on this phone match.',
  farther: (km: string) => `Disasters more than ${km} away are shown only where this phone keeps them.`,
});
