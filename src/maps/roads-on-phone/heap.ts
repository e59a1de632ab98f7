/** The least first. */
export class Heap {
  private readonly keys: number[] = [];
  private readonly items: number[] = [];
  /** The key of what was taken out last. */
  last = 0;

  push(item: number, key: number): void {
    let at = this.keys.length;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = this.keys[up] ?? 0;
      if (above <= key) break;
      this.keys[at] = above;
      this.items[at] = this.items[up] ?? 0;
      at = up;
    }
    this.keys[at] = key;
    this.items[at] = item;
  }

  /** -1 where it is empty. */
  pop(): number {
    const top = this.items[0];
    if (top === undefined) return -1;
    this.last = this.keys[0] ?? 0;
    const key = this.keys.pop() ?? 0;
    const item = this.items.pop() ?? 0;
    const size = this.keys.length;
    if (size === 0) return top;
    let at = 0;
    for (let down = 1; down < size; down = 2 * at + 1) {
      if (down + 1 < size && (this.keys[down + 1] ?? 0) < (this.keys[down] ?? 0)) down += 1;
      const below = this.keys[down] ?? 0;
      if (below >= key) break;
      this.keys[at] = below;
      this.items[at] = this.items[down] ?? 0;
      at = down;
    }
    this.keys[at] = key;
    this.items[at] = item;
    return top;
  }
}
