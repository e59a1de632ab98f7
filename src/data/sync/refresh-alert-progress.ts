import { systemClock } from '../../../contract/base/clock.ts';
import { failed, ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { phoneSession } from '../client/phone-session.ts';
import { mainDb } from '../db.ts';
import { ALERT_PROGRESS_KEY } from '../own-settings.ts';
import { readPerson } from '../person-store.ts';
import type { KeptProgress, ToldProgress } from '../queries/admin/alert-progress.ts';
import type { Brought } from './bring-own.ts';

/** Disasters of which a phone remembers it. */
const MOST = 50;

/** Brings to this device how far the alerts to a disaster have come. Offline the copy stays. */
export async function refreshAlertProgress(disasterId: string): Brought {
  const owner = readPerson()?.id;
  // For a moment another tab's sign-in is known to the database and not to this page.
  if (owner === undefined || (await phoneSession())?.accountId !== owner) return failed({ kind: 'sign-in' });
  const asOf = systemClock.now();
  const answer = await callApi('getAlertProgress', { params: { id: disasterId } });
  if (!answer.ok) return answer;
  // Somebody else may have signed in while the answer was on its way.
  if (owner === readPerson()?.id) {
    await keep(owner, disasterId, { alerts: answer.value.data, asOf }).catch(() => undefined);
  }
  return ok(undefined);
}

/** What was asked for last stays, whatever order answers come in; but not what a clock that was put back since calls later. */
async function keep(owner: string, disasterId: string, told: ToldProgress): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const before = (await mainDb.settings.get(ALERT_PROGRESS_KEY))?.value as KeptProgress | undefined;
    const { [disasterId]: older, ...others } = before?.owner === owner ? before.disasters : {};
    if (older !== undefined && older.asOf > told.asOf && older.asOf <= systemClock.now()) return;
    const newest = Object.entries(others).sort(([, a], [, b]) => b.asOf - a.asOf);
    const disasters = Object.fromEntries([[disasterId, told] as const, ...newest.slice(0, MOST - 1)]);
    await mainDb.settings.put({ key: ALERT_PROGRESS_KEY, value: { owner, disasters } satisfies KeptProgress });
  });
}
