import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import type { OutlineState } from './outline-from.ts';

/**
 * What everybody may know of a disaster, whoever looks: the browser keeps what goes with a link beyond a logout, and a
 * helper's copy holds more.
 */
export function publicOutline(report: ReportView): OutlineState {
  const { _id, disasterType, status, displayStatus, reportedAt, resolvedAt, severity, near } = report;
  const place = placeOf(report.location);
  return {
    disaster: {
      _id,
      disasterType,
      status,
      displayStatus,
      reportedAt,
      ...(resolvedAt !== undefined && { resolvedAt }),
      ...(severity !== undefined && { severity }),
      ...(near !== undefined && { near }),
      ...(place && { location: { lati: publicDegrees(place.lat), long: publicDegrees(place.lng) } }),
    },
  };
}
