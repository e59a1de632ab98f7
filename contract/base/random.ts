/** Randomness for jitter only, never for ids or secrets. `next()` answers a number in [0, 1). */
export interface Random {
  next(): number;
}

export const systemRandom: Random = { next: () => Math.random() };
