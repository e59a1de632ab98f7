import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

/** Of the form of Google's keys. */
const GOOGLE_MAPS_KEY = 'stand-in_key'.padEnd(39, '0');

it('needs nothing', () => {
  expect(readEnv({})).toEqual({
    ok: true,
    value: {
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      emergencyNumber: '911',
      appOrigins: [],
      trustedProxies: 0,
      lanes: { device: 20, address: 80 },
      acceptance: { askMinutes: 120, releaseMinutes: 30 },
      ringMinutes: 15,
      archiveDays: 60,
      fallbackMinutes: 5,
      push: { hosts: [] },
      autoApprove: [],
      tiles: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: { text: '© OpenStreetMap contributors', link: 'https://www.openstreetmap.org/copyright' },
        bulk: false,
      },
    },
  });
});

it('takes what is set and an empty variable for one that is not', () => {
  const env = readEnv({
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/d',
    DATABASE_URL: 'postgres://u:p@h/db',
    EMERGENCY_NUMBER: '',
    PHONE_COUNTRY: 'IN',
    OPERATOR_NAME: 'Kosi Relief Trust',
    OPERATOR_CONTACT: 'help@kosi.example.org',
    TIME_ZONE: 'Asia/Kolkata',
    APP_ORIGINS: 'https://a.test, http://b.test:8080',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    RECORDS_PER_ADDRESS: '500',
    ACCEPT_ASK_MINUTES: '45',
    ACCEPT_RELEASE_MINUTES: '15',
    SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
    SETUP_CODE: 'a code of some length',
    AUTO_APPROVE: 'ngo, volunteer',
    SMTP_URL: 'smtps://u:p@mail.test:465',
    MAIL_FROM: 'Relief Relay <relay@a.test>',
    PUBLIC_URL: 'https://a.test',
    TILE_URL: '/tiles/{z}/{x}/{y}.webp',
    TILE_ATTRIBUTION: 'Survey of Bihar',
    BULK_TILES: 'yes',
    OSRM_URL: 'https://maps.example.org/osrm/',
    GOOGLE_MAPS_KEY,
    PUSH_HOSTS: 'push.example.org',
  });
  expect(env).toEqual({
    ok: true,
    value: {
      port: 0,
      host: '::1',
      dataDir: '/d',
      databaseUrl: 'postgres://u:p@h/db',
      emergencyNumber: '112',
      country: 'IN',
      operatorName: 'Kosi Relief Trust',
      operatorContact: 'help@kosi.example.org',
      timeZone: 'Asia/Kolkata',
      appOrigins: ['https://a.test', 'http://b.test:8080'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      lanes: { device: 20, address: 500 },
      acceptance: { askMinutes: 45, releaseMinutes: 15 },
      ringMinutes: 15,
      archiveDays: 60,
      fallbackMinutes: 5,
      push: { hosts: ['push.example.org'] },
      secretKey: Buffer.alloc(32, 'k'),
      setupCode: 'a code of some length',
      autoApprove: ['volunteer', 'ngo'],
      appUrl: 'https://a.test',
      mail: { smtpUrl: 'smtps://u:p@mail.test:465', from: 'Relief Relay <relay@a.test>' },
      tiles: { url: '/tiles/{z}/{x}/{y}.webp', attribution: { text: 'Survey of Bihar' }, bulk: true },
      osrmUrl: 'https://maps.example.org/osrm',
      googleMapsKey: GOOGLE_MAPS_KEY,
    },
  });
});

it.each([
  ['its country’s', { PHONE_COUNTRY: 'GB' }, '999'],
  ['one that begins with zero', { PHONE_COUNTRY: 'AU' }, '000'],
  ['112 in a country that has it or is not known', { PHONE_COUNTRY: 'FR' }, '112'],
  ['the one that is set, whatever the country', { PHONE_COUNTRY: 'GB', EMERGENCY_NUMBER: '112' }, '112'],
])('tells people in danger to call %s', (_whose, source, number) => {
  const env = readEnv(source);
  expect(env.ok && env.value.emergencyNumber).toBe(number);
});

it('asks no map server where its address is set to nothing', () => {
  const env = readEnv({ TILE_URL: '', TILE_ATTRIBUTION: '' });
  expect(env.ok && env.value.tiles).toBeUndefined();
});

it.each([
  'https://tile.example.org/{z}/{x}.png',
  'http://tile.example.org/{z}/{x}/{y}.png',
  'https://{s}.example.org/{z}/{x}/{y}.png',
  "https://a.example.org 'unsafe-inline'/{z}/{x}/{y}.png",
  '//tile.example.org/{z}/{x}/{y}.png',
  'tiles/{z}/{x}/{y}.png',
])('takes no pictures of the map from %s', (url) => {
  expect(readEnv({ TILE_URL: url })).toEqual({ ok: false, failure: [expect.stringContaining('TILE_URL')] });
});

it.each([
  ['https://routes.example.org', 'https://routes.example.org'],
  ['https://routes.example.org:8443/india//', 'https://routes.example.org:8443/india'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['', undefined],
])('asks for routes at %s', (url, osrmUrl) => {
  const env = readEnv({ OSRM_URL: url });
  expect(env.ok && env.value.osrmUrl).toBe(osrmUrl);
});

it.each([
  'http://routes.example.org',
  'ftp://routes.example.org',
  'routes.example.org',
  '/osrm',
  ['https://user', 'secret@routes.example.org'].join(':'),
  'https://routes.example.org?key=secret',
  'https://routes.example.org/#top',
  'https://*.example.org',
  "https://a.example.org 'unsafe-inline'",
  'https://a.example.org; script-src *',
])('asks for no routes at %s', (url) => {
  const env = readEnv({ OSRM_URL: url });
  expect(env).toEqual({ ok: false, failure: [expect.stringContaining('OSRM_URL should be the https address')] });
  expect(JSON.stringify(env)).not.toContain('secret');
});

it.each(['short', `${GOOGLE_MAPS_KEY} `, `${GOOGLE_MAPS_KEY}'; script-src *`, 'k'.repeat(101)])(
  'takes no key of Google’s maps that could not stand in the security policy: %s',
  (key) => {
    const env = readEnv({ GOOGLE_MAPS_KEY: key });
    expect(env).toEqual({ ok: false, failure: [expect.stringContaining('GOOGLE_MAPS_KEY should be an API key')] });
    expect(JSON.stringify(env)).not.toContain(key);
  },
);

it('lists everything that is wrong at once and repeats no password', () => {
  const env = readEnv({
    PORT: '70000',
    HOST: 'a b',
    DATA_DIR: ' ',
    DATABASE_URL: ['mysql://u', 'hunter2@h'].join(':'),
    EMERGENCY_NUMBER: 'help',
    OPERATOR_NAME: 'a\nb',
    OPERATOR_CONTACT: 'javascript:alert(1)',
    TIME_ZONE: 'India/Nowhere',
  });
  const lines = env.ok ? [] : env.failure;
  expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual([
    'DATABASE_URL',
    'DATA_DIR',
    'EMERGENCY_NUMBER',
    'HOST',
    'OPERATOR_CONTACT',
    'OPERATOR_NAME',
    'PORT',
    'TIME_ZONE',
  ]);
  expect(lines.join()).not.toContain('hunter2');
});

it.each(['-1', '80.5', '0x50', '８０', 'http'])('refuses the port %s', (PORT) => {
  expect(readEnv({ PORT }).ok).toBe(false);
});

it.each(['*', 'null', 'https://a.test/', 'https://a.test,', 'https://*.a.test', 'a.test'])(
  'refuses the origins %s',
  (APP_ORIGINS) => {
    expect(readEnv({ APP_ORIGINS }).ok).toBe(false);
  },
);

it.each([
  'true',
  '*',
  '10',
  '-1',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  'proxy.test',
  '127.0.0.1,',
  '127.1',
])('refuses the trusted proxies %s', (TRUSTED_PROXIES) => {
  expect(readEnv({ TRUSTED_PROXIES }).ok).toBe(false);
});

it.each(['0', '-1', 'soon'])('refuses %s minutes until a volunteer is asked', (ACCEPT_ASK_MINUTES) => {
  expect(readEnv({ ACCEPT_ASK_MINUTES })).toEqual({
    ok: false,
    failure: ['ACCEPT_ASK_MINUTES should be a whole number from 1 to 999999999'],
  });
});

it.each(['0', '-1', '1.5', '1e3', 'many', '1000000000'])('refuses %s records for a phone', (RECORDS_PER_PHONE) => {
  expect(readEnv({ RECORDS_PER_PHONE })).toEqual({
    ok: false,
    failure: ['RECORDS_PER_PHONE should be a whole number from 1 to 999999999'],
  });
});

it.each([
  [{ SMTP_URL: 'smtp://m' }],
  [{ MAIL_FROM: 'a@b.test' }],
  [{ SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.test' }],
  [{ MAIL_FROM: 'a@b.test', PUBLIC_URL: 'https://a.test' }],
])('takes the settings of mail all together or not at all: %j', (source) => {
  expect(readEnv(source)).toEqual({
    ok: false,
    failure: ['SMTP_URL, MAIL_FROM and PUBLIC_URL should be set together'],
  });
});

it.each(['a', 'a@b, c@d', 'a@b\r\nBcc: c@d', 'X <a@b', '"X" <a@b>', 'X <a@b> Y'])(
  'takes no such sender: %j',
  (from) => {
    const env = readEnv({ SMTP_URL: 'http://m', MAIL_FROM: from, PUBLIC_URL: 'relief.example.org' });
    const names = env.ok ? [] : env.failure.map((line) => line.split(' ')[0]);
    expect(names).toEqual(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']);
  },
);

it('keeps a demonstration in a directory of its own', () => {
  const read = (source: Record<string, string>) => {
    const env = readEnv(source);
    return env.ok ? [env.value.dataDir, env.value.demo] : env.failure;
  };
  expect(read({ DEMO: '1' })).toEqual(['.data-demo', { scale: 1 }]);
  expect(read({ DEMO: '1', DEMO_SCALE: '20', DATA_DIR: '/d' })).toEqual(['/d', { scale: 20 }]);
  expect(read({ DEMO: '0' })).toEqual(['.data', undefined]);
  expect(read({ DEMO: 'yes' })).toEqual(['DEMO should be 1 or 0']);
  expect(read({ DEMO: '1', DEMO_SCALE: '0' })).toEqual(['DEMO_SCALE should be a whole number from 1 to 999999999']);
});

it.each([
  [{ PMTILES_URL: 'https://maps.example.org/in.pmtiles' }, { url: 'https://maps.example.org/in.pmtiles' }],
  [{ PMTILES_URL: '/maps/in.pmtiles' }, { url: '/maps/in.pmtiles' }],
  [{ PMTILES_FILE: '/srv/in.pmtiles' }, { url: '/base-map.pmtiles', file: '/srv/in.pmtiles' }],
  [{}, undefined],
])('draws the base map from %o', (set, baseMap) => {
  const env = readEnv(set);
  expect(env.ok && env.value.baseMap).toEqual(baseMap);
});

it.each([
  { PMTILES_URL: 'http://maps.example.org/in.pmtiles' },
  { PMTILES_URL: '/api/in.pmtiles' },
  { PMTILES_URL: '/:id/in.pmtiles' },
  { PMTILES_URL: 'https://maps.example.org/in.pmtiles?key=1' },
  { PMTILES_URL: 'https://maps.example.org/in.pmtiles', PMTILES_FILE: '/srv/in.pmtiles' },
])('refuses %o for a base map', (set) => {
  expect(readEnv(set)).toEqual({ ok: false, failure: [expect.stringContaining('PMTILES_')] });
});
