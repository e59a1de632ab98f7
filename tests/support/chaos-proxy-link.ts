import { setTimeout as sleep } from 'node:timers/promises';

/** What a mobile network is like. Both ways are alike, and all connections share it. */
export interface Link {
  /** There and back, milliseconds. */
  latencyMs: number;
  bytesPerSecond: number;
}

/** EDGE at the cell's rim. */
export const SLOW_2G: Link = { latencyMs: 600, bytesPerSecond: 3_000 };

/** One direction of a link: bytes queue up behind each other. */
export class Lane {
  #freeAt = 0;

  /** Resolves when so many more bytes have gone through. */
  async carry(bytes: number, link: Link | undefined): Promise<void> {
    if (!link) return;
    const startsAt = Math.max(Date.now(), this.#freeAt);
    this.#freeAt = startsAt + (bytes / link.bytesPerSecond) * 1000;
    await sleep(this.#freeAt - Date.now());
  }
}

/** The way to the other end, once. */
export async function travel(link: Link | undefined): Promise<void> {
  if (link) await sleep(link.latencyMs / 2);
}
