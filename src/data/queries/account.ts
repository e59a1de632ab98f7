import type { Account } from '../../../contract/entities/account.ts';
import { mainDb } from '../db.ts';
import { ACCOUNT_KEY } from '../own-settings.ts';
import { readPerson } from '../person-store.ts';

/** The device's copy of the signed-in person's own account; `undefined` where it has none. Never rejects. */
export async function ownAccount(): Promise<Account | undefined> {
  const row = await mainDb.settings.get(ACCOUNT_KEY).catch(() => undefined);
  const account = row?.value as Account | undefined;
  return account?._id === readPerson()?.id ? account : undefined;
}
