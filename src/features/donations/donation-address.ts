import { routes } from '../../routes.ts';

/** Where the receipt of a donation is read. */
export function donationAddress(id: string): string {
  return `${routes.donate}?donation=${encodeURIComponent(id)}`;
}
