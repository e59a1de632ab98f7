import { useState } from 'react';
import { withStorage } from '../../data/web-storage.ts';

export interface KeptTicks {
  ticked: ReadonlySet<string>;
  /** False once the browser refused to keep them. */
  isKept: boolean;
  toggle(id: string): void;
  clear(): void;
}

/** Ticks of a list, kept on this phone under this key. They are nobody else's business and are never sent. */
export function useKeptTicks(key: string): KeptTicks {
  const [ticked, setTicked] = useState(() => readTicks(key));
  const [isKept, setKept] = useState(true);
  const change = (next: ReadonlySet<string>) => {
    setTicked(next);
    setKept(writeTicks(key, next));
  };
  return {
    ticked,
    isKept,
    toggle: (id) => change(toggled(readTicks(key, ticked), id, ticked.has(id))),
    clear: () => change(new Set()),
  };
}

/** What the person sees decides, whatever another tab did meanwhile. */
function toggled(ticks: ReadonlySet<string>, id: string, wasTicked: boolean): ReadonlySet<string> {
  const next = new Set(ticks);
  if (wasTicked) next.delete(id);
  else next.add(id);
  return next;
}

function readTicks(key: string, otherwise: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const text = withStorage('localStorage', (storage) => storage.getItem(key));
  if (text === undefined || text === null) return otherwise;
  return new Set(text.split(' ').filter((id) => id !== ''));
}

function writeTicks(key: string, ticks: ReadonlySet<string>): boolean {
  const done = withStorage('localStorage', (storage) => {
    storage.setItem(key, [...ticks].join(' '));
    return true;
  });
  return done === true;
}
