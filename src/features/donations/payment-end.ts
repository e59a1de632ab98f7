import type { VerifyDonation } from '../../../contract/entities/donation.ts';

/** How a payment dialog ended. `unavailable`: it never opened. */
export type PaymentEnd =
  | { kind: 'paid'; callback: VerifyDonation }
  | { kind: 'failed'; description: string }
  | { kind: 'dismissed' }
  | { kind: 'unavailable' };
