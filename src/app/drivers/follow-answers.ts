import { onAnswer } from '../../data/client/http.ts';

/** Milliseconds: an app in use asks for much, and what fails by itself is not tried with every answer. */
const APART_MS = 8_000;

/**
 * Tells `run` that the host has answered, whatever else than what `own` sends was asked, while that rests until a device time in the
 * future. Answers what ends it.
 */
export function followAnswers(own: 'outbox' | 'photos', restsUntil: () => number, run: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    toldAt = performance.now();
    run();
  };
  const forget = onAnswer((of) => {
    if (of === own || timer !== undefined || restsUntil() <= Date.now()) return;
    timer = setTimeout(tell, toldAt + APART_MS - performance.now());
  });
  return () => {
    forget();
    clearTimeout(timer);
  };
}
