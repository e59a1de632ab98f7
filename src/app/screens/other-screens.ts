import { bringOtherTexts } from '../../strings/packs.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** All screens that no written page is of: their table does not come before the first form. */
export const otherScreens = lazyScreen(async () => {
  // Each of them waits for these texts too.
  const [{ ScreenTable }] = await Promise.all([import('./screen-table.tsx'), bringOtherTexts()]);
  return { default: ScreenTable };
});
