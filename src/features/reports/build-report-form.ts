import { plainDigits } from '../../../contract/base/digits.ts';
import { parseCount } from '../../../contract/base/parse-count.ts';
import type { RoadBlockKind } from '../../../contract/enumerations.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import type { ReportForm } from '../../data/commands/report-disaster.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';

/** Degrees of WGS 84. */
export interface ReportPosition {
  lati: number;
  long: number;
}

/**
 * Name of the hidden control that holds the position of the report that is corrected, as 'lati, long', or one that was set on
 * the map: then `PINNED` follows.
 */
export const KEPT_POSITION = 'keptPosition';
export const PINNED = ', pin';
/** Name of the box without which the select `roadBlocked` says nothing. */
export const ROAD_IS_BLOCKED = 'roadIsBlocked';

/**
 * What the report form says, in the contract's terms. Nothing is corrected: the contract's schema
 * judges it and each problem goes back to its field. `position` is left out where it is not known
 * or where the place is somewhere else and not set on the map; a position that is kept or set goes first.
 */
export function buildReportForm(values: FormValues, position: ReportPosition | undefined): ReportForm {
  const text = (name: string) => values[name] ?? '';
  const isHere = values['place'] !== 'elsewhere' || text(KEPT_POSITION).endsWith(PINNED);
  const place = keptPosition(text(KEPT_POSITION)) ?? position;
  const people = text('peopleAffected');
  const assistance = text('assistanceRequired');
  return {
    // The schema refuses what is not in its list.
    disasterType: text('disasterType') as ReportForm['disasterType'],
    severity: text('severity') as ReportForm['severity'],
    address: text('address'),
    description: text('description'),
    name: text('name'),
    contactNumber: plainDigits(text('contactNumber')),
    ...(isHere && place && { location: { lati: place.lati, long: place.long } }),
    ...(hasVisibleText(people) && { peopleAffected: parseCount(people) }),
    ...(text(ROAD_IS_BLOCKED) === 'true' && { roadBlocked: text('roadBlocked') as RoadBlockKind }),
    ...(hasVisibleText(assistance) && { assistanceRequired: assistance }),
  };
}

function keptPosition(text: string): ReportPosition | undefined {
  const [lati, long] = text.split(',').map(Number);
  return text === '' || lati === undefined || long === undefined ? undefined : { lati, long };
}
