import { limits } from '../../../contract/limits.ts';
import type { Near } from '../../../contract/entities/near.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { isNear, townWords } from '../../../contract/policies/town-words.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { countries, degreesText, disasterTexts, kilometresText } from '../../strings/public/disasters.ts';
import { isolated } from '../../strings/isolate.ts';

/** Enough to find a door: 0.00001° is about a metre. */
const EXACT_DECIMALS = 5;

type Placed = Pick<ReportView, 'address' | 'location' | 'near'>;

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
  const decimals = isExact(report) ? EXACT_DECIMALS : limits.publicPositionDecimals;
  const degrees = degreesText(place.lat, place.lng, decimals);
  if (isExact(report)) return [near, disasterTexts.at(degrees)].filter(Boolean).join(' · ');
  return near === undefined ? disasterTexts.about(degrees) : `${near} · ${degrees}`;
}

/** "Near Saharsa, Bihar", or "About 41 km from Saharsa, Bihar". */
function nearLine(near: Near): string {
  const town = isolated(townWords(near, countries()));
  return isNear(near) ? disasterTexts.about(town) : disasterTexts.fromTown(kilometresText(near.km), town);
}
