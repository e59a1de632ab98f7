import { listRoadBlocks } from '../../../contract/calls/roads.ts';
import type { Route } from '../route.ts';
import { answerRoadBlocks } from './road-blocks.ts';

export const roadRoutes: readonly Route[] = [{ call: listRoadBlocks, handler: answerRoadBlocks }];
