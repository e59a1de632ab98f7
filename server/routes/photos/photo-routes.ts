import {
  getImage,
  getPhoto,
  listPhotos,
  releasePhoto,
  settlePhotos,
  withdrawPhoto,
} from '../../../contract/calls/photos.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerImage, answerPhoto, answerPhotos, answerRelease, answerSettle, answerWithdraw } from './photos.ts';

/** What is asked about photos; how they come is `server/photos/tus-server.ts`. */
export const photoRoutes: readonly Route[] = [
  { call: listPhotos, handler: answerPhotos },
  { call: getPhoto, handler: answerPhoto },
  { call: getImage, handler: answerImage },
  { call: releasePhoto, handler: answerRelease, body: form },
  { call: withdrawPhoto, handler: answerWithdraw },
  { call: settlePhotos, handler: answerSettle, body: form },
];
