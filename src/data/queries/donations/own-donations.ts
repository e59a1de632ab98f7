import type { DonationView } from '../../../../contract/entities/donation.ts';
import { OWN_DONATIONS_KEY } from '../../own-settings.ts';
import { ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** The signed-in person's donations as they came from the server, newest first. */
export interface OwnDonationsCopy extends OwnCopy {
  donations: DonationView[];
}

/** This device's copy; `undefined` where it has none. Never rejects. */
export function ownDonations(): Promise<OwnDonationsCopy | undefined> {
  return ownCopy<OwnDonationsCopy>(OWN_DONATIONS_KEY);
}
