import { expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { misfits } from './fits.ts';
import { knownTo } from './known-to.ts';
import type { Schema } from './wire-schemas.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    state: { enum: ['open', 'over'], type: 'string' },
    lines: { type: 'array', items: { type: 'object', properties: { line: { type: 'integer' } }, required: ['line'] } },
    by: {
      anyOf: [{ const: 'nobody' }, { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }],
    },
  },
  required: ['id', 'state'],
};
const fine: Json = {
  id: 'a',
  state: 'open',
  lines: [{ line: 1, more: true }],
  by: { name: 'Asha', phone: '1' },
  more: 2,
};

it('what a reader of an earlier contract expects fits, with whatever else is there', () => {
  expect(misfits(schema, fine)).toEqual([]);
  expect(misfits(schema, { id: 'a', state: 'over', by: 'nobody' })).toEqual([]);
});

it.each<[Json, string]>([
  [{ state: 'open' }, 'it.id: missing'],
  [{ ...fine, id: 3 }, 'it.id: no "string"'],
  [{ ...fine, state: 'answered' }, 'it.state: "answered"'],
  [{ ...fine, lines: {} }, 'it.lines: no "array"'],
  [{ ...fine, lines: [{ line: 1 }, { line: '2' }] }, 'it.lines[1].line: no "integer"'],
  [{ ...fine, by: 'somebody' }, 'it.by: none of its forms'],
  [[], 'it: no "object"'],
])('%j does not', (value, what) => expect(misfits(schema, value)).toEqual([what]));

it('of an answer that is known which an earlier server would have given', () => {
  const known = { id: 'a', state: 'open', lines: [{ line: 1 }], by: { name: 'Asha' } };
  expect(knownTo(schema, fine)).toEqual(known);
});
