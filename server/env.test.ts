import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('needs nothing', () => {
  expect(readEnv({})).toEqual({
    ok: true,
    value: { port: 8080, host: '127.0.0.1', dataDir: '.data', emergencyNumber: '911' },
  });
});

it('takes what is set and an empty variable for one that is not', () => {
  const env = readEnv({
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/d',
    DATABASE_URL: 'postgres://u:p@h/db',
    EMERGENCY_NUMBER: '',
  });
  expect(env).toEqual({
    ok: true,
    value: { port: 0, host: '::1', dataDir: '/d', databaseUrl: 'postgres://u:p@h/db', emergencyNumber: '911' },
  });
});

it('lists everything that is wrong at once and repeats no password', () => {
  const env = readEnv({
    PORT: '70000',
    HOST: 'a b',
    DATA_DIR: ' ',
    DATABASE_URL: ['mysql://u', 'hunter2@h'].join(':'),
    EMERGENCY_NUMBER: 'help',
  });
  const lines = env.ok ? [] : env.failure;
  expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual([
    'DATABASE_URL',
    'DATA_DIR',
    'EMERGENCY_NUMBER',
    'HOST',
    'PORT',
  ]);
  expect(lines.join()).not.toContain('hunter2');
});

it.each(['-1', '80.5', '0x50', '８０', 'http'])('refuses the port %s', (PORT) => {
  expect(readEnv({ PORT }).ok).toBe(false);
});
