import { plainDigits } from '../../../contract/base/digits.ts';
import { parseCount } from '../../../contract/base/parse-count.ts';
import type { RoadBlockKind } from '../../../contract/enumerations.ts';
import { defaultSeverity } from '../../../contract/defaults.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import type { MeasuredPosition } from '../../../contract/policies/measured-position.ts';
import type { ReportForm } from '../../data/commands/report-disaster.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { KEPT_POSITION, keptPosition } from '../../hooks/draft/kept-position.ts';
import { ADDS_TO, readAddition } from './addition.ts';
import { NO_NAME, ON_BEHALF } from '../../hooks/draft/on-behalf.ts';

/** Stands behind a kept position that was set on the map. */
export const PINNED = ', pin';
/** Name of the box without which the select `roadBlocked` says nothing. */
export const ROAD_IS_BLOCKED = 'roadIsBlocked';

/**
 * What the report form says, in the contract's terms. Nothing is corrected: the contract's schema
 * judges it and each problem goes back to its field. A choice that was left alone says what the form says by itself, and that it
 * was left alone. `position` is left out where it is not known
 * or where the place is somewhere else and not set on the map; a position that is kept or set goes first.
 */
export function buildReportForm(values: FormValues, position: MeasuredPosition | undefined): ReportForm {
  const text = (name: string) => values[name] ?? '';
  const isHere = values['place'] !== 'elsewhere' || text(KEPT_POSITION).endsWith(PINNED);
  const place = keptPosition(text(KEPT_POSITION)) ?? position;
  // Of a pin it is plain where it is: it was set on the map.
  const isMeasured = isHere && place !== undefined && !text(KEPT_POSITION).endsWith(PINNED);
  const addition = readAddition(text(ADDS_TO));
  const isOnBehalf = text(ON_BEHALF) === 'true';
  const people = text('peopleAffected');
  const assistance = text('assistanceRequired');
  return {
    // The schema refuses what is not in its list.
    disasterType: text('disasterType') as ReportForm['disasterType'],
    severity: (text('severity') || defaultSeverity) as ReportForm['severity'],
    severityChosen: text('severity') !== '',
    address: text('address'),
    description: text('description'),
    name: isOnBehalf && !hasVisibleText(text('name')) ? NO_NAME : text('name'),
    contactNumber: plainDigits(text('contactNumber')),
    ...(hasVisibleText(people) && { peopleAffected: parseCount(people) }),
    ...(text(ROAD_IS_BLOCKED) === 'true' && { roadBlocked: text('roadBlocked') as RoadBlockKind }),
    ...(hasVisibleText(assistance) && { assistanceRequired: assistance }),
    ...(isOnBehalf && { onBehalf: true }),
    ...(isHere && place && located(place)),
    ...(addition && { addsTo: addition.id }),
    ...(isMeasured && { placeChosen: text('place') !== '' }),
  };
}

function located({ lati, long, accuracyM }: MeasuredPosition): Pick<ReportForm, 'location' | 'locationAccuracy'> {
  return { location: { lati, long }, ...(accuracyM !== undefined && { locationAccuracy: accuracyM }) };
}
