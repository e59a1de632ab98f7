export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; lines end with a line feed. */
  text: string;
  /** Lines of the head that this kind of mail has, of our own making. */
  headers?: Readonly<Record<string, string>>;
}

/** Hands one mail to a mail server: resolves when that has taken it, rejects when it could not be reached or refused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
