import { getCapabilities, getConfig, getHealth, getLiveness, getOpenApi } from '../../contract/calls/system.ts';
import { answerCapabilities, answerConfig, answerHealth, answerLiveness, answerOpenApi } from './system.ts';
import type { Route } from './route.ts';

export const systemRoutes: readonly Route[] = [
  { call: getHealth, handler: answerHealth },
  { call: getLiveness, handler: answerLiveness },
  { call: getCapabilities, handler: answerCapabilities },
  { call: getConfig, handler: answerConfig },
  { call: getOpenApi, handler: answerOpenApi },
];
