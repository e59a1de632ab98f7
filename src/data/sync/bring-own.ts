import { systemClock } from '../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { Role } from '../../../contract/enumerations.ts';
import type { CallFailure } from '../client/call.ts';
import { phoneSession } from '../client/phone-session.ts';
import { mainDb } from '../db.ts';
import { readPerson } from '../person-store.ts';
import type { OwnCopy } from '../queries/items/own-copy.ts';

export type Brought = Promise<Result<void, CallFailure>>;

/**
 * Makes what brings a person's own copy to this device, one request at a time. Who asks while one is under way gets what that brings;
 * `isNews`: gets what one brings that is sent after it, as the answer under way may not know of it yet. Offline the copy stays.
 * Nothing is asked for whoever is not signed in on this phone, or has not the role `only` that it is for.
 */
export function bringsOwn<Copy extends OwnCopy>(
  key: string,
  ask: () => Promise<Result<Omit<Copy, keyof OwnCopy>, CallFailure>>,
  only?: Role,
): (how?: { isNews?: boolean }) => Brought {
  let running: Brought | undefined;
  let next: Brought | undefined;
  const now = () => {
    running ??= bring(key, ask, only).finally(() => {
      running = undefined;
    });
    return running;
  };
  const afterwards = () => {
    next = undefined;
    return now();
  };
  return ({ isNews = false } = {}) => {
    if (!isNews || running === undefined) return now();
    next ??= running.then(afterwards, afterwards);
    return next;
  };
}

async function bring(key: string, ask: () => Promise<Result<object, CallFailure>>, only?: Role): Brought {
  const person = readPerson();
  // For a moment another tab's sign-in is known to the database and not to this page: it would ask in the name of somebody else.
  if (person === undefined || (await phoneSession())?.accountId !== person.id) return failed({ kind: 'sign-in' });
  if (only !== undefined && person.role !== only) return failed({ kind: 'forbidden' });
  const asOf = systemClock.now();
  const answer = await ask();
  if (!answer.ok) return answer;
  // Somebody else may have signed in while the answer was on its way.
  if (person.id === readPerson()?.id) {
    await mainDb.settings.put({ key, value: { owner: person.id, ...answer.value, asOf } }).catch(() => undefined);
  }
  return ok(undefined);
}
