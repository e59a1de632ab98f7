import { findAid } from '../../../contract/calls/overview.ts';
import { answerFindAid } from './find-aid.ts';
import type { Route } from '../route.ts';

export const aidRoutes: readonly Route[] = [{ call: findAid, handler: answerFindAid }];
