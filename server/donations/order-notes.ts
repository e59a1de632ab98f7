import * as v from 'valibot';
import { firstCharacters, storableText } from '../../contract/base/text.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { limits } from '../../contract/limits.ts';
import type { ProviderOrder, ProviderPayment } from '../payments/provider.ts';
import type { KeptDonation, LostDonation } from '../store/donations/donations.ts';

/*
 * What the provider keeps of a donation beside its order, by which one that our database lost is made anew: who gave it and for what campaign.
 * The donor's e-mail and number come with the payment. The purpose, in their own words, is not for the provider to know, and is lost.
 */

/** Characters of one note that the provider keeps. */
const NOTE_CHARACTERS = 256;
const INDIA = '+91';
/** What the provider says where a donor told it no address. */
const NO_EMAIL = 'void@razorpay.com';

/** `site`: the name of this deployment, for several may share one account at the provider. */
export function orderNotes(
  { accountId, campaignId, donorName }: Pick<KeptDonation, 'accountId' | 'campaignId' | 'donorName'>,
  site: string,
): Record<string, string> {
  return {
    site,
    name: storableText(donorName.slice(0, NOTE_CHARACTERS)),
    ...(accountId === null ? {} : { account: accountId }),
    ...(campaignId === null ? {} : { campaign: campaignId }),
  };
}

/** The donation that an order at the provider is of, or whose it is else. Of `payment` it has the donor's e-mail and number. */
export function donationOfOrder(
  { id: orderId, amount, currency, receipt, notes, createdAt }: ProviderOrder,
  payment: Pick<ProviderPayment, 'email' | 'contact'> | undefined,
  site: string,
): LostDonation | 'others' | 'unknown' {
  const hasMark = v.is(idSchema, receipt);
  // Orders of the time before the notes name no site.
  const isOurs = notes['site'] === undefined ? hasMark : notes['site'] === site;
  if (!isOurs) return 'others';
  if (!hasMark || currency !== 'INR' || amount < 1) return 'unknown';
  const { email = '', contact = '' } = payment ?? {};
  return {
    id: receipt,
    orderId,
    amount,
    createdAt,
    accountId: idIn(notes['account']),
    campaignId: idIn(notes['campaign']),
    donorName: firstCharacters(notes['name'] ?? '', limits.nameCharacters),
    email: email === NO_EMAIL ? '' : firstCharacters(email, limits.emailCharacters),
    phone: firstCharacters(contact.startsWith(INDIA) ? contact.slice(INDIA.length) : contact, limits.contactCharacters),
  };
}

function idIn(note: string | undefined): string | null {
  return v.is(idSchema, note) ? note : null;
}
