import { listRecordMessages, lookUpRecord, trackOwn } from '../../../contract/calls/track.ts';
import { form, listOfIds } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerRecordMessages } from './record-messages.ts';
import { answerLookUp, answerTrackOwn } from './track.ts';

export const trackRoutes: readonly Route[] = [
  { call: trackOwn, handler: answerTrackOwn, body: listOfIds },
  { call: lookUpRecord, handler: answerLookUp, body: form },
  { call: listRecordMessages, handler: answerRecordMessages },
];
