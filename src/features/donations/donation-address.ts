import { routes } from '../../routes.ts';

/** Where the receipt of a donation is read. */
export function donationAddress(id: string): string {
  return `${routes.donate}?donation=${encodeURIComponent(id)}`;
}

/** Where an account to give with is made. `form`: what leads back to the form, as `formAddress` gives it. */
export function newAccountAddress(form: string): string {
  return `${form}${form.includes('?') ? '&' : '?'}account=new`;
}

/** The form itself, for the campaign that the address is of. */
export function formAddress(search: URLSearchParams): string {
  const campaign = search.get('campaign');
  return campaign === null ? routes.donate : `${routes.donate}?campaign=${encodeURIComponent(campaign)}`;
}
