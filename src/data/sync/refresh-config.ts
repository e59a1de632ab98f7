import * as v from 'valibot';
import { getConfig, type PublicConfig } from '../../../contract/calls/system.ts';
import { request } from '../client/http.ts';
import { mainDb } from '../db.ts';
import { tellEmergencyNumber } from '../emergency-number.ts';
import { parseRecord } from '../outbox/answer/read-json.ts';
import { CONFIG_KEY } from '../device-settings.ts';

const TIME_LIMIT_MS = 15_000;
/** The contract's shape, but deaf to members that a newer server adds. */
const { entries } = getConfig.answers[200].entries.data;
const knownMembers = v.object({
  ...entries,
  tileAttribution: v.optional(v.object(entries.tileAttribution.wrapped.entries)),
  acceptance: v.optional(v.object(entries.acceptance.wrapped.entries)),
  firebase: v.optional(v.object(entries.firebase.wrapped.entries)),
});

/** Brings the public settings from the server to this device. Offline, or on any odd answer, the copy stays and nothing is said. */
export async function refreshConfig(): Promise<void> {
  const answer = await request({ method: getConfig.method, path: getConfig.path, timeLimitMs: TIME_LIMIT_MS });
  if (answer.kind !== 'answered' || answer.status !== 200) return;
  const config = v.safeParse(knownMembers, parseRecord(answer.text)?.['data']);
  if (!config.success) return;
  // Before the disk, which may be full: whoever is in danger needs it now.
  tellEmergencyNumber(config.output.emergencyNumber);
  await keep(config.output).catch(() => undefined);
}

/** Most often nothing is new: no screen reads anew then, and nothing waits for the disk. */
async function keep(config: PublicConfig): Promise<void> {
  const kept = await mainDb.settings.get(CONFIG_KEY);
  if (JSON.stringify(kept?.value) === JSON.stringify(config)) return;
  await mainDb.settings.put({ key: CONFIG_KEY, value: config });
}
