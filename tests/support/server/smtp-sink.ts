import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Head and body as they came over the wire. */
  raw: string;
  /** Names of the head's lines, in lower case and in order. */
  headerNames: string[];
}

/** A real mail server on a port of its own that keeps what it gets. */
export interface SmtpSink {
  url: string;
  mails: ReceivedMail[];
  /**
   * What comes of a mail to this address: a status of SMTP by which it is not taken, or `hang`: it is taken, and the answer never comes.
   * Absent: each is taken.
   */
  answer?: ((to: string) => number | 'hang' | undefined) | undefined;
  close(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const sink: SmtpSink = {
    url: '',
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    // Milliseconds that it waits at its close for connections to end.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const status = sink.answer?.(address);
      done(typeof status === 'number' ? Object.assign(new Error('not this one'), { responseCode: status }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          ...readMail(Buffer.concat(chunks).toString()),
        });
        if (!rcptTo.some(({ address }) => sink.answer?.(address) === 'hang')) done();
      });
    },
  });
  // A client that goes away in the middle is no failure of the sink.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  sink.url = `smtp://127.0.0.1:${port}`;
  return sink;
}

function readMail(raw: string): Pick<ReceivedMail, 'raw' | 'headerNames'> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return { raw, headerNames: head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase()) };
}

/** The body's words, however they were encoded for the wire. */
export function decodedText(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (/content-transfer-encoding: base64/i.test(raw)) return Buffer.from(body, 'base64').toString();
  if (!/content-transfer-encoding: quoted-printable/i.test(raw)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
