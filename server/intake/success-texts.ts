import { adminMessages } from '../../contract/admin-messages.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import { messages } from '../../contract/messages.ts';
import { ngoMessages } from '../../contract/ngo-messages.ts';
import { volunteerMessages } from '../../contract/volunteer-messages.ts';
import { texts } from '../texts.ts';

/** What a queued call is answered when it was kept: section 8's text of success, where it has one. */
export const successTexts = {
  reportDisaster: messages.reportSubmitted,
  requestAid: messages.aidSubmitted,
  sendContactMessage: texts.messageReceived,
  subscribeNewsletter: texts.newsletterReceived,
  saveVolunteerProfile: volunteerMessages.profileSaved,
  acceptDisaster: volunteerMessages.accepted,
  takeStep: texts.stepTaken,
  learnModule: texts.moduleLearned,
  actOnReport: texts.actDone,
  actOnAid: texts.actDone,
  answerDisaster: texts.actDone,
  packDelivery: texts.actDone,
  actOnDelivery: texts.actDone,
  actOnAccount: texts.actDone,
  markMessage: texts.actDone,
  alertVolunteers: adminMessages.alerted,
  saveNgoProfile: ngoMessages.profileSaved,
  reportRoadBlock: texts.roadBlockReceived,
  actOnRoadBlock: texts.actDone,
  answerRequester: texts.messageReceived,
  noteAlert: texts.alertNoted,
  actOnOwn: texts.actDone,
  updateAccount: texts.nameChanged,
} as const satisfies Record<QueuedCallName, string>;
