import { is } from 'valibot';
import { idSchema } from '../../../contract/entities/fields.ts';
import { donationSorts, type DonationSort } from '../../../contract/calls/donations.ts';
import { actLimits } from '../../../contract/act-limits.ts';
import { firstCharacters } from '../../../contract/base/text.ts';
import { donationStatuses, type DonationStatus } from '../../../contract/enumerations.ts';
import type { DonationQuery } from '../../data/commands/admin/donations.ts';

/** Not all that is left of a donation is allocated; all of it is, a part, nothing. */
export const allocatedChoices = ['false', 'true', 'part', 'none'] as const;

/** Which donations are looked at. */
export interface DonationTabView {
  status: DonationStatus | 'all';
  allocated: (typeof allocatedChoices)[number] | 'all';
  /** A disaster’s id; empty: any, and none. */
  campaign: string;
  search: string;
  sort: DonationSort;
}

export const plainDonationView: DonationTabView = {
  status: 'all',
  allocated: 'all',
  campaign: '',
  search: '',
  sort: 'newest',
};

/** The view that an address asks for: `?status=completed&allocated=none&search=asha&sort=largest`. What nobody knows is left out. */
export function readDonationView(address: string): DonationTabView {
  const asked = new URLSearchParams(address);
  const campaign = asked.get('campaign') ?? '';
  return {
    status: donationStatuses.find((one) => one === asked.get('status')) ?? 'all',
    allocated: allocatedChoices.find((one) => one === asked.get('allocated')) ?? 'all',
    campaign: is(idSchema, campaign) ? campaign : '',
    search: firstCharacters(asked.get('search') ?? '', actLimits.searchCharacters),
    sort: donationSorts.find((one) => one === asked.get('sort')) ?? 'newest',
  };
}

/** The address's query for a view; what else stands in it, such as the dashboard's tab, stays. */
export function writeDonationView(address: string, view: DonationTabView): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of Object.entries(view)) {
    if (value === plainDonationView[name as keyof DonationTabView]) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same, asked of the server. */
export function donationQuery({ status, allocated, campaign, search, sort }: DonationTabView): DonationQuery {
  const text = search.trim();
  return {
    ...(status !== 'all' && { status }),
    ...(allocated !== 'all' && { allocated }),
    ...(campaign !== '' && { campaign }),
    ...(text !== '' && { search: text }),
    ...(sort !== 'newest' && { sort }),
  };
}

export function isFiltered({ status, allocated, campaign, search }: DonationTabView): boolean {
  return status !== 'all' || allocated !== 'all' || campaign !== '' || search.trim() !== '';
}
