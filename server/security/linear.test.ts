import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { hasVisibleText, isStorableText, utf8Bytes } from '../../contract/base/text.ts';
import { isWebOrigin } from '../../contract/base/web-origin.mjs';
import { readPosition } from '../../contract/base/read-position.ts';
import { publicDisasterType } from '../../contract/policies/public-disaster-type.ts';
import { publicNeed, publicQuantity } from '../../contract/policies/public-need.ts';
import { isLinear, repeated } from '../../tests/support/linear.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { kindsOf, leavesOf, sampleOf, withAt } from '../../tests/support/security/from-schema.ts';

type Maker = (length: number) => string;

/** Each made so that a pattern with two ways to match the same characters would try them all. */
const slowTexts: readonly Maker[] = [
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
].flatMap((piece): Maker[] => [
  (length) => repeated(piece, length),
  (length) => `${repeated(piece, length)}!`,
  (length) => `1${repeated(piece, length)}x`,
  (length) => `a@${repeated(piece, length)} `,
]);

const isLinearForAll = (work: (text: string) => unknown) => slowTexts.every((make) => isLinear(work, make));

const places = describedCalls.flatMap(({ call, body, query }) => [
  ...(body === undefined || call.body === undefined ? [] : kindsOf(body)).flatMap((kind) =>
    leavesOf(kind).map((path) => placeOf(call.name, call.body!, sampleOf(kind), path)),
  ),
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
    expect(isLinearForAll(check)).toBe(true);
  });

  it.each<readonly [string, (text: string) => unknown]>([
    ['hasVisibleText', hasVisibleText],
    ['isStorableText', isStorableText],
    ['utf8Bytes', utf8Bytes],
    ['isWebOrigin', isWebOrigin],
    ['epochMsOf', epochMsOf],
    ['readPosition', readPosition],
    ['publicNeed', publicNeed],
    ['publicDisasterType', publicDisasterType],
    ['publicQuantity', publicQuantity],
  ])('%s', (_, check) => {
    expect(isLinearForAll(check)).toBe(true);
  });
});
