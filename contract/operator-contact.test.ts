import { expect, it } from 'vitest';
import { contactKind } from './operator-contact.mjs';

it.each([
  ['help@relief.example.org', 'mail'],
  ['https://relief.example.org/contact?from=app', 'web'],
  ['https://relief.example.org', 'web'],
  ['+91 11 4000-1234', 'phone'],
  ['112', 'phone'],
])('%s is an address of kind %s', (text, kind) => expect(contactKind(text)).toBe(kind));

it.each([
  '',
  'the office',
  'http://relief.example.org',
  'javascript:alert(1)',
  'https://a.test/ onclick=1',
  'https:///x',
  'a@b',
  'a@b.test?bcc=c@d.test',
  'a@b.test,c@d.test',
  '+',
  `https://a.test/${'x'.repeat(200)}`,
])('leads nobody to %j', (text) => expect(contactKind(text)).toBeUndefined());
