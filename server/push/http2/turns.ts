/** Who waits until there is room for one more request. */
export interface Turns {
  /** Begins at once, or when there is room. */
  wait(begin: () => void): void;
  /** False: it has begun already. */
  leave(begin: () => void): boolean;
  /** One that had begun and held a place has ended. */
  free(): void;
  hold(): void;
  /** There is no limit any more: all that wait begin, and learn that it is over. */
  end(): void;
}

export function createTurns(mostAtOnce: () => number): Turns {
  const waiting = new Set<() => void>();
  let held = 0;
  let isOver = false;

  function pass(): void {
    for (const begin of waiting) {
      if (!isOver && held >= mostAtOnce()) return;
      waiting.delete(begin);
      begin();
    }
  }

  return {
    wait(begin) {
      waiting.add(begin);
      pass();
    },
    leave: (begin) => waiting.delete(begin),
    hold: () => void (held += 1),
    free() {
      held -= 1;
      pass();
    },
    end() {
      isOver = true;
      pass();
    },
  };
}
