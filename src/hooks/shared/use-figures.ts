import { useEffect } from 'react';
import type { Figures } from '../../../contract/calls/figures.ts';
import { loadUntilThere } from './load-until-there.ts';
import { useLateQuery } from './use-late-query.ts';

/** Milliseconds: a screen that has just been opened has better use for a thin link. */
const SETTLE_MS = 1500;

/** The deployment's public counts, as this device last heard them, and asked for anew; nothing until they are there. */
export function useFigures(): Figures | null | undefined {
  useEffect(() => {
    const timer = setTimeout(() => void refresh(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return useLateQuery(loadQuery);
}

function load() {
  return import('./late-figures.ts');
}

async function loadQuery(): Promise<() => Promise<Figures | null>> {
  return (await load()).keptFigures;
}

async function refresh(): Promise<void> {
  const { refreshFigures } = await loadUntilThere(load);
  await refreshFigures();
}
