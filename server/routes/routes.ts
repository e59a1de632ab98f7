import { listAid, requestAid } from '../../contract/calls/aid.ts';
import { deliverOutbox } from '../../contract/calls/outbox.ts';
import { getDisaster, reportDisaster } from '../../contract/calls/reports.ts';
import { getCapabilities, getConfig, getHealth, getOpenApi } from '../../contract/calls/system.ts';
import { limits } from '../../contract/limits.ts';
import type { BodyRule } from '../http/read-body.ts';
import { answerAidList } from './aid-list.ts';
import { answerCreating } from './creating.ts';
import { answerOutbox } from './outbox.ts';
import { answerReport } from './report.ts';
import type { Route } from './route.ts';
import { answerCapabilities, answerConfig, answerHealth, answerOpenApi } from './system.ts';

const oneItem: BodyRule = { bytes: limits.itemBytes, items: 1, gzip: false };
const batch: BodyRule = { bytes: limits.batchBytes, items: limits.batchItems, gzip: true };

/** How each row of the contract's call table is served. */
export const routes: readonly Route[] = [
  { call: reportDisaster, handler: answerCreating('reportDisaster'), body: oneItem },
  { call: getDisaster, handler: answerReport },
  { call: requestAid, handler: answerCreating('requestAid'), body: oneItem },
  { call: listAid, handler: answerAidList },
  { call: deliverOutbox, handler: answerOutbox, body: batch },
  { call: getHealth, handler: answerHealth },
  { call: getCapabilities, handler: answerCapabilities },
  { call: getConfig, handler: answerConfig },
  { call: getOpenApi, handler: answerOpenApi },
];
