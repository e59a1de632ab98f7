import type { PerformedCall } from '../contract/calls/queued.ts';
import { actOnAccount } from './accounts/act-on-account.ts';
import { actOnAid } from './aid/act-on-aid.ts';
import { actOnDelivery } from './deliveries/act-on-delivery.ts';
import { packDelivery } from './deliveries/pack-delivery.ts';
import { actOnReport } from './reports/act-on-report.ts';
import { alertVolunteers } from './alerts/alert-volunteers.ts';
import { markMessage } from './messages/mark-message.ts';
import { answerDisaster } from './ngos/answer-disaster.ts';
import { saveNgoProfile } from './ngos/save-ngo-profile.ts';
import { noteAlert } from './notices/note-alert.ts';
import type { Perform } from './performing.ts';
import { actOnOwn } from './track/act-on-own.ts';
import { answerRequester } from './track/answer-requester.ts';
import { actOnRoadBlock } from './roads/act-on-road-block.ts';
import { reportRoadBlock } from './roads/report-road-block.ts';
import { acceptDisaster } from './volunteers/accept-disaster.ts';
import { learnModule } from './volunteers/learn-module.ts';
import { saveProfile } from './volunteers/save-profile.ts';
import { takeStep } from './volunteers/take-step.ts';

const performs: { readonly [Call in PerformedCall]: Perform<Call> } = {
  saveVolunteerProfile: saveProfile,
  acceptDisaster,
  takeStep,
  learnModule,
  actOnReport,
  actOnAid,
  answerDisaster,
  packDelivery,
  actOnDelivery,
  actOnAccount,
  markMessage,
  alertVolunteers,
  saveNgoProfile,
  reportRoadBlock,
  actOnRoadBlock,
  answerRequester,
  noteAlert,
  actOnOwn,
};

/** Each item meets the function of its own call. */
export const perform: Perform = (stage, item) => (performs[item.call] as Perform)(stage, item);
