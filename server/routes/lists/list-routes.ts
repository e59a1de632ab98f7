import { listAid } from '../../../contract/calls/aid.ts';
import { listChanges } from '../../../contract/calls/changes.ts';
import { countDisasters } from '../../../contract/calls/map-cells.ts';
import { listNgos } from '../../../contract/calls/ngos.ts';
import { findDisasters } from '../../../contract/calls/find-disasters.ts';
import { findNeeds } from '../../../contract/calls/needs-around.ts';
import { getReportIndex } from '../../../contract/calls/report-index.ts';
import { listReports } from '../../../contract/calls/reports.ts';
import { answerChanges } from './changes.ts';
import { answerAidList, answerNgos, answerReports } from './lists.ts';
import { answerCells } from './map-cells.ts';
import { answerFindDisasters } from './find-disasters.ts';
import { answerNeeds } from './needs-around.ts';
import { answerReportIndex } from './report-index.ts';
import type { Route } from '../route.ts';

export const listRoutes: readonly Route[] = [
  { call: listReports, handler: answerReports },
  { call: listAid, handler: answerAidList },
  { call: listNgos, handler: answerNgos },
  { call: listChanges, handler: answerChanges },
  { call: getReportIndex, handler: answerReportIndex },
  { call: countDisasters, handler: answerCells },
  { call: findDisasters, handler: answerFindDisasters },
  { call: findNeeds, handler: answerNeeds },
];
