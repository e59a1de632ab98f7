import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';

/** Tries for a screen's chunk: a moment without network heals by itself, a chunk that is gone for good is said. */
const TRIES = 4;

export interface LazyScreen<Props> {
  Screen: ComponentType<Props>;
  /** Loads the screen. From then on it stands at once, without a moment in which only its place is held. */
  bring(): Promise<void>;
  /** Has whoever comes next ask again: React remembers for ever that a screen could not be had. */
  askAgain(): void;
}

/**
 * A screen that is a chunk of its own. What the server wrote must find its screen there when it wakes: React throws away
 * what is written, and what was typed into it, where a part it waits for is changed meanwhile.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  const tryToLoad = () => loadUntilThere(load, TRIES);
  const makeLate = () => lazy(tryToLoad) as unknown as ComponentType<Props>;
  let Late = makeLate();
  let there: ComponentType<Props> | undefined;
  return {
    Screen: function Screen(props: Props) {
      // Chosen once: another type of component at a later render would begin the screen anew.
      const [Chosen] = useState(() => there ?? Late);
      return createElement(Chosen, props);
    },
    async bring() {
      there = (await tryToLoad()).default;
    },
    askAgain() {
      Late = makeLate();
    },
  };
}
