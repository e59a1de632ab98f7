const CHUNK_BITS = 13;
const CHUNK = 1 << CHUNK_BITS;

/**
 * Whole numbers of 32 bits, as many as come. An array of the language would take twice their room and more; one that is doubled where it
 * is full leaves as much again behind, until somebody collects it.
 */
export class Ints {
  private readonly chunks: Int32Array[] = [];
  length = 0;

  push(value: number): void {
    if (this.length === this.chunks.length * CHUNK) this.chunks.push(new Int32Array(CHUNK));
    this.set(this.length, value);
    this.length += 1;
  }

  at(index: number): number {
    return this.chunks[index >> CHUNK_BITS]?.[index & (CHUNK - 1)] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.chunks[index >> CHUNK_BITS];
    if (chunk) chunk[index & (CHUNK - 1)] = value;
  }

  /** Keeps its room for what comes next. */
  clear(): void {
    this.length = 0;
  }

  all(): Int32Array {
    const all = new Int32Array(this.length);
    for (const [index, chunk] of this.chunks.entries()) {
      const start = index * CHUNK;
      if (start < this.length) all.set(chunk.subarray(0, this.length - start), start);
    }
    return all;
  }
}
