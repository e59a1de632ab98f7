import { useEffect } from 'react';
import type { PartPlace } from '../../hooks/lists/use-list-parts.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** The report that was opened. */
  id: string;
  /** Of this device's copy: where in the list that was. */
  part?: PartPlace;
  /** The person has been brought there, or has moved on by themselves since: a list that is drawn anew brings nobody back again. */
  isOver?: true;
}

/** By the key of the browser's history entry; for as long as the page is open. */
const places = new Map<string, Place>();

/** Frames in which rows may still come: their part of the app is loaded with the first long list. */
const PATIENCE_FRAMES = 90;

/** Frames in which a row must have stood where it was brought: rows above it are measured once they are drawn, and move it away. */
const STEADY_FRAMES = 10;

/** By these somebody takes the list into their own hands. */
const SIGNS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Where in the list the person went on to a report, for who comes back from it. */
export function useReturnPlace(): { place: Place | undefined; leaveAt(place: Place): void } {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  return { place: isBack ? places.get(key) : undefined, leaveAt: (place) => void places.set(key, place) };
}

/** Brings the report that was opened back to the middle of the screen, and the focus to its link. `index` is its row, -1 for none. */
export function useReturnTo(place: Place | undefined, index: number, count: number): void {
  useEffect(() => {
    if (place === undefined || place.isOver || index < 0) return undefined;
    const { id } = place;
    let [frame, tries, steady] = [0, 0, 0];
    const look = () => {
      const row = document.querySelector(`[data-key="${CSS.escape(id)}"]`);
      if (row) steady = isArrivedAt(row) ? steady + 1 : 0;
      else scrollNear(index / count);
      tries += 1;
      if (steady === STEADY_FRAMES || tries === PATIENCE_FRAMES) end();
      else frame = requestAnimationFrame(look);
    };
    // What is under the finger must not move once it is on its way.
    const end = () => {
      place.isOver = true;
      leave();
    };
    const leave = () => {
      cancelAnimationFrame(frame);
      for (const sign of SIGNS) removeEventListener(sign, end, true);
    };
    for (const sign of SIGNS) addEventListener(sign, end, true);
    frame = requestAnimationFrame(look);
    return leave;
    // Once: whoever scrolls on is not brought back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, index < 0]);
}

/** Was it there already, with the focus? Otherwise it is now. */
function isArrivedAt(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const isSeen = top < window.innerHeight && bottom > 0;
  if (isSeen && row.contains(document.activeElement)) return true;
  row.scrollIntoView({ block: 'center' });
  row.querySelector('a')?.focus({ preventScroll: true });
  return false;
}

/** To where that part of the list is about: rows that were never drawn have no measured height. */
function scrollNear(part: number): void {
  const list = document.querySelector('main [data-key]')?.parentElement;
  if (!list) return;
  const { top, height } = list.getBoundingClientRect();
  window.scrollTo(0, window.scrollY + top + height * part - window.innerHeight / 2);
}
