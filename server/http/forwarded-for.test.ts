import { expect, it } from 'vitest';
import { readableForwardedFor } from './forwarded-for.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7:0,10.0.0.1', '203.0.113.7, 10.0.0.1'],
  ['2001:db8::7', '2001:db8::7'],
  // Eight groups and a port would be the same signs: without brackets all of it is the address.
  ['2001:db8::7:4711', '2001:db8::7:4711'],
  ['[2001:db8::7]:4711, [::1]', '2001:db8::7, ::1'],
  ['[::ffff:203.0.113.7]:1', '::ffff:203.0.113.7'],
  ['203.0.113.7, unknown, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.7, ', ''],
  ['[203.0.113.7]', ''],
  ['[2001:db8::7', ''],
  ['203.0.113.7:', ''],
  ['203.0.113.7:65536', ''],
  ['203.0.113.7:4711:1', ''],
  ['203.0.113:80', ''],
  ['', ''],
])('%s is read as %s', (header, addresses) => expect(readableForwardedFor(header)).toBe(addresses));
