export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; lines end with a line feed. */
  text: string;
}

/** Hands one mail to a mail server: resolves when that has taken it, rejects when it could not be reached or refused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
