import { withStorage } from '../../data/web-storage.ts';

/** How often "Not now" was said to alerts on this phone, and when last: milliseconds by its own clock. */
export interface AlertMemory {
  refusals: number;
  refusedAt: number;
}

const KEY = 'relief-relay-alert-card';
const nothing: AlertMemory = { refusals: 0, refusedAt: 0 };
/** Holds as long as the page, for a browser that keeps nothing. */
let held = nothing;

export function readAlertMemory(): AlertMemory {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY));
  return typeof text === 'string' ? { ...nothing, ...parsed(text) } : held;
}

export function noteAlertRefusal(now: number): void {
  held = { refusals: readAlertMemory().refusals + 1, refusedAt: now };
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(held)));
}

function parsed(text: string): Partial<AlertMemory> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
