import { aidStatuses, type AidStatus } from '../../../../contract/enumerations.ts';
import { actLimits } from '../../../../contract/act-limits.ts';
import { firstCharacters } from '../../../../contract/base/text.ts';
import type { AidQuery } from '../../../data/commands/admin/find-records.ts';
import type { WantedAid } from '../../../data/queries/admin/admin-aid.ts';
import { askedPlace, placeOfView, radiusOf, USUAL_KM, type NearView } from '../../../maps/near/near-place.ts';

/** Which aid requests are looked at. */
export interface AidTabView extends NearView {
  status: AidStatus | 'all';
  /** Only those with something open that is nobody's. */
  unclaimed: boolean;
  /** Only those of which something was handed over that nobody has confirmed. */
  unconfirmed: boolean;
  /** Only those with something urgent that is open. */
  urgent: boolean;
  search: string;
  /** From this device's copy, or asked of the server. */
  source: 'phone' | 'server';
}

export const plainAidView: AidTabView = {
  status: 'active',
  unclaimed: false,
  unconfirmed: false,
  urgent: false,
  search: '',
  source: 'phone',
  near: undefined,
  km: USUAL_KM,
};

/** The view that an address asks for: `?status=fulfilled&unclaimed=true&unconfirmed=true&urgent=true&search=water&near=26.12,85.39&km=10&source=server`. What nobody knows is left out. */
export function readAidView(address: string): AidTabView {
  const asked = new URLSearchParams(address);
  const status = asked.get('status');
  return {
    status: status === 'all' ? 'all' : (aidStatuses.find((one) => one === status) ?? plainAidView.status),
    unclaimed: asked.get('unclaimed') === 'true',
    unconfirmed: asked.get('unconfirmed') === 'true',
    urgent: asked.get('urgent') === 'true',
    source: asked.get('source') === 'server' ? 'server' : 'phone',
    near: firstCharacters(asked.get('near') ?? '', actLimits.searchCharacters) || undefined,
    km: radiusOf(asked.get('km')) ?? USUAL_KM,
    search: firstCharacters(asked.get('search') ?? '', actLimits.searchCharacters),
  };
}

/** The address's query for a view; what else stands in it, such as the dashboard's tab, stays. */
export function writeAidView(address: string, view: AidTabView): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined || value === plainAidView[name as keyof AidTabView]) query.delete(name);
    else query.set(name, `${value}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What a view asks of this device's copy. */
export function wantedAid(view: AidTabView): Omit<WantedAid, 'limit'> {
  const { status, unclaimed, unconfirmed, urgent, search, km } = view;
  const [text, from] = [search.trim(), placeOfView(view)];
  return {
    ...(status !== 'all' && { status }),
    ...(unclaimed && { unclaimed }),
    ...(unconfirmed && { unconfirmed }),
    ...(urgent && { urgent }),
    ...(from && { near: { from, km } }),
    // What is held back stands on the Desk, so that nobody can bury the others; who looks for words looks everywhere.
    ...(text === '' ? { lane: 'main' as const } : { text }),
  };
}

/** The same, asked of the server. */
export function aidQuery(view: AidTabView): AidQuery {
  const { status, unclaimed, unconfirmed, urgent, search } = view;
  const text = search.trim();
  return {
    ...(status !== 'all' && { status }),
    ...(unclaimed && { unclaimed: 'true' }),
    ...(unconfirmed && { unconfirmed: 'true' }),
    ...(urgent && { urgent: 'true' }),
    ...askedPlace(view),
    ...(text === '' ? { lane: 'main' } : { search: text }),
  };
}

/** Is something hidden by more than the status? */
export function hasFilter(view: AidTabView): boolean {
  const { unclaimed, unconfirmed, urgent, search } = view;
  return unclaimed || unconfirmed || urgent || search.trim() !== '' || placeOfView(view) !== undefined;
}
