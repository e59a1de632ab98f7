import { setTimeout as pause } from 'node:timers/promises';
import type { Mail, Mailer } from './mailer.ts';

/** Milliseconds before each further try: a mail server that greylists, or restarts, is ready by then. */
const PAUSES_MS = [5_000, 60_000, 300_000];

export interface PostOptions {
  /** Told of a mail that was given up. */
  onLost(error: unknown): void;
  pausesMs?: readonly number[];
}

/**
 * Sends a mail that nobody waits for. It lives in this process alone: one that must not be lost is asked for again by the
 * person who misses it. Never rejects.
 */
export async function postMail(
  mailer: Mailer,
  mail: Mail,
  { onLost, pausesMs = PAUSES_MS }: PostOptions,
): Promise<void> {
  let failure: unknown;
  for (const ms of [0, ...pausesMs]) {
    // A stop of the server does not wait for it.
    if (ms > 0) await pause(ms, undefined, { ref: false });
    try {
      await mailer.send(mail);
      return;
    } catch (error) {
      failure = error;
    }
  }
  onLost(failure);
}
