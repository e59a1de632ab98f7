/**
 * What a mail's failure says of it. `refused`: not to this address, for good. `later`: not to this address now. `unsent`: nothing of it has
 * reached the mail server, which is in trouble itself. `unsure`: it may have been taken.
 */
export type MailFailure = 'refused' | 'later' | 'unsent' | 'unsure';

/** Commands of SMTP whose answers are about one recipient and one mail. */
const OF_THIS_MAIL = new Set<unknown>(['RCPT TO', 'DATA']);
/** Nodemailer's words for what breaks before any mail is handed over. */
const BEFORE_IT = new Set<unknown>(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** RFC 5321, 4.2.1: what a mail server says for good begins with 5, what passes with 4. */
export function judgeMailError(error: unknown): MailFailure {
  // Ours: no mail can be addressed to it.
  if (error instanceof TypeError) return 'refused';
  const { responseCode, command, code, syscall, timeoutType } = Object(error) as Record<string, unknown>;
  if (typeof responseCode === 'number' && responseCode >= 400) {
    if (!OF_THIS_MAIL.has(command)) return 'unsent';
    return responseCode >= 500 ? 'refused' : 'later';
  }
  return syscall === 'connect' || BEFORE_IT.has(code) || BEFORE_IT.has(timeoutType) ? 'unsent' : 'unsure';
}
