import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { distanceKm } from '../../../../contract/base/great-circle.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { adminReports, type AdminReport } from './admin-reports.ts';
import { samePhoneAs } from './same-phone.ts';

/** Wider than where rows hint at doubles by themselves: here a person has said that it is one, and looks for the other. */
const NEAR_KM = 10;
const SOON_MS = 3 * 24 * 3_600_000;
/** As many as somebody chooses among. */
const MOST = 6;
/** Rows that are looked at: of more open reports the oldest are not compared. */
const LOOKED_AT = 5000;

export interface NearReport {
  report: AdminReport;
  /** Undefined where one of both has no position. */
  km: number | undefined;
  /** Metres within which the places of both are known, together. */
  accuracyM: number;
}

type Compared = Pick<
  ReportView,
  '_id' | 'disasterType' | 'location' | 'locationAccuracy' | 'reportedAt' | 'contactNumber'
>;

/** Reports of this device's copy that may tell of the same event: of its kind first, then the nearest. Dismissed ones are none. */
export async function nearReports(one: Compared): Promise<NearReport[]> {
  const { rows } = await adminReports({ status: ['pending', 'active', 'resolved'], limit: LOOKED_AT });
  const from = placeOf(one.location);
  const isSamePhone = samePhoneAs(one.contactNumber);
  const near = rows.flatMap((report): NearReport[] => {
    const place = placeOf(report.location);
    const km = from && place && distanceKm(from, place);
    const isBeside = (km !== undefined && km <= NEAR_KM) || isSamePhone(report.contactNumber);
    return report._id !== one._id && isBeside && isSoon(one, report)
      ? [{ report, km, accuracyM: (one.locationAccuracy ?? 0) + (report.locationAccuracy ?? 0) }]
      : [];
  });
  const isOther = ({ report }: NearReport) => Number(report.disasterType !== one.disasterType);
  const farOf = ({ km = NEAR_KM }: NearReport) => km;
  return near.sort((a, b) => isOther(a) - isOther(b) || farOf(a) - farOf(b)).slice(0, MOST);
}

function isSoon(one: Compared, other: Compared): boolean {
  return Math.abs(epochMsOf(one.reportedAt) - epochMsOf(other.reportedAt)) <= SOON_MS;
}
