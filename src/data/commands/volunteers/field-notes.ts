import { dropFieldFiles, type FieldFile } from '../../client/field-files.ts';
import { replacedMapFiles } from '../../client/field-map.ts';
import { mainDb } from '../../db.ts';
import { FIELD_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { fieldEnd, FIELD_MS, type FieldNotes, type FieldWish } from '../../queries/volunteers/field-notes.ts';
import { ownTrip } from '../../queries/volunteers/trip.ts';
import { dropTrip } from './trip.ts';

type Wishes = readonly FieldWish[];

/** Wants this disaster kept from now on, also after the app was closed. What it wanted before of the same disaster, this replaces. */
export function wishField(
  wish: Pick<FieldWish, 'disasterId' | 'disasterType' | 'files' | 'place'>,
  now: number,
): Promise<void> {
  return change((wishes) => {
    const before = wishes.find(({ disasterId }) => disasterId === wish.disasterId);
    const others = wishes.filter((one) => one !== before);
    // Files of before, such as around where the phone was then, are still to be deleted with it.
    const files = withoutTwice([...wish.files, ...(before?.files ?? [])]);
    return [{ ...wish, files, state: 'wished', askedAt: before?.askedAt ?? now, usedAt: now }, ...others];
  });
}

/**
 * How far it came: all of it, or stopped with the reason. One that was deleted meanwhile stays so. `files`: those that belong to it now;
 * once they are all here, what they replace is deleted.
 */
export async function noteField(
  disasterId: string,
  end: 'kept' | NonNullable<FieldWish['why']>,
  files: FieldWish['files'] = [],
): Promise<void> {
  await noteEnd(disasterId, end);
  if (end === 'kept') await dropReplaced(disasterId, files);
}

function noteEnd(disasterId: string, end: 'kept' | NonNullable<FieldWish['why']>): Promise<void> {
  return change((wishes) =>
    wishes.map((wish) => {
      if (wish.disasterId !== disasterId) return wish;
      const { why: _, ...rest } = wish;
      return end === 'kept' ? { ...rest, state: 'kept' } : { ...rest, state: 'stopped', why: end };
    }),
  );
}

/** Its page is open: what is kept for it has its days from now on. */
export function noteFieldUse(disasterId: string, now: number): Promise<void> {
  return change((wishes) => wishes.map((wish) => (wish.disasterId === disasterId ? { ...wish, usedAt: now } : wish)));
}

/** Deletes what is kept for this disaster, but for files that another one needs. */
export function dropField(disasterId: string): Promise<void> {
  return drop((wish) => wish.disasterId === disasterId);
}

/** Deletes what nobody looked at for its days, and a trip that is as old. */
export async function dropOldFields(now: number): Promise<void> {
  await drop((wish) => fieldEnd(wish) <= now);
  const trip = await ownTrip();
  if (trip && trip.startedAt + FIELD_MS <= now) await dropTrip();
}

async function dropReplaced(disasterId: string, newer: FieldWish['files']): Promise<void> {
  await dropFiles((wishes) =>
    wishes.map((wish) => {
      const replaced = wish.disasterId === disasterId ? replacedMapFiles(wish.files, newer) : [];
      return replaced.length === 0 ? wish : { ...wish, files: wish.files.filter((file) => !replaced.includes(file)) };
    }),
  );
}

function drop(isGone: (wish: FieldWish) => boolean): Promise<void> {
  return dropFiles((wishes) => wishes.filter((wish) => !isGone(wish)));
}

/** Deletes the files that belong to no wish any more after this. */
async function dropFiles(next: (wishes: Wishes) => Wishes): Promise<void> {
  let files: readonly FieldFile[] = [];
  await change((wishes) => {
    const left = next(wishes);
    const needed = new Set(left.flatMap((wish) => wish.files.map(({ address }) => address)));
    files = wishes.flatMap((wish) => wish.files).filter(({ address }) => !needed.has(address));
    return left;
  });
  await dropFieldFiles(files);
}

function withoutTwice(files: readonly FieldFile[]): FieldFile[] {
  return Array.from(new Map(files.map((file) => [file.address, file])).values());
}

/** Nobody signed in: nothing is kept. Nothing is written where nothing changes. */
async function change(next: (wishes: Wishes) => Wishes): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const before = (await mainDb.settings.get(FIELD_KEY))?.value as FieldNotes | undefined;
    const own = before?.owner === owner ? before.wishes : [];
    const wishes = next(own);
    if (own.length === 0 && wishes.length === 0) return;
    await mainDb.settings.put({ key: FIELD_KEY, value: { owner, wishes } satisfies FieldNotes });
  });
}
