import { limits } from '../../../contract/limits.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { degreesText, disasterTexts } from '../../strings/public/disasters.ts';

/** Enough to find a door: 0.00001° is about a metre. */
const EXACT_DECIMALS = 5;

/** Does this reader see the exact place? Only those who help get the address with it. */
export function isExact({ address }: Pick<ReportView, 'address'>): boolean {
  return address !== undefined;
}

/** Where it is, in a line: the address for those who see it, else the position, as far as it is known. */
export function placeLine(report: Pick<ReportView, 'address' | 'location'>): string {
  return report.address || positionLine(report);
}

export function positionLine(report: Pick<ReportView, 'address' | 'location'>): string {
  const place = placeOf(report.location);
  if (place === undefined) return disasterTexts.noPlace;
  const decimals = isExact(report) ? EXACT_DECIMALS : limits.publicPositionDecimals;
  const words = isExact(report) ? disasterTexts.at : disasterTexts.about;
  return words(degreesText(place.lat, place.lng, decimals));
}
