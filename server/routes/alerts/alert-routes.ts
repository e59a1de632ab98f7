import { getAlertProgress } from '../../../contract/calls/alert-progress.ts';
import { followOwn, forgetDevice, placeDevice, saveDevice } from '../../../contract/calls/devices.ts';
import { answerAlertProgress } from './alert-progress.ts';
import { answerFollowOwn, answerForgetDevice, answerPlaceDevice, answerSaveDevice } from './devices.ts';
import { form, listOfIds } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const alertRoutes: readonly Route[] = [
  { call: saveDevice, handler: answerSaveDevice, body: form },
  { call: placeDevice, handler: answerPlaceDevice, body: form },
  { call: forgetDevice, handler: answerForgetDevice, body: form },
  { call: followOwn, handler: answerFollowOwn, body: listOfIds },
  { call: getAlertProgress, handler: answerAlertProgress },
];
