import { findNgos } from '../../../contract/calls/overview.ts';
import { answerFindNgos } from './find-ngos.ts';
import type { Route } from '../route.ts';

export const ngoRoutes: readonly Route[] = [{ call: findNgos, handler: answerFindNgos }];
