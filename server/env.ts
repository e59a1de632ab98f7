import { ok, type Result } from '../contract/base/result.ts';
import { laneLimits, type LaneLimits } from './lanes/lanes.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './start/read-settings.mjs';
import { acceptanceTimes, type AcceptanceTimes } from './volunteers/acceptance-times.ts';

/** The settings, with what is usual here where nothing was said. */
export interface Env extends Settings {
  lanes: LaneLimits;
  acceptance: AcceptanceTimes;
}

/** Reads every variable; the failure lists all that are wrong, each with what it should be. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Result<Env, string[]> {
  const settings = readSettings(source);
  if (!settings.ok) return settings;
  const { lanes, acceptance } = settings.value;
  return ok({
    ...settings.value,
    lanes: { ...laneLimits, ...lanes },
    acceptance: { ...acceptanceTimes, ...acceptance },
  });
}
