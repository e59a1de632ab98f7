import { findNgos, findTowns, getNgo, getNgoWork } from '../../../contract/calls/ngos.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerFindNgos } from './find-ngos.ts';
import { answerFindTowns } from './find-towns.ts';
import { answerNgo } from './get-ngo.ts';
import { answerNgoWork } from './ngo-work.ts';

export const ngoRoutes: readonly Route[] = [
  { call: findNgos, handler: answerFindNgos },
  { call: getNgo, handler: answerNgo, body: form },
  { call: getNgoWork, handler: answerNgoWork },
  { call: findTowns, handler: answerFindTowns },
];
