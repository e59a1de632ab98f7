import { findReports, getHistory } from '../../../contract/calls/overview.ts';
import { getDisaster, resolveReport, updateReport } from '../../../contract/calls/reports.ts';
import { answerFindReports } from './find-reports.ts';
import { answerHistory } from './history.ts';
import { answerResolveReport, answerUpdateReport } from './report-decisions.ts';
import { answerReport } from './report.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const reportRoutes: readonly Route[] = [
  { call: getDisaster, handler: answerReport },
  { call: updateReport, handler: answerUpdateReport, body: form },
  { call: resolveReport, handler: answerResolveReport, body: form },
  { call: getHistory, handler: answerHistory },
  { call: findReports, handler: answerFindReports },
];
