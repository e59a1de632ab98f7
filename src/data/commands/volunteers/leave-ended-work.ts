import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { WorkView } from '../../../../contract/entities/volunteer.ts';
import { hasLeft, withoutExactPlace } from '../../../../contract/policies/after-work.ts';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import { mainDb } from '../../db.ts';
import { DESK_KEY } from '../../own-settings.ts';
import { type DeskCopy, deskCopy } from '../../queries/volunteers/desk.ts';
import { ownTrip } from '../../queries/volunteers/trip.ts';
import { dropContacts } from './disaster-contact.ts';
import { dropField } from './field-notes.ts';
import { dropRoutes } from './route-notes.ts';
import { dropTrip } from './trip.ts';

/**
 * A day after a volunteer's work on a disaster has ended, whom to call there, where exactly it is, the route, what was kept for the field and
 * the recorded trip leave this phone. Lists may bring the place again with a later change: done after each time they are brought.
 */
export async function leaveEndedWork(now: number): Promise<void> {
  const work = (await deskCopy())?.desk.work ?? [];
  // The newest comes first: who accepted it again is on it again.
  const newest = work.filter((one, at) => work.findIndex(({ disasterId }) => disasterId === one.disasterId) === at);
  const left = newest.filter((one) => hasLeft(one, now));
  if (left.length === 0) return;
  const ids = new Set(left.map(({ disasterId }) => disasterId));
  await dropContacts(ids);
  await dropRoutes(ids);
  for (const id of ids) await dropField(id);
  await forgetPlaces(ids);
  const trip = await ownTrip();
  const isDriving = work.some(({ state }) => isBusy(state));
  if (trip && !isDriving && left.some(({ endedAt }) => trip.startedAt <= epochMsOf(endedAt ?? ''))) await dropTrip();
}

async function forgetPlaces(ids: ReadonlySet<string>): Promise<void> {
  await mainDb.transaction('rw', [mainDb.reports, mainDb.settings], async () => {
    const rows = (await mainDb.reports.bulkGet([...ids])).filter((row) => row?.address !== undefined);
    await mainDb.reports.bulkPut(rows.flatMap((row) => (row ? [withoutExactPlace(row)] : [])));
    const kept = await mainDb.settings.get(DESK_KEY);
    const copy = kept?.value as DeskCopy | undefined;
    if (!copy) return;
    const rough = ({ disaster, ...one }: WorkView): WorkView => ({
      ...one,
      ...(disaster && { disaster: withoutExactPlace(disaster) }),
    });
    const work = copy.desk.work.map((one) => (ids.has(one.disasterId) ? rough(one) : one));
    const isNew = copy.desk.work.some(
      ({ disasterId, disaster }) => ids.has(disasterId) && disaster?.address !== undefined,
    );
    if (isNew) await mainDb.settings.put({ key: DESK_KEY, value: { ...copy, desk: { ...copy.desk, work } } });
  });
}
