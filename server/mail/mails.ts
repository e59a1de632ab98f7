import { limits } from '../../contract/limits.ts';
import type { KeptApplication } from '../store/accounts/approvals.ts';
import { texts } from '../texts.ts';
import type { Mail } from './mailer.ts';

/*
 * No mail says a name that somebody typed at registration: who registers with another person's address would write to
 * that person in our name.
 */

export function decisionMail({ email, role, status, reason }: KeptApplication): Mail {
  const approved = status === 'approved';
  return {
    to: email,
    subject: approved ? texts.mailApprovedSubject : texts.mailRefusedSubject,
    text: approved ? texts.mailApproved(role) : texts.mailRefused(role, reason ?? ''),
  };
}

export function emailTakenMail(to: string): Mail {
  return { to, subject: texts.emailTakenSubject, text: texts.emailTakenMail };
}

export function resetLinkMail(to: string, link: string): Mail {
  return { to, subject: texts.mailResetSubject, text: texts.mailReset(link, limits.resetLinkMinutes) };
}

/** To the address that the account had before; it does not say the new one. */
export function emailChangedMail(to: string): Mail {
  return { to, subject: texts.mailEmailChangedSubject, text: texts.mailEmailChanged };
}

/** By whoever had the link. */
export function passwordResetMail(to: string): Mail {
  return { to, subject: texts.mailPasswordChangedSubject, text: texts.mailPasswordReset };
}

/** By whoever was signed in, and knew the one of before. */
export function passwordChangedMail(to: string): Mail {
  return { to, subject: texts.mailPasswordChangedSubject, text: texts.mailPasswordChanged };
}
