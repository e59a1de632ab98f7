import { quietUntil, wantsAlert } from '../../contract/policies/alert-wishes.ts';
import { findReport, pointOf, type KeptReport } from '../store/reports/reports.ts';
import type { NoticeDevice } from '../store/alerts/notice-devices.ts';
import { findAlertWords } from '../store/reports/told-alert.ts';
import { alertMessage, wayFrom } from './alert-message.ts';
import { marks, type Mark } from '../store/alerts/notice-marks.ts';
import type { NoticeKind } from './notice-kind.ts';

/** An alert to volunteers. It is over when its disaster is. */
export const alertNotice: NoticeKind = async ({ pool }, notice) => {
  const [words, report] = await Promise.all([findAlertWords(pool, notice.id), findReport(pool, notice.about)]);
  if (words === undefined || report?.status !== 'approved') return undefined;
  const { severity } = report.body;
  return {
    urgency: 'high',
    counts: severity !== 'critical',
    forDevice(device, now) {
      const mark = notFor(device, report);
      if (mark !== undefined) return { mark };
      const heldUntil = quietUntil(device.wishes, severity, now);
      return heldUntil === undefined ? { message: alertMessage(notice, words, report, device) } : { heldUntil };
    },
  };
};

/** What has changed since it was chosen. */
function notFor(device: NoticeDevice, report: KeptReport): Mark | undefined {
  if (!device.isVolunteer) return marks.gone;
  const { disasterType: type, severity } = report.body;
  const point = pointOf(report);
  const isWanted = wantsAlert(device.wishes, { type, severity, distanceKm: point && wayFrom(device, point) });
  return isWanted && device.isFree ? undefined : marks.over;
}
