import { listOutcomes, previewAlert } from '../../../contract/calls/acts.ts';
import { getFigures } from '../../../contract/calls/figures.ts';
import { followNews, getOverview } from '../../../contract/calls/overview.ts';
import { answerOutcomes, answerPreviewAlert } from './acts.ts';
import { answerFigures } from './figures.ts';
import { answerNews } from './news.ts';
import { answerOverview } from './overview.ts';
import type { Route } from '../route.ts';

export const adminRoutes: readonly Route[] = [
  { call: previewAlert, handler: answerPreviewAlert },
  { call: listOutcomes, handler: answerOutcomes },
  { call: getOverview, handler: answerOverview },
  { call: followNews, handler: answerNews, isLive: true },
  { call: getFigures, handler: answerFigures },
];
