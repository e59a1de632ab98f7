import * as v from 'valibot';
import { expect, it } from 'vitest';
import { issueFields } from './issues.ts';

it.each(['constructor', 'toString', 'extra'])('a field that is called %s is named as any other', (name) => {
  const { issues = [] } = v.safeParse(v.strictObject({ a: v.string('no text') }), { a: 1, [name]: 1 });
  const fields = issueFields(issues);
  expect(Object.keys(fields)).toEqual(['a', name]);
  expect(fields['a']).toBe('no text');
});
