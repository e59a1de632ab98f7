import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { hasVisibleText, isStorableText, utf8Bytes } from '../../contract/base/text.ts';
import { isWebOrigin } from '../../contract/base/web-origin.ts';
import { positionInText } from '../../contract/policies/public-position.ts';
import { publicDisasterType, publicNeed, publicQuantity } from '../../contract/policies/public-need.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { leavesOf, sampleOf, withAt } from '../../tests/support/security/from-schema.ts';

const SIZE = 100_000;
const BAR_MS = 5;

/** Each made so that a pattern with two ways to match the same characters would try them all. */
const slowTexts = [
  ' ',
  '\u200b',
  'a',
  '1',
  '0',
  '1 ',
  '1.',
  '1e',
  'a@',
  'a.',
  '@',
  '+',
  '-',
  ':',
  '٣',
  '2026-01-01T',
  'é',
  '\u0301',
  '😀',
  'abcdef0123456789-',
].flatMap((piece) => {
  const long = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
  return [long, `${long}!`, `1${long}x`, `a@${long} `];
});

const MOST_TRIES = 12;

/** Milliseconds of the quickest try: on a busy machine most are slow by no fault of theirs. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && best >= BAR_MS; tries += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function slowestMs(work: (text: string) => void): number {
  return Math.max(...slowTexts.map((text) => quickest(() => work(text))));
}

const places = describedCalls.flatMap(({ call, body, query }) => [
  ...(body === undefined || call.body === undefined
    ? []
    : leavesOf(body).map((path) => placeOf(call.name, call.body!, sampleOf(body), path))),
  ...Object.keys(query).map((name) => placeOf(call.name, call.query!, {}, [name])),
  ...(call.params === undefined ? [] : [placeOf(call.name, call.params, { id: '' }, ['id'])]),
]);

function placeOf(name: string, schema: GenericSchema, sample: unknown, path: readonly (string | number)[]) {
  return [`${name} ${path.join('.')}`, (text: string) => void safeParse(schema, withAt(sample, path, text))] as const;
}

describe('S26 no check of text takes more than its length', () => {
  it('knows all places', () => {
    expect(places.length).toBeGreaterThan(60);
  });

  it.each(places)('%s', (_, check) => {
    expect(slowestMs(check)).toBeLessThan(BAR_MS);
  });

  it.each<readonly [string, (text: string) => unknown]>([
    ['hasVisibleText', hasVisibleText],
    ['isStorableText', isStorableText],
    ['utf8Bytes', utf8Bytes],
    ['isWebOrigin', isWebOrigin],
    ['epochMsOf', epochMsOf],
    ['positionInText', positionInText],
    ['publicNeed', publicNeed],
    ['publicDisasterType', publicDisasterType],
    ['publicQuantity', publicQuantity],
  ])('%s', (_, check) => {
    expect(slowestMs(check)).toBeLessThan(BAR_MS);
  });
});
