import { Readable } from 'node:stream';
import type { News } from '../../contract/calls/overview.ts';
import type { NewsTopic } from '../../contract/enumerations.ts';

/** One follower's lines. What a slow reader has not taken yet becomes one line: it never holds more than each topic once. */
export class NewsStream extends Readable {
  #topics = new Set<NewsTopic>();
  #isDue = false;
  #isWanted = false;

  constructor() {
    // A line or two: the rest waits here, as topics.
    super({ highWaterMark: 64 });
  }

  /** None: a sign of life. */
  tell(topics: readonly NewsTopic[]): void {
    for (const topic of topics) this.#topics.add(topic);
    this.#isDue = true;
    this.#write();
  }

  /** After what was told already: even the shortest stream says that it listened. */
  end(): void {
    if (this.readableEnded || this.destroyed) return;
    this.#isWanted = true;
    this.#write();
    this.push(null);
  }

  override _read(): void {
    this.#isWanted = true;
    this.#write();
  }

  #write(): void {
    if (!this.#isDue || !this.#isWanted) return;
    const news: News = { changed: [...this.#topics] };
    this.#topics.clear();
    this.#isDue = false;
    this.#isWanted = false;
    this.push(`${JSON.stringify(news)}\n`);
  }
}
