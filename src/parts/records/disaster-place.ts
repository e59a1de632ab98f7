import { limits } from '../../../contract/limits.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { Point } from '../../../contract/base/great-circle.ts';
import { PUBLIC_RADIUS_M } from '../../../contract/policies/public-position.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { warrantedDecimals } from '../../../contract/policies/warranted-degrees.ts';
import { distanceText } from '../../strings/distance.ts';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { degreesText, disasterTexts } from '../../strings/public/disasters.ts';
import { nearLine } from '../../strings/public/near-line.ts';

/** Enough to find a door: 0.00001° is about a metre. */
const EXACT_DECIMALS = 5;

type Placed = Pick<ReportView, 'address' | 'location' | 'locationAccuracy' | 'near'>;

/** Does this reader see the exact place? Only those who help get the address with it. */
export function isExact({ address }: Pick<ReportView, 'address'>): boolean {
  return address !== undefined;
}

/** Where it is, in a line: the address for those who see it, else the position, as far as it is known. */
export function placeLine(report: Placed): string {
  return report.address || positionLine(report);
}

/** "Near Saharsa, Bihar · 25.88, 86.60": the town where one is known, and the position as exactly as this reader sees it. */
export function positionLine(report: Placed): string {
  const place = placeOf(report.location);
  if (place === undefined) return disasterTexts.noPlace;
  const near = report.near && nearLine(report.near);
  if (isExact(report)) {
    const exact = disasterTexts.at(exactPosition(place, report.locationAccuracy));
    return near === undefined ? exact : `${near} · ${exact}`;
  }
  const degrees = degreesText(place.lat, place.lng, limits.publicPositionDecimals);
  return near === undefined ? disasterTexts.about(degrees) : `${near} · ${degrees}`;
}

/** A position as it was sent, with the accuracy in metres that its phone named: only the digits that are known. */
export function exactPosition({ lat, lng }: Point, accuracyM: number | undefined): string {
  const degrees = degreesText(lat, lng, Math.min(EXACT_DECIMALS, warrantedDecimals(accuracyM)));
  return accuracyM === undefined ? degrees : disasterTexts.within(degrees, distanceText(accuracyM));
}

/** Metres round its position within which the disaster is, as far as this reader is told; undefined: a person set the position. */
export function radiusOf(report: Placed): number | undefined {
  return isExact(report) ? report.locationAccuracy : PUBLIC_RADIUS_M;
}

/** What a reader has to know of the position on the map. */
export function exactnessNote(report: Placed): string {
  if (!isExact(report)) return disasterPageTexts.rounded;
  const { locationAccuracy: accuracyM = 0 } = report;
  return accuracyM > PUBLIC_RADIUS_M ? disasterPageTexts.coarse(distanceText(accuracyM)) : disasterPageTexts.exact;
}
