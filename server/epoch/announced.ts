/** The epoch that a process names in its answers. */
export interface Announced {
  epoch(): string;
  /** How often another epoch than the announced one was heard. */
  heard(): number;
  /** A statement saw it: it is announced at once, unless it is one that was announced before, which an older statement saw. */
  hear(epoch: string): void;
  /** A look saw it, later than everything that was heard. */
  set(epoch: string): void;
}

/**
 * Another process may have begun an epoch, and have had phones ask, before this one looks. A phone that has asked must not hear of the old
 * epoch again: it would take it for one more restore, and ask once more.
 */
export function announce(first: string): Announced {
  let announced = first;
  let heard = 0;
  const before = new Set<string>();
  const set = (epoch: string) => {
    before.add(announced);
    before.delete(epoch);
    announced = epoch;
  };
  return {
    epoch: () => announced,
    heard: () => heard,
    hear(epoch) {
      if (epoch === announced || before.has(epoch)) return;
      heard += 1;
      set(epoch);
    },
    set,
  };
}
