import type { ComponentType } from 'react';
import { bringFirstTexts, type FirstScreen } from '../../strings/packs.ts';
import { firstScreenAt } from './first-screen-at.ts';
import { lazyScreen } from './lazy-screen.tsx';

export const home = first('home', () => import('../../features/home/home-screen.tsx'));
export const report = first('report', () => import('../../features/reports/report-screen.tsx'));
export const aid = first('aid', () => import('../../features/aid/aid-screen.tsx'));

const screens: Readonly<Record<FirstScreen, { bring(): Promise<void> }>> = { home, report, aid };

/** One whose texts come with it: at once, since no module reads its texts before it is shown. */
function first<Props extends object>(name: FirstScreen, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyScreen(async () => {
    const [chunk] = await Promise.all([load(), bringFirstTexts(name)]);
    return chunk;
  });
}

/** Loads the screen of a written page, so that it is there when the page wakes. */
export async function bringFirstScreen(path: string): Promise<void> {
  const name = firstScreenAt(path);
  if (name) await screens[name].bring();
}
