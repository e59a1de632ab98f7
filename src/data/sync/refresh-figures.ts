import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { Figures } from '../../../contract/calls/figures.ts';
import { figuresAddress } from '../../../contract/calls/figures-address.ts';
import { request } from '../client/http.ts';
import { isOurHost } from '../client/our-host.ts';
import { mainDb } from '../db.ts';
import { parseRecord } from '../outbox/answer/read-json.ts';
import { FIGURES_KEY } from '../device-settings.ts';

const TIME_LIMIT_MS = 15_000;
/** Milliseconds: the server counts no more often. */
const KEPT_MS = 60_000;
const counts = ['disasters', 'requests', 'volunteers', 'ngos'] as const;

let broughtAt = Number.NEGATIVE_INFINITY;

/** Brings the public counts to this device. Offline, or on any odd answer, the copy stays and nothing is said. */
export async function refreshFigures(): Promise<void> {
  if (performance.now() - broughtAt < KEPT_MS || !(await isOurHost())) return;
  const answer = await request({ ...figuresAddress, timeLimitMs: TIME_LIMIT_MS });
  if (answer.kind !== 'answered' || answer.status !== 200) return;
  const value = figuresIn(parseRecord(answer.text)?.['data']);
  if (value === undefined) return;
  broughtAt = performance.now();
  await mainDb.settings.put({ key: FIGURES_KEY, value }).catch(() => undefined);
}

/** Deaf to members that a newer server adds. By hand: the schema would cost more than all the rest. */
function figuresIn(data: unknown): Figures | undefined {
  const { at, ...given } = (data ?? {}) as Record<string, unknown>;
  const known = counts.map((name) => [name, given[name]] as const);
  const isWhole =
    typeof at === 'string' && known.every(([, count]) => Number.isSafeInteger(count) && Number(count) >= 0);
  return isWhole && !Number.isNaN(epochMsOf(at)) ? ({ ...Object.fromEntries(known), at } as Figures) : undefined;
}
