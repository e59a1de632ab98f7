import type { AlertWishes } from '../../../contract/entities/device.ts';
import { mainDb, outboxDb } from '../db.ts';
import { readEpochs } from '../outbox/answer/epoch.ts';
import { PUSH_KEY } from '../own-settings.ts';

/** Degrees of WGS 84, rounded to some hundred metres where it is the phone's. */
export interface PhonePlace {
  lati: number;
  long: number;
}

/** Which alerts are wanted here, all but whether any are. */
export type ChosenWishes = Omit<AlertWishes, 'on' | 'place'> & { place?: PhonePlace & { name?: string } };

/**
 * Why the server does not know yet what it should. `waits`: it did not answer · `sign-in`: the session of this phone has ended ·
 * `refused`: it did not take this phone · `no-address`: the push service of the browser gave none · `no-service`: this server sends none.
 */
export type PushTrouble = 'waits' | 'sign-in' | 'refused' | 'no-address' | 'no-service';

/** What the server has confirmed. */
export interface Told {
  token: string;
  /** All else that it was told in that call, as text to compare. */
  as: string;
  /** Epoch milliseconds by this device's clock. */
  at: number;
  /** The life of the server's database in which it was told: one that was put back from a copy may know nothing of it. */
  epoch?: string | undefined;
  place?: PhonePlace;
}

/**
 * Alerts on this phone: what the server should know, beside what it has confirmed. Whenever these differ it is told, until they do not:
 * nothing is lost by a call that failed, or a page that was closed.
 */
export interface PushState {
  /** Account whose phone this is now; empty: nobody's. */
  owner: string;
  isOn: boolean;
  /** Epoch milliseconds. Of what was sent from here since, its sender hears. */
  begunAt: number;
  wishes: ChosenWishes;
  /** Where the phone was last. */
  place?: PhonePlace;
  /** Reports and aid requests from before that are to be heard of too. */
  follow: readonly string[];
  /** Those of which the server knows it. */
  followed: readonly string[];
  told?: Told;
  trouble?: PushTrouble;
}

/** Undefined: nobody has decided here. Rejects where storage refuses. */
export async function pushState(): Promise<PushState | undefined> {
  return (await mainDb.settings.get(PUSH_KEY))?.value as PushState | undefined;
}

/** Changes what is there in one transaction; what `change` answers is kept. Answers it. Nothing is written where nothing changes. */
export function changePushState(
  change: (before: PushState | undefined) => PushState | undefined,
): Promise<PushState | undefined> {
  return mainDb.transaction('rw', mainDb.settings, async () => {
    const before = await pushState();
    const after = change(before);
    if (after === undefined) {
      if (before !== undefined) await mainDb.settings.delete(PUSH_KEY);
    } else await mainDb.settings.put({ key: PUSH_KEY, value: after });
    return after;
  });
}

/** The life of its database that the server spoke of last. */
export async function serverLife(): Promise<string | undefined> {
  return (await readEpochs({ meta: async (key) => (await outboxDb.meta.get(key))?.value })).seen;
}

/** As it is right after the first yes. */
export function newPushState(owner: string, now: number): PushState {
  return { owner, isOn: true, begunAt: now, wishes: {}, follow: [], followed: [] };
}
