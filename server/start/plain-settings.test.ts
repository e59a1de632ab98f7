import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { placeOf, wrongPlainSettings } from './plain-settings.mjs';

const wrong: Readonly<Record<string, string>> = {
  DATABASE_URL: 'mysql://h/d',
  SECRET_KEY: 'short',
  SETUP_CODE: 'short',
  OPERATOR_NAME: ' ',
  DEMO: 'yes',
  SMTP_URL: 'mail.example.org',
  MAIL_FROM: 'nobody',
  PORT: 'abc',
  HOST: 'a b',
  DATA_DIR: 'a\nb',
  EMERGENCY_NUMBER: 'police',
  TRUSTED_PROXIES: 'proxy',
  RECORDS_PER_PHONE: '0',
  RECORDS_PER_ADDRESS: '-1',
  ACCEPT_ASK_MINUTES: 'soon',
  ACCEPT_RELEASE_MINUTES: '1.5',
  ALERT_RING_MINUTES: '',
  ALERT_FALLBACK_MINUTES: 'x',
};

it('tells before anything is installed what the server would, in the same words', () => {
  for (const [name, value] of Object.entries(wrong)) {
    const env = readEnv({ [name]: value });
    expect(wrongPlainSettings({ [name]: value }), name).toEqual(env.ok ? [] : env.failure);
  }
  expect(wrongPlainSettings(wrong)).toHaveLength(Object.keys(wrong).length - 1);
  expect(wrongPlainSettings({})).toEqual([]);
});

it('knows where the server will stand', () => {
  for (const source of [{}, { PORT: '0', HOST: '::1', DATA_DIR: '/d' }, { DEMO: '1', PORT: '' }]) {
    const env = readEnv(source);
    expect(env).toMatchObject({ ok: true, value: placeOf(source) });
  }
});
