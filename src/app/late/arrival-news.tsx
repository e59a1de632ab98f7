import { useEffect, useRef } from 'react';
import { arrivals, type Arrivals } from '../../data/queries/items/arrivals.ts';
import { photosWaiting } from '../../data/queries/items/photos-waiting.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { arrivalSentence } from '../../strings/shell/arrivals.ts';
import { announce } from '../../ui/feedback/announcer.tsx';

/** Many items come over in one go: they are told of together, once nothing has changed for this long. */
const CALM_MS = 1000;

/** Tells people who cannot see the screen change that something has arrived, or needs them. Shows nothing. */
export function ArrivalNews() {
  // What cannot be read is no news, and other parts of the screen say so.
  const now = useQuery(() => read().catch(() => undefined), []);
  const told = useRef<Awaited<ReturnType<typeof read>>>(undefined);
  useEffect(() => {
    if (!now) return undefined;
    const before = (told.current ??= now);
    const timer = setTimeout(() => {
      told.current = now;
      const sentence = arrivalSentence(before, now);
      if (sentence !== '' && !isToldByPanel(before, now)) announce(sentence);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return null;
}

async function read() {
  return { ...(await arrivals()), photos: await photosWaiting() };
}

/** The panel of a saved form says itself what became of its one item. */
function isToldByPanel(before: Arrivals, now: Arrivals): boolean {
  const changed = Math.abs(now.sent - before.sent) + Math.abs(now.needsYou - before.needsYou);
  return changed <= 1 && document.querySelector('section[data-item-state]') !== null;
}
