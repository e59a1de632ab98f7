import { useEffect } from 'react';
import { loadUntilThere } from './load-until-there.ts';

/**
 * A part that a screen needs only after it stands: fetched at once, so that it is there when it is asked for.
 * `load` must be the same function at every render.
 */
export function useLate<Part>(load: () => Promise<Part>): () => Promise<Part> {
  useEffect(() => void loadUntilThere(load), [load]);
  return () => loadUntilThere(load);
}
