import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import webPush from 'web-push';
import { readEnv } from '../env.ts';
import { vaultOf } from '../vault.ts';
import { ownVapidKeys } from './vapid-keys.ts';
import { vapidSubject } from './vapid-subject.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = JSON.stringify({
  project_id: 'relief-test',
  client_email: 'relay@relief-test.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
});
const firebase = {
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_PROJECT_ID: 'relief-test',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_SENDER_ID: '2',
};

function pushOf(source: Record<string, string>) {
  const env = readEnv(source);
  return env.ok ? env.value.push : env.failure;
}

it('makes its own keys, the same each time, as others read them, and for each server others', () => {
  const key = randomBytes(32);
  const { publicKey, privateKey: own } = ownVapidKeys(undefined, vaultOf(key));
  expect(ownVapidKeys(undefined, vaultOf(key)).publicKey).toBe(publicKey);
  expect(ownVapidKeys(undefined, vaultOf(randomBytes(32))).publicKey).not.toBe(publicKey);
  const d = String(own.export({ format: 'jwk' }).d);
  // It signs with them and checks their form.
  expect(
    webPush.getVapidHeaders('https://a.test', 'https://b.test', publicKey, d, 'aes128gcm').Authorization,
  ).toContain(publicKey);
});

it('takes a pair that was given, and nothing that is none', () => {
  const { publicKey, privateKey: secret } = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: secret };
  expect(pushOf(given)).toEqual({ hosts: [], vapid: { publicKey, privateKey: secret } });
  expect(ownVapidKeys({ publicKey, privateKey: secret }, vaultOf(randomBytes(32))).publicKey).toBe(publicKey);
  const other = webPush.generateVAPIDKeys().publicKey;
  for (const wrong of [
    { VAPID_PUBLIC_KEY: publicKey },
    { VAPID_PRIVATE_KEY: secret },
    { ...given, VAPID_PUBLIC_KEY: other },
    { ...given, VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    { ...given, VAPID_PRIVATE_KEY: 'x' },
  ]) {
    const lines = pushOf(wrong) as string[];
    expect(lines).toEqual([expect.stringContaining('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY')]);
    expect(lines.join()).not.toContain(secret);
  }
});

it('takes hosts of push services', () => {
  expect(pushOf({ PUSH_HOSTS: 'push.example.org, 127.0.0.1:8443' })).toEqual({
    hosts: ['push.example.org', '127.0.0.1:8443'],
  });
  expect(pushOf({ PUSH_HOSTS: '*' })).toEqual([expect.stringContaining('PUSH_HOSTS')]);
});

it('takes a subject that push services can write to, and finds one', () => {
  expect(pushOf({ VAPID_SUBJECT: 'mailto:a@b.test' })).toMatchObject({ subject: 'mailto:a@b.test' });
  for (const VAPID_SUBJECT of ['a@b.test', 'http://b.test', 'mailto:', 'mailto:<a@b.test>', '+123456']) {
    expect(pushOf({ VAPID_SUBJECT })).toEqual([expect.stringContaining('VAPID_SUBJECT')]);
  }
  const push = {};
  expect(vapidSubject({ push: { subject: 'mailto:a@b.test' }, operatorContact: 'c@d.test' })).toBe('mailto:a@b.test');
  expect(vapidSubject({ push, operatorContact: 'c@d.test', appUrl: 'https://e.test' })).toBe('mailto:c@d.test');
  expect(vapidSubject({ push, operatorContact: '+49 30 123456', appUrl: 'https://e.test' })).toBe('https://e.test');
  expect(vapidSubject({ push, operatorContact: 'https://f.test' })).toBe('https://f.test');
  expect(vapidSubject({ push, appUrl: 'http://localhost:8080' })).toMatch(/^https:\/\//);
});

it('takes Firebase whole, from a file or as JSON, or not at all', () => {
  const directory = mkdtempSync(join(tmpdir(), 'relief-fcm-'));
  const path = join(directory, 'account.json');
  writeFileSync(path, account);
  const right = {
    fcm: {
      account: { projectId: 'relief-test', clientEmail: 'relay@relief-test.iam.gserviceaccount.com' },
      firebase: { apiKey: 'a-key', projectId: 'relief-test', appId: '1:2:web:3', messagingSenderId: '2' },
    },
  };
  expect(pushOf({ ...firebase, FCM_SERVICE_ACCOUNT: account })).toMatchObject(right);
  expect(pushOf({ ...firebase, FCM_SERVICE_ACCOUNT: path })).toMatchObject(right);
  const withKey = { ...firebase, FCM_SERVICE_ACCOUNT: path, FIREBASE_VAPID_KEY: 'BKey' };
  expect(pushOf(withKey)).toMatchObject({ fcm: { firebase: { vapidKey: 'BKey' } } });
  const { FIREBASE_APP_ID: _appId, ...partly } = firebase;
  for (const wrong of [
    firebase,
    partly,
    { FCM_SERVICE_ACCOUNT: account },
    { ...partly, FCM_SERVICE_ACCOUNT: account },
    { FIREBASE_VAPID_KEY: 'BKey' },
    { ...firebase, FCM_SERVICE_ACCOUNT: join(directory, 'missing.json') },
    { ...firebase, FCM_SERVICE_ACCOUNT: '{"private_key":"hunter2"}' },
    { ...firebase, FCM_SERVICE_ACCOUNT: account, FIREBASE_PROJECT_ID: 'another' },
    { ...firebase, FCM_SERVICE_ACCOUNT: account, FIREBASE_API_KEY: '"><script>' },
  ]) {
    const lines = pushOf(wrong) as string[];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/F(CM|IREBASE)_/);
    expect(lines[0]).not.toContain('hunter2');
  }
  rmSync(directory, { recursive: true });
});
