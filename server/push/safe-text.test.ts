import { describe, expect, it } from 'vitest';
import { deviceLimits } from '../../contract/device-limits.ts';
import { pushMessageSchema, type PushMessage } from '../../contract/entities/push-message.ts';
import * as v from 'valibot';
import { fc } from '../../tests/support/property.ts';
import { fitMessage } from './fit-message.ts';
import { bytesOf, isolatedLine, pushLine, pushText, shortened } from './safe-text.ts';

/** What would begin a header or a line, show a text in another order than it is, or hide in it. */
const CORPUS = [
  'a\r\nTopic: evil',
  'a\nb',
  'a\u2028b\u2029c',
  'a\u0085b',
  'a\u0000b\u001b[31m\u0007',
  'a\u007fb\u009bc',
  '\u202eevil\u202c',
  '\u202a\u202b\u202d\u2066\u2067\u2068x\u2069\u2069\u2069',
  '\u2069\u2069 out of the isolate',
  'a\u200bb\u2060c\ufeffd\u00ade',
  '\ud800half\udc00',
  `a${'\u0301'.repeat(500)}b`,
  'x'.repeat(5_000),
  '","data":{"relay":"evil"}',
];

const STEERS = /[\u202a-\u202e\u2066-\u2069\u2028\u2029\u200b\u2060-\u2064\ufeff\u00ad]|[^\P{Cc}\n]|\p{Cs}/u;

const ID = '1b4e28ba-2fa1-4d1b-a7a3-0f6a4c5d2e1f';
const message: PushMessage = {
  v: 1,
  id: ID,
  kind: 'alert',
  title: 'Flood',
  body: 'Boats are needed.',
  path: `/disasters/${ID}`,
  at: '2026-11-22T10:00:00.000Z',
  task: {
    _id: ID,
    type: 'flood',
    severity: 'critical',
    reportedAt: '2026-11-22T09:00:00.000Z',
    lati: 26.12,
    long: 86.6,
    distanceKm: 12.4,
    volunteersWanted: 20,
  },
  receipt: { device: ID, key: 'k'.repeat(22) },
};

function readPayload(payload: string) {
  const { notification, data } = JSON.parse(payload) as {
    notification: { title: string; body: string; tag: string; icon: string };
    data: { relay: string };
  };
  return { notification, message: v.parse(pushMessageSchema, JSON.parse(data.relay)) };
}

describe('S27 what people wrote steers no notification', () => {
  it.each(CORPUS)('%j', (text) => {
    expect(pushText(text, 200)).not.toMatch(STEERS);
    const line = pushLine(text, 200);
    expect(line).not.toMatch(STEERS);
    expect(line).not.toContain('\n');
    expect(bytesOf(pushText(text, 200))).toBeLessThanOrEqual(200);
    // Isolated it is one isolate, and closed.
    expect(isolatedLine(text, 200).replace(/^\u2068(.*)\u2069$/u, '$1')).toBe(line);
    const payload = fitMessage({ ...message, title: line, body: pushText(text, 5_000) });
    expect(readPayload(payload).notification.tag).toBe(ID);
    expect(payload).not.toMatch(/[\r\n]/);
  });

  it('whatever it holds', () => {
    const part = fc.constantFrom(
      ...CORPUS.map((text) => text.slice(0, 30)),
      'क्षि',
      '👨‍👩‍👧',
      'مرحبا',
      ' ',
      '\n',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 8, max: 300 }), (parts, room) => {
        const text = pushText(parts.join(''), room);
        expect(text).not.toMatch(STEERS);
        expect(bytesOf(text)).toBeLessThanOrEqual(room);
        expect(pushText(text, room)).toBe(text);
      }),
    );
  });
});

it('keeps what people wrote: scripts, joiners, marks of direction, emoji and lines', () => {
  for (const text of ['नमस्ते क्‍ष', 'می‌خواهم\u200f!', '👩🏽‍🚒 🇮🇳', 'a\n\nb']) expect(pushText(text, 500)).toBe(text);
  expect(pushText(' a \r\n\r\n\r\n\r\n b\tc ', 500)).toBe('a\n\nb c');
});

it('cuts between characters as people see them, and closes an isolate that it cut', () => {
  expect(shortened('abcdefghij', 9)).toBe('abc…');
  expect(shortened('abcdefghij', 10)).toBe('abcdefghij');
  expect(shortened('a👨‍👩‍👧👨‍👩‍👧', 30)).toBe('a👨‍👩‍👧…');
  expect(shortened('a\u2068bcdefghijklm\u2069', 14)).toBe('a\u2068bcde\u2069…');
});

describe('a push fits', () => {
  it('whole, where there is room: the longest alert in Hindi is', () => {
    const long = { ...message, title: 'क'.repeat(100), body: 'ख'.repeat(500) };
    const payload = fitMessage(long);
    expect(readPayload(payload).message).toEqual(long);
    expect(bytesOf(payload)).toBeLessThanOrEqual(deviceLimits.messageBytes);
  });

  it('without the end of its body first, then of its title', () => {
    const cutBody = readPayload(fitMessage({ ...message, body: '"ख'.repeat(3000) })).message;
    expect(cutBody).toEqual({ ...message, body: expect.stringMatching(/^("ख){100,}"?…$/u) });
    const cutBoth = readPayload(fitMessage({ ...message, title: '\\'.repeat(3000), body: 'b'.repeat(3000) })).message;
    expect(cutBoth.task).toEqual(message.task);
    expect([cutBoth.title.length, cutBoth.receipt]).toEqual([115, message.receipt]);
  });

  it('whatever its texts are, as JSON, with its task and its receipt', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', 'क', '👩🏽‍🚒', '\u0007'), maxLength: 3000 });
    fc.assert(
      fc.property(texts, texts, (title, body) => {
        const payload = fitMessage({ ...message, title, body });
        expect(bytesOf(payload)).toBeLessThanOrEqual(deviceLimits.messageBytes);
        const { message: read } = readPayload(payload);
        expect([read.id, read.task?._id, read.receipt]).toEqual([ID, ID, message.receipt]);
      }),
      { numRuns: 60 },
    );
  });
});
