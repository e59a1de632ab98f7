import type { GenericSchema } from 'valibot';
import { updateAccount } from '../../contract/calls/account.ts';
import { actOnAccount, actOnAid, actOnReport, alertVolunteers, markMessage } from '../../contract/calls/acts.ts';
import { requestAid } from '../../contract/calls/aid.ts';
import { sendContactMessage } from '../../contract/calls/contact.ts';
import { noteAlert } from '../../contract/calls/devices.ts';
import { subscribeNewsletter } from '../../contract/calls/newsletter.ts';
import type { QueuedCallName } from '../../contract/calls/outbox.ts';
import { acceptDisaster, learnModule, saveVolunteerProfile, takeStep } from '../../contract/calls/volunteer.ts';
import { reportDisaster } from '../../contract/calls/reports.ts';
import { messages } from '../../contract/messages.ts';
import { adminMessages } from '../../contract/admin-messages.ts';
import { volunteerMessages } from '../../contract/volunteer-messages.ts';
import { texts } from '../texts.ts';

interface QueuedCall {
  body: GenericSchema;
  /** Section 8's text of success, where it has one. */
  message: string;
}

/** The calls that may wait in an outbox, with what the server needs to take one in. */
export const queuedCalls: Readonly<Record<QueuedCallName, QueuedCall>> = {
  reportDisaster: { body: reportDisaster.body, message: messages.reportSubmitted },
  requestAid: { body: requestAid.body, message: messages.aidSubmitted },
  sendContactMessage: { body: sendContactMessage.body, message: texts.messageReceived },
  subscribeNewsletter: { body: subscribeNewsletter.body, message: texts.newsletterReceived },
  saveVolunteerProfile: { body: saveVolunteerProfile.body, message: volunteerMessages.profileSaved },
  acceptDisaster: { body: acceptDisaster.body, message: volunteerMessages.accepted },
  takeStep: { body: takeStep.body, message: texts.stepTaken },
  learnModule: { body: learnModule.body, message: texts.moduleLearned },
  actOnReport: { body: actOnReport.body, message: texts.actDone },
  actOnAid: { body: actOnAid.body, message: texts.actDone },
  actOnAccount: { body: actOnAccount.body, message: texts.actDone },
  markMessage: { body: markMessage.body, message: texts.actDone },
  alertVolunteers: { body: alertVolunteers.body, message: adminMessages.alerted },
  noteAlert: { body: noteAlert.body, message: texts.alertNoted },
  updateAccount: { body: updateAccount.body, message: texts.nameChanged },
};
