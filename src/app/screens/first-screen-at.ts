import { writtenPath, type writtenPaths } from '../../../contract/base/written-page.ts';
import type { FirstScreen } from '../../strings/packs.ts';

/** The screens that the build writes as pages. By their addresses: the table of all routes comes with the app. */
const written: Readonly<Record<(typeof writtenPaths)[number], FirstScreen>> = {
  '/': 'home',
  '/report-disaster': 'report',
  '/request-assistance': 'aid',
};

/** The first screen at this address, if there is one. */
export function firstScreenAt(path: string): FirstScreen | undefined {
  const known = writtenPath(path);
  return known && written[known];
}
