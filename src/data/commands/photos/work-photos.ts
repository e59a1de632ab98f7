import { mainDb } from '../../db.ts';
import { fromStorage } from '../../in-time.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { WORK_PHOTOS_KEY } from '../../own-settings.ts';
import { deletePhotosOf, photosToFollow } from '../../photos/photo-store.ts';
import { readPerson } from '../../person-store.ts';
import { workPhotos, type WorkPhotos } from '../../queries/work-photos.ts';

/*
 * A step is one press and has no form, so that there is no draft for its photos: what was chosen for it is kept here, under the id that the
 * item gets which the press makes. Nothing of it may ever cost the step: where storage refuses, that goes without.
 */

/** Under which id the photos of this name are kept, from the first of them on. */
export async function openWorkPhotos(name: string): Promise<{ id: string }> {
  const fresh = { id: devicePorts.newId(), count: 0 };
  await change((all) => ({ [name]: fresh, ...all }));
  return (await workPhotos())[name] ?? fresh;
}

/** How many of them there are to be: a page that ends while the camera is open knows later what did not come. */
export async function countWorkPhotos(name: string, count: number): Promise<void> {
  await change(({ [name]: known, ...all }) => (known === undefined ? all : { ...all, [name]: { ...known, count } }));
}

/** What follows the item that is made now. Never rejects, and never takes long. */
export async function photosForWork(name: string): Promise<{ id: string; count: number } | undefined> {
  const known = await fromStorage<WorkPhotos, WorkPhotos>(workPhotos(), {}).catch((): WorkPhotos => ({}));
  const id = known[name]?.id;
  const count = id === undefined ? 0 : await photosToFollow(id, undefined);
  return id === undefined || count === 0 ? undefined : { id, count };
}

/** The member by which an item announces them. */
export function announced(photos: { count: number } | undefined): { photosToFollow?: number } {
  return photos === undefined ? {} : { photosToFollow: photos.count };
}

/** These were used, or will not be any more; `sent`: the id of those that have an item now. Never rejects. */
export async function closeWorkPhotos(names: readonly string[], sent: string | undefined): Promise<void> {
  const all = await workPhotos().catch((): WorkPhotos => ({}));
  const over = names.flatMap((name) => all[name]?.id ?? []);
  if (over.length === 0) return;
  await change((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name)))).catch(
    console.error,
  );
  for (const id of over) if (id !== sent) await deletePhotosOf(id);
}

/** With a session goes what its person had chosen and not used. Never rejects. */
export async function forgetWorkPhotos(): Promise<void> {
  const row = await fromStorage(mainDb.settings.get(WORK_PHOTOS_KEY), undefined).catch(() => undefined);
  const all = (row?.value as { photos: WorkPhotos } | undefined)?.photos ?? {};
  for (const { id } of Object.values(all)) await fromStorage(deletePhotosOf(id), undefined);
}

async function change(update: (all: WorkPhotos) => WorkPhotos): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    await mainDb.settings.put({ key: WORK_PHOTOS_KEY, value: { owner, photos: update(await workPhotos()) } });
  });
}
