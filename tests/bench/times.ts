export interface Times {
  p50: number;
  p95: number;
  /** What the quicker quarter of them took: what else the machine does only adds. */
  p25: number;
}

/** Milliseconds of each; they take turns. */
export async function timesOf(works: readonly (() => Promise<unknown>)[], runs: number): Promise<Times[]> {
  const taken = works.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      taken[index]?.push(performance.now() - start);
    }
  }
  return taken.map((times) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { p25: at(0.25), p50: at(0.5), p95: at(0.95) };
  });
}
