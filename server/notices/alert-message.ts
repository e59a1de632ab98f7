import { isoTime } from '../../contract/base/clock.ts';
import { distanceKm, type Point } from '../../contract/base/great-circle.ts';
import type { PushedTask, PushMessage } from '../../contract/entities/push-message.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { pushLine, pushText } from '../push/safe-text.ts';
import { pointOf, type KeptReport } from '../store/reports/reports.ts';
import type { NoticeDevice } from '../store/alerts/notice-devices.ts';
import type { Notice } from '../store/alerts/notices.ts';
import { noticePaths } from './notice-paths.ts';

/** Bytes of the longest title and body that an admin can write. */
const TITLE_BYTES = 400;
const BODY_BYTES = 2000;

/** The admin's own words, and the task as the public sees it: nothing that tells who reported it. */
export function alertMessage(
  { id, at }: Notice,
  { title, body }: { title: string; body: string },
  report: KeptReport,
  device: NoticeDevice,
): PushMessage {
  return {
    v: 1,
    id,
    kind: 'alert',
    title: pushLine(title, TITLE_BYTES),
    body: pushText(body, BODY_BYTES),
    path: noticePaths.task(report.id),
    at: isoTime(at),
    task: taskOf(report, device),
  };
}

function taskOf(report: KeptReport, device: NoticeDevice): PushedTask {
  const { id: _id, body, reportedAt, volunteersWanted } = report;
  const point = publicPoint(report);
  const km = point && wayFrom(device, point);
  return {
    _id,
    type: body.disasterType,
    severity: body.severity,
    reportedAt,
    ...(point === undefined ? {} : { lati: point.lat, long: point.lng }),
    ...(km === undefined ? {} : { distanceKm: Math.round(km * 10) / 10 }),
    ...(volunteersWanted === undefined ? {} : { volunteersWanted }),
  };
}

function publicPoint(report: KeptReport): Point | undefined {
  const point = pointOf(report);
  return point && { lat: publicDegrees(point.lat), lng: publicDegrees(point.lng) };
}

/** Undefined: nobody knows where the device is. */
export function wayFrom({ lat, lng }: NoticeDevice, to: Point): number | undefined {
  return lat === null || lng === null ? undefined : distanceKm({ lat, lng }, to);
}
