import type { InferInput } from 'valibot';
import { updateAccount } from './account.ts';
import { actOnAccount, actOnAid, actOnReport, alertVolunteers, markMessage } from './acts.ts';
import { requestAid } from './aid.ts';
import { sendContactMessage } from './contact.ts';
import type { Call } from './define-call.ts';
import { noteAlert } from './devices.ts';
import { answerDisaster, saveNgoProfile } from './ngos.ts';
import { subscribeNewsletter } from './newsletter.ts';
import { actOnDelivery, packDelivery } from './deliveries.ts';
import type { ActionCall, QueuedCallName } from './queued.ts';
import { reportDisaster } from './reports.ts';
import { actOnOwn, answerRequester } from './track.ts';
import { actOnRoadBlock, reportRoadBlock } from './roads.ts';
import { acceptDisaster, learnModule, saveVolunteerProfile, takeStep } from './volunteer.ts';

/** Every queued call with its schema, for who checks and serves them all. */
export const queuedTable = {
  reportDisaster,
  requestAid,
  sendContactMessage,
  subscribeNewsletter,
  updateAccount,
  saveVolunteerProfile,
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
} as const satisfies { readonly [Name in QueuedCallName]: Call & { name: Name } };

/** What an admin's operation is called: `call.act`, or the call alone where it has but one. */
export type ActionName = {
  [Name in ActionCall]: BodyOf[Name] extends { act: string } ? `${Name}.${BodyOf[Name]['act']}` : Name;
}[ActionCall];

/** Each queued call's body, as it is sent. */
export type BodyOf = { [Name in QueuedCallName]: InferInput<(typeof queuedTable)[Name]['body']> };
