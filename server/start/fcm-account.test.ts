import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fcmAccountOf } from './fcm-account.mjs';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const right = {
  project_id: 'relief-test',
  client_email: 'relay@relief-test.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

it.each([
  'relay@relief-test.iam.gserviceaccount.com',
  'a.b+c@D-e.Example.ORG',
  '',
  'relay',
  'relay@local',
  '.a@b.org',
  'a..b@c.org',
  'a@-b.org',
  'a@b..org',
  'a@b.o',
  'a@b.org\n',
  'a b@c.org',
  '<a@b.org>',
  'ä@b.org',
])('takes the address %j where the rest of the server would', (client_email) => {
  const isTaken = fcmAccountOf(JSON.stringify({ ...right, client_email })) !== undefined;
  expect(isTaken).toBe(v.is(v.pipe(v.string(), v.email()), client_email));
});

it.each([
  { project_id: 7 },
  { project_id: ['relief-test'] },
  { client_email: null },
  { client_email: ['a@b.org'] },
  { private_key: undefined },
  { private_key: { key: right.private_key } },
])('takes text alone: %j', (wrong) => {
  expect(fcmAccountOf(JSON.stringify({ ...right, ...wrong }))).toBeUndefined();
});
