import { addressOf } from '../../../addresses.ts';
import { disasterTypes, severities, type DisasterType, type Severity } from '../../../../contract/enumerations.ts';
import { routes } from '../../../routes.ts';

/** Distances to choose from, in kilometres. */
export const distances = [10, 25, 50, 100, 250] as const;

/** Which disasters are looked at; what is absent may be any. */
export interface TaskFilter {
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
  km?: number | undefined;
}

/** Where a volunteer reads about a disaster, and accepts it. */
export function taskPath(id: string): string {
  return addressOf(routes.volunteerDisaster, id);
}

/** The filter that an address asks for: `?type=flood&severity=severe&km=25`. What nobody knows is left out. */
export function readTaskFilter(search: string): TaskFilter {
  const asked = new URLSearchParams(search);
  return {
    type: disasterTypes.find((one) => one === asked.get('type')),
    severity: severities.find((one) => one === asked.get('severity')),
    km: distances.find((one) => `${one}` === asked.get('km')),
  };
}

/** The address's query with this filter; what else stands in it stays. */
export function writeTaskFilter(search: string, { type, severity, km }: TaskFilter): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ type, severity, km })) {
    if (value === undefined) query.delete(name);
    else query.set(name, `${value}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
