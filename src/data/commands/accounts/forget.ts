import { deviceCaches, deviceSettings, deviceStorage, deviceStorageBeginnings } from '../../device-settings.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { fromStorage } from '../../in-time.ts';
import { ALERTS_KEY } from '../../outbox/accounts/session.ts';
import { accountSettings } from '../../own-settings.ts';
import { personKeys } from '../../person-store.ts';
import { profileWordsKey } from '../../profile-words.ts';
import { pushNames } from '../../push/stored-names.ts';
import { withStorage } from '../../web-storage.ts';
import { forgetLists } from '../forget-lists.ts';
import { forgetWorkPhotos } from '../photos/work-photos.ts';

/*
 * What leaves this phone, and what stays, is said by what stays: a key that nobody thought of is deleted, and not leaked. What waits to be
 * sent, drafts and photos of items are no copies, and are their own commands' to seal or to delete.
 */

/**
 * With whoever was logged in goes all that this phone keeps and that is not its own: copies, exact places, contacts, routes, packs, lists,
 * the squares of maps that were looked at. `waiting`: settings by which what they began is finished when they log in again. Never rejects.
 */
export async function forgetPerson(waiting: readonly string[] = []): Promise<void> {
  // Who is logged in is the business of whoever begins or ends a session.
  forgetStorage([...deviceStorage, ...personKeys]);
  await forgetCopies([...deviceSettings, ...waiting]);
  await forgetCaches();
}

/** With a right goes what it showed; what the account has whatever it may do stays. Never rejects. */
export async function forgetRight(): Promise<void> {
  forgetStorage([...deviceStorage, ...personKeys, ...pushNames, profileWordsKey]);
  await forgetCopies([...deviceSettings, ...accountSettings]);
  // Alerts tell of disasters, and of places.
  await fromStorage(outboxDb.meta.delete(ALERTS_KEY), undefined).catch(() => undefined);
  await forgetCaches();
}

/** Whoever comes next sees other things in the server's lists. Never rejects. */
export async function forgetCopies(kept: readonly string[]): Promise<void> {
  await forgetWorkPhotos();
  const others = async () => {
    const keys = await mainDb.settings.toCollection().primaryKeys();
    await mainDb.settings.bulkDelete(keys.filter((key) => !kept.includes(key)));
  };
  await fromStorage(mainDb.transaction('rw', mainDb.settings, others), undefined).catch(() => undefined);
  await fromStorage(forgetLists(), undefined);
}

function forgetStorage(kept: readonly string[]): void {
  withStorage('localStorage', (storage) => {
    for (const key of Object.keys(storage)) {
      const isKept = kept.includes(key) || deviceStorageBeginnings.some((beginning) => key.startsWith(beginning));
      if (!isKept) storage.removeItem(key);
    }
  });
}

async function forgetCaches(): Promise<void> {
  const dropAll = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !deviceCaches.includes(name)).map((name) => caches.delete(name)));
  };
  // The browser has no such store, such as on plain http.
  await fromStorage(dropAll(), undefined).catch(() => undefined);
}
