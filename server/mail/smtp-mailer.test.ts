import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpSink, type SmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { fc } from '../../tests/support/property.ts';
import { openSmtpMailer, type SmtpMailer } from './smtp-mailer.ts';

const FROM = 'Relief Relay <relay@example.org>';
const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

/** What would begin a header, a body or a second recipient, or show a text in another order than it is. */
const INJECTIONS = [
  'a\r\nBcc: eve@example.org',
  'a\nBcc: eve@example.org\n\nHello',
  'a\rBcc: eve@example.org',
  'a\u2028Bcc: eve@example.org',
  'a\u0085Bcc: eve@example.org',
  'a\r\n\r\n<script>alert(1)</script>',
  'a\r\n.\r\nMAIL FROM:<eve@example.org>',
  '=?utf-8?Q?a=0D=0ABcc:_eve=40example.org?=',
  '\u202eevil\u202c \u2066x\u2069',
  '%0d%0aBcc: eve@example.org',
  '\u0000\u001b[31m\u0007',
  'x'.repeat(5_000),
];

let sink: SmtpSink;
let mailer: SmtpMailer;
beforeAll(async () => {
  sink = await startSmtpSink();
  mailer = openSmtpMailer({ url: sink.url, from: FROM });
});
afterAll(async () => {
  mailer.close();
  await sink.close();
});

async function sent(mail: { to?: string; subject?: string; text?: string }) {
  const before = sink.mails.length;
  await mailer.send({ to: 'meera@example.org', subject: 'Hello', text: 'Hello', ...mail });
  const [received, ...more] = sink.mails.slice(before);
  expect(more).toEqual([]);
  if (received === undefined) throw new Error('no mail came');
  return received;
}

describe('mail', () => {
  it('comes as it was written, in any script', async () => {
    const received = await sent({ subject: 'नमस्ते مرحبا', text: 'First line\nसेकंड\n.\nlast' });
    expect([received.from, received.recipients]).toEqual(['relay@example.org', ['meera@example.org']]);
    const body = received.raw.slice(received.raw.indexOf('\r\n\r\n') + 4);
    const decoded = /base64/i.test(received.raw)
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, '%$1')).toString();
    expect(decodeURIComponent(decoded).replaceAll('\r\n', '\n').trim()).toBe('First line\nसेकंड\n.\nlast');
  });

  it.each(INJECTIONS)('S27 a subject or a text adds no header, recipient or hidden order: %j', async (text) => {
    const received = await sent({ subject: text, text });
    expect(received.headerNames.toSorted()).toEqual(HEADERS);
    expect(received.recipients).toEqual(['meera@example.org']);
    expect(received.raw).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|=E2=80=AE/);
  });

  it('S27 whatever a subject holds, the head has the same lines and one recipient', async () => {
    const character = fc.constantFrom('\r', '\n', '\u2028', '\u202e', ':', ' ', '\t', 'a', '<', '=?', 'Bcc', '\u0085');
    await fc.assert(
      fc.asyncProperty(fc.array(character, { maxLength: 60 }), async (characters) => {
        const received = await sent({ subject: `S${characters.join('')}` });
        expect(received.headerNames.toSorted()).toEqual(HEADERS);
        expect(received.recipients).toEqual(['meera@example.org']);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'a@example.org, eve@example.org',
    'a@example.org\r\nBcc: eve@example.org',
    '"a"@example.org',
    'Eve <eve@example.org>',
    'group: a@example.org;',
    'a\u202e@example.org',
    'a@example.org\u0000',
    'a',
  ])('S27 goes to one plain address only: %j', async (to) => {
    const before = sink.mails.length;
    await expect(mailer.send({ to, subject: 'Hello', text: 'Hello' })).rejects.toThrow(TypeError);
    expect(sink.mails.length).toBe(before);
  });

  it('is given up where the mail server stays silent', async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => void open.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const waiting = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    const began = Date.now();
    await expect(waiting.send({ to: 'a@example.org', subject: 'a', text: 'a' })).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(15_000);
    waiting.close();
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});
