import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';

export type Acts = typeof import('./acts.ts');

/** What saves an act: a chunk that all parts of the screen share, brought when the screen stands, so that a press finds it. */
export function bringActs(): Promise<Acts> {
  return loadUntilThere(() => import('./acts.ts'));
}
