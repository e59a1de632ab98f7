/**
 * Lets at most `running` pieces of work go on at a time and `waiting` more wait for their turn, first come first served.
 * What comes beyond is not begun: `undefined`.
 */
export function makeGate(
  running: number,
  waiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> | undefined {
  let busy = 0;
  const queue: (() => void)[] = [];

  const runNow = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } finally {
      // Handed on without letting go: nobody slips in between.
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };

  return (work) => {
    if (busy < running) {
      busy += 1;
      return runNow(work);
    }
    if (queue.length >= waiting) return undefined;
    return new Promise<void>((resolve) => queue.push(resolve)).then(() => runNow(work));
  };
}
