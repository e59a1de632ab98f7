import {
  checkStatus,
  completeDisaster,
  confirmWork,
  getDesk,
  getTeam,
  getVolunteer,
  listReportedWork,
  sharePosition,
  stopSharing,
} from '../../../contract/calls/volunteer.ts';
import { answerVolunteer } from './volunteer-profile.ts';
import { answerCompleteDisaster, answerConfirmWork, answerReportedWork } from './volunteer-work.ts';
import { answerCheckStatus, answerDesk, answerSharePosition, answerStopSharing, answerTeam } from './volunteer.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const volunteerRoutes: readonly Route[] = [
  { call: getVolunteer, handler: answerVolunteer, body: form },
  { call: checkStatus, handler: answerCheckStatus, body: form },
  { call: getDesk, handler: answerDesk },
  { call: getTeam, handler: answerTeam },
  { call: sharePosition, handler: answerSharePosition, body: form },
  { call: stopSharing, handler: answerStopSharing },
  { call: completeDisaster, handler: answerCompleteDisaster },
  { call: listReportedWork, handler: answerReportedWork },
  { call: confirmWork, handler: answerConfirmWork, body: form },
];
