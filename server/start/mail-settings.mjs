import { isWebOrigin } from '../../contract/base/web-origin.mjs';
import { optional } from './parsed.mjs';

/** The value itself is never repeated: it holds a password. */
const parseSmtpUrl = optional(
  (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
  'the URL of a mail server, such as smtps://user:password@mail.example.org:465',
);

const parseMailFrom = optional(
  (text) => /^([^\p{Cc}<>@",;:]+ <[^\s<>@",;:]+@[^\s<>@",;:]+>|[^\s<>@",;:]+@[^\s<>@",;:]+)$/u.test(text),
  'the sender of mails, such as Relief Relay <relay@example.org>',
);

const parsePublicUrl = optional(
  isWebOrigin,
  'the origin at which people open the app, such as https://relief.example.org',
);

/**
 * Mail needs all three: a link in a mail must lead to the app, and no request is believed where that is. `appUrl` may stand alone.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @returns {{ appUrl: string | undefined, mail: import('../settings.ts').MailSettings | undefined }}
 */
export function mailSettings(read, wrong) {
  const before = wrong.length;
  const smtpUrl = read('SMTP_URL', parseSmtpUrl, undefined);
  const from = read('MAIL_FROM', parseMailFrom, undefined);
  const appUrl = read('PUBLIC_URL', parsePublicUrl, undefined);
  if (smtpUrl !== undefined && from !== undefined && appUrl !== undefined) return { appUrl, mail: { smtpUrl, from } };
  const isPartial = smtpUrl !== undefined || from !== undefined;
  if (isPartial && wrong.length === before) wrong.push('SMTP_URL, MAIL_FROM and PUBLIC_URL should be set together');
  return { appUrl, mail: undefined };
}
