import { endMsOf } from '../base/iso-time.ts';
import type { AidView } from '../entities/aid-request.ts';

/** How urgent an aid request is, the most urgent first (section 3: Critical, High, other). */
export const urgencies = ['critical', 'high', 'normal'] as const;
export type Urgency = (typeof urgencies)[number];

const SOON_MS = 24 * 3_600_000;

/**
 * By what is still to come of it: a need marked urgent is high, and critical once the deadline is a day away or over; so is a deadline a day
 * away, by itself, high. `now` in epoch milliseconds.
 */
export function urgencyOf(
  { requirements, deadline }: Pick<AidView, 'requirements' | 'deadline'>,
  now: number,
): Urgency {
  const isUrgent = requirements.some(({ urgent, status }) => urgent && status !== 'fulfilled');
  const isSoon = endMsOf(deadline) - now < SOON_MS;
  if (isUrgent) return isSoon ? 'critical' : 'high';
  return isSoon ? 'high' : 'normal';
}
