import type { DonationView } from '../../../contract/entities/donation.ts';
import { adminDonationTexts } from '../../strings/admin/admin-donations.ts';

/** Who gave it. With an account all of it goes; a donation that was made anew of the provider's records may have lost the name alone. */
export function donorText({ donorName, email, phone }: Pick<DonationView, 'donorName' | 'email' | 'phone'>): string {
  if (donorName !== '') return donorName;
  return email === '' && phone === '' ? adminDonationTexts.nobody : adminDonationTexts.nameless;
}
