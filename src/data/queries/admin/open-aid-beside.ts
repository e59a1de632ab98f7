import { distanceKm } from '../../../../contract/base/great-circle.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { adminAid, type AdminAid } from './admin-aid.ts';
import { samePhoneAs } from './same-phone.ts';

/** What is asked for within a walk of where a disaster is said to be is most likely asked for because of it. */
const BESIDE_KM = 3;
/** As many as somebody decides about before they end a disaster; the others are on the list of aid requests. */
const MOST = 20;
/** Rows that are looked at. */
const LOOKED_AT = 5000;

export interface AidNear {
  aid: AdminAid;
  km: number | undefined;
  /** Metres within which both places are known, together. */
  accuracyM: number;
}

export interface AidBeside {
  /** Those of the reporter's number first, then the nearest. */
  rows: AidNear[];
  /** All that there are. */
  total: number;
}

type Disaster = Pick<ReportView, 'location' | 'locationAccuracy' | 'contactNumber'>;

/** Open aid requests of this device's copy in the place of a disaster, or of the number that reported it: nobody may lose sight of them when it ends. */
export async function openAidBeside({ location, locationAccuracy = 0, contactNumber }: Disaster): Promise<AidBeside> {
  const from = placeOf(location);
  const isSamePhone = samePhoneAs(contactNumber);
  const { rows } = await adminAid({ status: 'active', limit: LOOKED_AT });
  const beside = rows.flatMap((aid) => {
    const place = placeOf(aid.position);
    const km = from && place && distanceKm(from, place);
    const accuracyM = locationAccuracy + (aid.locationAccuracy ?? 0);
    const isOfNumber = isSamePhone(aid.contactNumber);
    return isOfNumber || (km !== undefined && km <= BESIDE_KM) ? [{ aid, km, accuracyM, isOfNumber }] : [];
  });
  beside.sort((a, b) => Number(b.isOfNumber) - Number(a.isOfNumber) || (a.km ?? 0) - (b.km ?? 0));
  return {
    rows: beside.slice(0, MOST).map(({ aid, km, accuracyM }) => ({ aid, km, accuracyM })),
    total: beside.length,
  };
}
