/*
 * When the payment provider is asked what became of an order, for whoever did not come back from paying, and for events that did not come.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After an order was made: a payment takes some minutes. */
export const CHECK_FIRST_MS = 10 * MINUTE_MS;
/** A failed payment may be settled for three days: after four nothing comes any more. */
export const CHECK_LAST_MS = 4 * DAY_MS;
/** A donation without an order is nobody's after that: its names and numbers go. */
export const NO_ORDER_MS = DAY_MS;
/** The provider's events come within minutes: a payment that we had to fetch after that says that they do not come. */
export const EVENTS_LATE_MS = HOUR_MS;

/** The provider's own list of payments is read so often. */
export const LIST_EVERY_MS = 5 * MINUTE_MS;
/** What was read of it already is read again: a list may be late, and clocks differ. */
export const LIST_OVERLAP_MS = HOUR_MS;
/** So much of it at a time. */
export const LIST_STRETCH_MS = 7 * DAY_MS;

/** When an order of this age is asked after next, in epoch milliseconds; null: never again. */
export function nextCheck(createdAt: number, now: number): number | null {
  const age = now - createdAt;
  if (age >= CHECK_LAST_MS) return null;
  if (age < HOUR_MS) return now + CHECK_FIRST_MS;
  return now + (age < DAY_MS ? HOUR_MS : 6 * HOUR_MS);
}

/** When the provider is told of a refund again after so many tries, in epoch milliseconds. */
export function nextRefundTry(tries: number, now: number): number {
  return now + Math.min(6 * HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 9));
}
