import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsSink, type SmsSink } from '../../tests/support/sms-sink.ts';
import { decodedText, startSmtpSink, type SmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { openSmtpMailer, type SmtpMailer } from '../mail/smtp-mailer.ts';
import { mailSteps } from './mail-steps.ts';
import { smsGateway } from './sms-gateway.ts';
import { SMS_CHARACTERS, smsText } from './step-text.ts';

const id = '3e0f6f5b-8f0e-4a36-9a0c-0f5f2f6a9f11';
const link = 'https://relief.example.org/volunteer/notifications/3e0f6f5b-8f0e-4a36-9a0c-0f5f2f6a9f11';

/** What somebody may have written into an alert, or taken over from a report. */
const corpus: readonly string[] = [
  'Flood\r\nBcc: victim@example.org',
  'Flood\nSubject: You have won',
  'Flood\r\n\r\n<script>alert(1)</script>',
  'Flood\u2028Bcc: victim@example.org',
  'Flood\u0000\u0007\u001b[31m',
  '\u202edoolF\u202c',
  '\u2066Flood\u2069\u200b\ufeff',
  'F\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301lood',
  'Flood","to":"+10000000000","x":"',
  'Flood https://evil.example/win now',
  'Flood HTTP://evil.example',
  'Flood www.evil.example/a?b=c',
  'Flood javascript://evil.example/%0aalert(1)',
  'Flood \ud800 half',
  '=?utf-8?q?=0d=0aBcc:_victim@example.org?=',
];

describe('S27 what people wrote, in SMS and e-mail', () => {
  let sms: SmsSink;
  let smtp: SmtpSink;
  let mailer: SmtpMailer;
  const fail = (error: unknown) => {
    throw error;
  };
  beforeAll(async () => {
    [sms, smtp] = [await startSmsSink(), await startSmtpSink()];
    mailer = openSmtpMailer({ url: smtp.url, from: 'Relief Relay <relay@example.org>' });
  });
  afterAll(async () => {
    mailer.close();
    await Promise.all([sms.close(), smtp.close()]);
  });

  it.each(corpus)('%j steers no SMS', async (words) => {
    sms.texts.length = 0;
    const gateway = smsGateway({ url: sms.url, clock: { now: Date.now }, onError: fail });
    await gateway.send('+919876543210', { id, title: words, body: words, link });
    const [{ raw, to, text } = fail('no SMS')] = sms.texts;
    expect(Object.keys(JSON.parse(raw) as object)).toEqual(['to', 'text']);
    expect(to).toBe('+919876543210');
    expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
    expect(text).not.toMatch(/\p{M}{9}/u);
    expect(text.match(/\w+:\/\/\S+|www\.\S+/giu)).toEqual([link]);
    expect(text.startsWith('Relief Relay: ')).toBe(true);
  });

  it.each(corpus)('%j steers no mail', async (words) => {
    smtp.mails.length = 0;
    await mailSteps(mailer, fail).send('asha@example.org', { id, title: words, body: words, link });
    const [{ raw, recipients, headerNames } = fail('no mail')] = smtp.mails;
    expect(recipients).toEqual(['asha@example.org']);
    expect(headerNames).not.toContain('bcc');
    expect(headerNames.filter((name) => name === 'subject' || name === 'to')).toHaveLength(2);
    const text = decodedText(raw);
    expect(text.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    expect(text.match(/\w+:\/\/\S+|www\.\S+/giu)).toEqual([link]);
  });

  it.each(['asha@example.org, b@example.org', 'asha@example.org\r\nBcc: b@example.org', 'Asha <a@example.org>', ''])(
    'nothing is mailed to %j',
    async (address) => {
      smtp.mails.length = 0;
      const told = { id, title: 'Flood', body: 'Boats' };
      expect(await mailSteps(mailer, fail).send(address, told)).toEqual({ kind: 'refused' });
      expect(smtp.mails).toEqual([]);
    },
  );

  it.each(['a'.repeat(2000), 'नदी में बाढ़ '.repeat(200), 'فيضان '.repeat(300), '👨‍👩‍👧‍👦'.repeat(100)])(
    'a long one is cut between characters, the link stays whole',
    (words) => {
      const text = smsText({ id, title: words, body: words, link });
      expect(text.length).toBeLessThanOrEqual(SMS_CHARACTERS);
      expect(text.length).toBeGreaterThan(SMS_CHARACTERS - 30);
      expect(text.endsWith(`... ${link}`)).toBe(true);
      expect(text).not.toMatch(/\p{Cs}/u);
    },
  );

  it('without an address of its own the server sends the words alone', () => {
    expect(smsText({ id, title: 'Flood', body: 'Boats' })).toBe('Relief Relay: Flood - Boats');
  });
});
