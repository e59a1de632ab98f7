import { distanceKm, type Point } from '../../contract/base/great-circle.ts';
import type { DisasterType, ReadSeverity } from '../../contract/enumerations.ts';
import { aidPlace } from '../../contract/policies/aid-place.ts';
import { openLines } from '../../contract/policies/aid-states.ts';
import { urgencyOf } from '../../contract/policies/aid-urgency.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import { wantsAlert } from '../../contract/policies/alert-wishes.ts';
import { publicDisasterType } from '../../contract/policies/public-disaster-type.ts';
import type { OfferedDevice } from '../store/ngos/offers.ts';

/** What is offered, as NGOs and their devices are asked about it. */
export interface Asked {
  type: DisasterType;
  severity: ReadSeverity;
  place: Point | undefined;
  /** Kinds of need; absent: it is people that are needed, whatever an NGO works on. */
  needs?: readonly string[];
}

const graveness = { critical: 'critical', high: 'severe', normal: 'moderate' } as const;

/** A device's wishes know disasters and how grave they are: a request is as grave as it is urgent. */
export function askedForAid({ body, requirements }: AidRecord, now: number): Asked {
  return {
    type: publicDisasterType(body.disasterType),
    severity: graveness[urgencyOf({ requirements: [...requirements], deadline: body.deadline }, now)],
    place: aidPlace(body),
    needs: openLines(requirements).flatMap((line) => requirements[line]?.type ?? []),
  };
}

/** From the device's place, as with volunteers. */
export function wants({ wishes, lat, lng }: OfferedDevice, { type, severity, place }: Asked): boolean {
  const from = lat === null || lng === null ? undefined : { lat, lng };
  return wantsAlert(wishes, { type, severity, distanceKm: from && place && distanceKm(from, place) });
}
