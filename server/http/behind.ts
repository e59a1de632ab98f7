/** Work that goes on behind an answer: nobody waits for it but a stop of the server. */
export interface Behind {
  add(work: Promise<unknown>): void;
  /** Resolves when all of it has ended. */
  ended(): Promise<void>;
}

export function makeBehind(onError: (error: unknown) => void): Behind {
  const going = new Set<Promise<void>>();
  return {
    add(work) {
      const one = work.then(() => undefined, onError).finally(() => going.delete(one));
      going.add(one);
    },
    async ended() {
      await Promise.all(going);
    },
  };
}
