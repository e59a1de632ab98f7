import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { readSettings } from './read-settings.mjs';

const wrong: Readonly<Record<string, string>> = {
  DATABASE_URL: 'mysql://h/d',
  SECRET_KEY: 'short',
  SETUP_CODE: 'short',
  OPERATOR_NAME: ' ',
  PHONE_COUNTRY: 'XX',
  OPERATOR_CONTACT: 'nobody',
  DEMO: 'yes',
  TILE_URL: 'x',
  TILE_ATTRIBUTION: ' ',
  BULK_TILES: 'many',
  GOOGLE_MAPS_KEY: 'a key',
  SMTP_URL: 'mail.example.org',
  MAIL_FROM: 'nobody',
  PUBLIC_URL: 'relief.example.org',
  PUSH_HOSTS: '1',
  VAPID_SUBJECT: 'nobody',
  VAPID_PUBLIC_KEY: 'x',
  FCM_SERVICE_ACCOUNT: '{}',
  FIREBASE_API_KEY: ' ',
  FIREBASE_PROJECT_ID: ' ',
  FIREBASE_APP_ID: ' ',
  FIREBASE_SENDER_ID: ' ',
  FIREBASE_VAPID_KEY: ' ',
  SMS_GATEWAY_URL: 'http://a',
  SMS_GATEWAY_TOKEN: 'a b',
  RAZORPAY_KEY_ID: 'key',
  RAZORPAY_KEY_SECRET: 'short',
  RAZORPAY_WEBHOOK_SECRET: 'one-secret,another-one,and-a-third',
  RAZORPAY_API_URL: 'http://api.example.org',
  S3_ENDPOINT: 'http://s3.example.org',
  S3_BUCKET: 'A bucket',
  S3_ACCESS_KEY_ID: 'a b',
  S3_SECRET_ACCESS_KEY: 'a b',
  S3_REGION: 'the moon',
  LLM_API_KEY: 'short',
  GROQ_API_KEY: 'two words',
  LLM_BASE_URL: 'http://llm.example.org/v1',
  LLM_MODEL: 'a model',
  LLM_DAILY_QUESTIONS: '0',
  LLM_TRANSLATE: 'sometimes',
  PORT: 'abc',
  HOST: 'a b',
  DATA_DIR: 'a\nb',
  EMERGENCY_NUMBER: 'police',
  APP_ORIGINS: '*',
  TRUSTED_PROXIES: 'proxy',
  RECORDS_PER_PHONE: '0',
  RECORDS_PER_ADDRESS: '-1',
  ACCEPT_ASK_MINUTES: 'soon',
  ACCEPT_RELEASE_MINUTES: '1.5',
  ALERT_RING_MINUTES: ' ',
  ALERT_FALLBACK_MINUTES: 'x',
  AUTO_APPROVE: 'admin',
};

it('names each that is wrong, alone and among all others', () => {
  const lines = Object.entries(wrong).map(([name, value]) => {
    const settings = readSettings({ [name]: value });
    const failure = settings.ok ? [] : settings.failure;
    expect(failure, name).toEqual([expect.stringMatching(new RegExp(`^${name} .*should be `))]);
    return failure[0];
  });
  expect(readSettings(wrong)).toEqual({ ok: false, failure: lines });
});

it('reads every setting that the README names, and no other', () => {
  const [, table = ''] =
    /\n## Settings\n([\s\S]*?)\nAt build/.exec(readFileSync(join(projectRoot(), 'README.md'), 'utf8')) ?? [];
  const named = new Set(table.match(/(?<=`)[A-Z][A-Z0-9]*(_[A-Z]+)+(?=`)|(?<=`)(PORT|HOST|DEMO)(?=`)/g));
  const read = new Set<string>();
  readSettings(
    new Proxy({ DEMO: '1' }, { get: (source, name) => (read.add(String(name)), Reflect.get(source, name)) }),
  );
  expect([...read].toSorted()).toEqual([...named].toSorted());
});

it('leaves to the server what is usual there', () => {
  expect(readSettings({})).toMatchObject({ ok: true, value: { lanes: {}, acceptance: {} } });
  const some = readSettings({ RECORDS_PER_PHONE: '7', ACCEPT_RELEASE_MINUTES: '9' });
  expect(some.ok && [some.value.lanes, some.value.acceptance]).toEqual([{ device: 7 }, { releaseMinutes: 9 }]);
});

it('takes one model of language or several, and two where none is named', () => {
  const models = (settings: Record<string, string>) => {
    const read = readSettings({ LLM_API_KEY: 'a-key-of-the-model', ...settings });
    return read.ok && read.value.llm?.models;
  };
  expect(models({})).toEqual(['openai/gpt-oss-120b', 'openai/gpt-oss-20b']);
  expect(models({ LLM_MODEL: 'one' })).toEqual(['one']);
  expect(models({ LLM_MODEL: 'one, two:3b' })).toEqual(['one', 'two:3b']);
  expect(models({ LLM_MODEL: 'one,' })).toBe(false);
});

it('looks for a file from the folder that it is told', () => {
  const directory = mkdtempSync(join(tmpdir(), 'relief-settings-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    project_id: 'relief-test',
    client_email: 'relay@relief-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(join(directory, 'account.json'), JSON.stringify(account));
  const source = {
    FCM_SERVICE_ACCOUNT: 'account.json',
    FIREBASE_API_KEY: 'a-key',
    FIREBASE_PROJECT_ID: 'relief-test',
    FIREBASE_APP_ID: '1:2:web:3',
    FIREBASE_SENDER_ID: '2',
  };
  expect(readSettings(source, directory).ok).toBe(true);
  expect(readSettings(source)).toEqual({ ok: false, failure: [expect.stringContaining('FCM_SERVICE_ACCOUNT')] });
});

it('takes the keys of Razorpay together, and two secrets of its events while one is rotated', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_a1', RAZORPAY_KEY_SECRET: 'secret-of-the-key' };
  const alone = readSettings(keys);
  expect(alone.ok ? [] : alone.failure).toEqual([
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET should be set together',
  ]);
  const all = readSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new-secret, old-secret' });
  expect(all.ok && all.value.razorpay).toEqual({
    keyId: 'rzp_live_a1',
    keySecret: 'secret-of-the-key',
    webhookSecrets: ['new-secret', 'old-secret'],
    apiUrl: 'https://api.razorpay.com/v1/',
  });
  expect(readSettings({})).not.toHaveProperty('value.razorpay');
});

it('takes the settings of an S3-compatible store together', () => {
  const most = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'relief', S3_ACCESS_KEY_ID: 'key' };
  const alone = readSettings(most);
  expect(alone.ok ? [] : alone.failure).toEqual([
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set together',
  ]);
  const all = readSettings({ ...most, S3_SECRET_ACCESS_KEY: 'secret' });
  expect(all.ok && all.value.s3).toEqual({
    endpoint: 'https://s3.example.org/',
    bucket: 'relief',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  });
  expect(readSettings({})).not.toHaveProperty('value.s3');
});
