import { plainDigits } from '../../../contract/base/digits.ts';
import { plainEmail } from '../../../contract/base/plain-email.ts';
import { readRupees } from '../../../contract/base/rupees.ts';
import type { Donate } from '../../../contract/entities/donation.ts';
import { limits } from '../../../contract/limits.ts';
import type { ReadForm } from '../../hooks/draft/use-draft.ts';

/** Name of the control that holds the id of a donation whose form was changed after its order was made. */
export const DONATION_ID = 'donationId';

/** What the form says, in the contract's terms; the contract's schema judges it. An amount that is none is `NaN`, which it refuses. */
export function buildDonation({ id, values }: Pick<ReadForm, 'id' | 'values'>, campaign: string | undefined): Donate {
  const text = (name: string) => (values[name] ?? '').trim();
  const purpose = text('purpose');
  return {
    _id: text(DONATION_ID) || id,
    amount: amountOf(text('amount')),
    donorName: text('donorName'),
    email: plainEmail(text('email')),
    phone: plainDigits(text('phone')).replaceAll(/[\s().-]/g, ''),
    ...(purpose === '' ? {} : { purpose }),
    ...(campaign === undefined ? {} : { campaign }),
  };
}

function amountOf(typed: string): number {
  const paise = readRupees(typed, limits.donationPaise);
  if (paise === 'too-much') return limits.donationPaise + 1;
  // "0" is an amount too, and too little.
  if (paise === 'wrong' && Number(plainDigits(typed)) === 0) return 0;
  return typeof paise === 'number' ? paise : Number.NaN;
}
