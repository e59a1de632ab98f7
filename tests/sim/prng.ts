/** All chance of a history: sfc32 (Chris Doty-Humphrey's PractRand), seeded by one whole number. */
export class Prng {
  #a = 0x9e3779b9;
  #b = 0x243f6a88;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#c = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** [0, 1) */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return (t >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return probability > 0 && this.next() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.next() * choices.length)] as Choice;
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += Math.floor(this.next() * 16).toString(16);
    return text;
  }
}
