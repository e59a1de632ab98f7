import { disasterTypes, openStatuses, severities } from '../../../contract/enumerations.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { oneOf } from '../../parts/form/one-of.ts';

export const views = ['list', 'map'] as const;

/** What of the disasters is looked at, and how. */
export interface View extends DisasterFilter {
  view: (typeof views)[number];
}

/** The view that an address asks for: `?view=map&type=flood&severity=severe&status=active`. What nobody knows is left out. */
export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  return {
    view: oneOf(views, asked.get('view')) ?? 'list',
    type: oneOf(disasterTypes, asked.get('type')),
    severity: oneOf(severities, asked.get('severity')),
    status: oneOf(openStatuses, asked.get('status')),
  };
}

/** The address's query for a view; empty for the plain list of all. */
export function writeView({ view, type, severity, status }: View): string {
  const query = new URLSearchParams();
  if (view !== 'list') query.set('view', view);
  for (const [name, value] of Object.entries({ type, severity, status })) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
