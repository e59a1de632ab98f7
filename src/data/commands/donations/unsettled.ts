import { systemClock } from '../../../../contract/base/clock.ts';
import type { VerifyDonation } from '../../../../contract/entities/donation.ts';
import { mainDb } from '../../db.ts';
import { UNSETTLED_PAYMENT_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { ownCopy } from '../../queries/items/own-copy.ts';

/** A payment that was begun on this phone, and of which it has not heard how it ended. */
export interface UnsettledPayment {
  /** Of the donation. */
  id: string;
  /** Paise. */
  amount: number;
  /** What the payment dialog called back with, where it did. */
  callback?: VerifyDonation | undefined;
}

interface Kept extends UnsettledPayment {
  owner: string;
  /** Device time. */
  since: number;
}

/** A payment is settled within four days, or never. */
const SETTLES_MS = 4 * 24 * 60 * 60_000;

/** Before the payment dialog opens: a page that dies behind it must not offer to pay again. A phone without storage does without. */
export async function keepUnsettled(payment: UnsettledPayment): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  const value: Kept = { ...payment, owner, since: systemClock.now() };
  await mainDb.settings.put({ key: UNSETTLED_PAYMENT_KEY, value }).catch(console.warn);
}

/** The signed-in person's, kept by any tab of this phone. Never rejects. */
export async function unsettledPayment(): Promise<UnsettledPayment | undefined> {
  const kept = await ownCopy<Kept>(UNSETTLED_PAYMENT_KEY);
  if (kept === undefined || systemClock.now() - kept.since > SETTLES_MS) return undefined;
  const { id, amount, callback } = kept;
  return { id, amount, callback };
}

/** How it ended is known. */
export async function forgetUnsettled(id: string): Promise<void> {
  const kept = await ownCopy<Kept>(UNSETTLED_PAYMENT_KEY);
  if (kept?.id === id) await mainDb.settings.delete(UNSETTLED_PAYMENT_KEY).catch(console.warn);
}
