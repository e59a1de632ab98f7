import { useLayoutEffect, useState, type RefObject } from 'react';

interface ListPlace {
  columns: number;
  /** Pixels from the page's top. */
  top: number;
  /** Pixels between two lines. */
  gap: number;
  /** Pixels of one rem: people choose how large letters are. */
  rem: number;
}

const unknown: ListPlace = { columns: 1, top: 0, gap: 0, rem: 16 };

/** Where a list stands in the page and how it is laid out, as its styles have it; kept up to date. */
export function useListPlace(list: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState(unknown);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => setPlace((before) => unlessSame(before, placeOf(element)));
    look();
    // What stands above it may grow, which moves the list and changes the page's height.
    const observer = new ResizeObserver(look);
    for (const one of [element, document.body]) observer.observe(one);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

function placeOf(element: HTMLElement): ListPlace {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length),
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
    gap: Number.parseFloat(rowGap) || 0,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  };
}

function unlessSame(before: ListPlace, now: ListPlace): ListPlace {
  const names = Object.keys(now) as (keyof ListPlace)[];
  return names.every((name) => now[name] === before[name]) ? before : now;
}
