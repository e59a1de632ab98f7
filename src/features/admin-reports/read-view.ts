import {
  disasterTypes,
  displayStatuses,
  severities,
  type DisasterType,
  type DisplayStatus,
  type Severity,
} from '../../../contract/enumerations.ts';
import { actLimits } from '../../../contract/act-limits.ts';
import { firstCharacters } from '../../../contract/base/text.ts';
import { placeOfView, radiusOf, USUAL_KM, type NearView } from '../../maps/near/near-place.ts';
import { oneOf } from '../../parts/form/one-of.ts';

export const views = ['list', 'map'] as const;
/** From this device's copy, or asked of the server. */
export const sources = ['phone', 'server'] as const;
/** How long ago it was received: within so many hours, or before. */
export const ages = {
  within1h: { newerThanHours: 1 },
  within1d: { newerThanHours: 24 },
  within1w: { newerThanHours: 168 },
  over1h: { olderThanHours: 1 },
  over6h: { olderThanHours: 6 },
  over1d: { olderThanHours: 24 },
  over3d: { olderThanHours: 72 },
  over1w: { olderThanHours: 168 },
} as const;
type Age = keyof typeof ages;
export const ageNames = Object.keys(ages) as readonly Age[];

/** Which reports are looked at, and how. */
export interface ReportedView extends NearView {
  status: DisplayStatus;
  view: (typeof views)[number];
  source: (typeof sources)[number];
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
  age?: Age | undefined;
  search: string;
}

/** The tab as it is without any choice. */
export const plainView: ReportedView = { status: 'pending', view: 'list', source: 'phone', km: USUAL_KM, search: '' };

/** The view that an address asks for: `?status=active&view=map&type=flood&age=over1d&near=26.12,85.39&km=10`. What nobody knows is left out. */
export function readView(address: string): ReportedView {
  const asked = new URLSearchParams(address);
  return {
    status: oneOf(displayStatuses, asked.get('status')) ?? plainView.status,
    view: oneOf(views, asked.get('view')) ?? plainView.view,
    source: oneOf(sources, asked.get('source')) ?? plainView.source,
    type: oneOf(disasterTypes, asked.get('type')),
    severity: oneOf(severities, asked.get('severity')),
    age: oneOf(ageNames, asked.get('age')),
    near: firstCharacters(asked.get('near') ?? '', actLimits.searchCharacters) || undefined,
    km: radiusOf(asked.get('km')) ?? USUAL_KM,
    search: firstCharacters(asked.get('search') ?? '', actLimits.searchCharacters),
  };
}

/** The address's query for a view; what else stands in it, such as the dashboard's tab, stays. */
export function writeView(address: string, view: ReportedView): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ ...allUnchosen, ...view })) {
    const isPlain = value === undefined || value === '' || value === plainView[name as keyof ReportedView];
    if (isPlain) query.delete(name);
    else query.set(name, `${value}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

const allUnchosen = { type: undefined, severity: undefined, age: undefined, near: undefined };

/** What the filters hide something by: without them and without words, all of a status is shown. */
export function chosenFilters({ type, severity, age, near }: ReportedView): number {
  return [type, severity, age, placeOfView({ near })].filter((one) => one !== undefined).length;
}

/** Is something of the status hidden? */
export function isFiltered(view: ReportedView): boolean {
  return chosenFilters(view) > 0 || view.search.trim() !== '';
}

/** What is over, and what the server finds, stands newest first. */
export function hasOrder({ status, source, view }: ReportedView): boolean {
  return (status === 'pending' || status === 'active') && source === 'phone' && view === 'list';
}
