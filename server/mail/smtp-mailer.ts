import { createTransport } from 'nodemailer';
import { isSafeAddress, safeSubject, safeText } from './header-safe.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which is encrypted where the server can. */
  url: string;
  from: string;
}

/** Milliseconds for each step. Somebody may be waiting for the answer. */
const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;
/** Connections that stay open between mails. */
const CONNECTIONS = 2;

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** One try for each mail, by a pool of connections that are made at need. */
export function openSmtpMailer({ url, from }: SmtpSettings): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // Nothing of ours comes from a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Who asked for the mail decides whether it is sent again: one that the line broke under may have been taken.
    maxRequeues: 0,
  });
  return {
    async send({ to, subject, text, headers }) {
      if (!isSafeAddress(to)) throw new TypeError('not an address that a mail can go to');
      await transport.sendMail({
        from,
        // As an object it is one address; as a text it would be read as a list.
        to: { name: '', address: to },
        subject: safeSubject(subject),
        text: safeText(text),
        // Asks other mail programs not to answer by themselves.
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
