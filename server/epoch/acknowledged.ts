/** What a process acknowledged and has not found in the database since. */
export interface Acknowledged {
  /** `epoch`: the one that its sender was told. */
  note(ids: readonly string[], epoch: string): void;
  size(): number;
  /** Takes all of them, to be asked for: with the epoch that each was told last. */
  take(): ReadonlyMap<string, string>;
  /** They could not be asked for. */
  putBack(ids: ReadonlyMap<string, string>): void;
}

export function makeAcknowledged(): Acknowledged {
  let noted = new Map<string, string>();
  return {
    note(ids, epoch) {
      for (const id of ids) noted.set(id, epoch);
    },
    size: () => noted.size,
    take() {
      const taken = noted;
      noted = new Map();
      return taken;
    },
    putBack(ids) {
      noted = new Map([...ids, ...noted]);
    },
  };
}
