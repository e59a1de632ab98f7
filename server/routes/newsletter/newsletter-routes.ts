import { confirmNewsletter, leaveNewsletter, leaveNewsletterByMail } from '../../../contract/calls/newsletter.ts';
import { listNewsletters, sendNewsletter } from '../../../contract/calls/newsletters.ts';
import { answerConfirmNewsletter, answerLeaveByMail, answerLeaveNewsletter } from './newsletter.ts';
import { answerNewsletters, answerSendNewsletter } from './newsletters.ts';
import { form, oneItem } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const newsletterRoutes: readonly Route[] = [
  { call: confirmNewsletter, handler: answerConfirmNewsletter, body: form },
  { call: leaveNewsletter, handler: answerLeaveNewsletter, body: form },
  { call: leaveNewsletterByMail, handler: answerLeaveByMail },
  { call: listNewsletters, handler: answerNewsletters },
  { call: sendNewsletter, handler: answerSendNewsletter, body: oneItem },
];
