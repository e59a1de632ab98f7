import { endMsOf } from '../base/iso-time.ts';
import type { AidView } from '../entities/aid-request.ts';

/** How urgent an aid request is, the most urgent first (section 3: Critical, High, other). */
export const urgencies = ['critical', 'high', 'normal'] as const;
export type Urgency = (typeof urgencies)[number];

const SOON_MS = 24 * 3_600_000;

/** Whoever still needs what is overdue for so long has most likely been helped, or has asked again: it comes after what can still be done. */
export const LONG_OVERDUE_MS = 30 * 24 * 3_600_000;

/**
 * By what is still to come of it: a need marked urgent is high, and critical once the deadline is a day away or over; so is a deadline a day
 * away, by itself, high. What has been overdue for long is neither. `now` in epoch milliseconds.
 */
export function urgencyOf(
  { requirements, deadline }: Pick<AidView, 'requirements' | 'deadline'>,
  now: number,
): Urgency {
  const isUrgent = requirements.some(({ urgent, status }) => urgent && status !== 'fulfilled');
  const leftMs = endMsOf(deadline) - now;
  if (leftMs < -LONG_OVERDUE_MS) return 'normal';
  const isSoon = leftMs < SOON_MS;
  if (isUrgent) return isSoon ? 'critical' : 'high';
  return isSoon ? 'high' : 'normal';
}
