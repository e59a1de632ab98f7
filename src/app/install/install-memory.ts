import { withStorage } from '../../data/web-storage.ts';

/** What this phone remembers of having offered the installation. Times in milliseconds by its own clock. */
export interface InstallMemory {
  /** How often somebody came after having been away. */
  visits: number;
  seenAt: number;
  refusals: number;
  refusedAt: number;
  /** The person followed the steps, as far as the app can know. */
  isDone: boolean;
}

const KEY = 'relief-relay-install';
/** Who comes back sooner was not away. */
const AWAY_MS = 30 * 60_000;
const nothing: InstallMemory = { visits: 0, seenAt: 0, refusals: 0, refusedAt: 0, isDone: false };

/** Holds as long as the page, for a browser that keeps nothing. */
let held: InstallMemory = nothing;

/** Counts a visit that began `now`. To be called as often as a screen is shown that has room for the offer. */
export function noteVisit(now: number): InstallMemory {
  const memory = read();
  // A clock that was put back must not end the counting.
  const wasAway = Math.abs(now - memory.seenAt) > AWAY_MS;
  return keep({ ...memory, visits: memory.visits + (wasAway ? 1 : 0), seenAt: now });
}

export function noteRefusal(now: number): InstallMemory {
  const memory = read();
  return keep({ ...memory, refusals: memory.refusals + 1, refusedAt: now });
}

export function noteDone(): InstallMemory {
  return keep({ ...read(), isDone: true });
}

function read(): InstallMemory {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY));
  return typeof text === 'string' ? { ...nothing, ...parsed(text) } : held;
}

function keep(memory: InstallMemory): InstallMemory {
  held = memory;
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(memory)));
  return memory;
}

function parsed(text: string): Partial<InstallMemory> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
