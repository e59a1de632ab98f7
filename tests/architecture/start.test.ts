import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './planted-project.ts';

/** Nothing installed, nothing built: a copy as it was cloned. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'relief-clone-'));
  for (const part of ['package.json', 'package-lock.json', 'contract', 'scripts', 'server']) {
    cpSync(join(root, part), join(clone, part), { recursive: true });
  }
});
afterAll(() => rmSync(clone, { recursive: true }));

function start(env: Readonly<Record<string, string>>, ...nodeArgs: string[]) {
  const args = [...nodeArgs, 'scripts/start.mjs'];
  // Where it went on it would find no npm.
  return spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env: { PATH: '', ...env } });
}

/** Tells each module as it is loaded. */
const telling = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  const hooks = \`
    import { writeSync } from 'node:fs';
    export const load = (url, context, next) => (writeSync(2, 'loads ' + url + '\\\\n'), next(url, context));
  \`;
  register('data:text/javascript,' + encodeURIComponent(hooks));
`)}`;

describe('npm start, of a clone', () => {
  it('looks at the settings with plain JavaScript alone', () => {
    const { stderr } = start({ PORT: 'abc' }, '--import', telling);
    const loaded = Array.from(stderr.matchAll(/^loads (?!data:)(.*)$/gm), ([, url = '']) => url);
    expect(loaded.filter((url) => url.endsWith('/server/start/read-settings.mjs'))).toHaveLength(1);
    expect(loaded.filter((url) => !/^node:\w|^file:.*(?<!node_modules.*)\.mjs$/.test(url))).toEqual([]);
  });

  it.each([
    [{ APP_ORIGINS: '*' }, ['APP_ORIGINS should be origins']],
    [{ MAIL_FROM: 'a@b.org', PUBLIC_URL: 'relief.example.org' }, ['PUBLIC_URL should be the origin']],
    [
      {
        OPERATOR_CONTACT: 'nobody',
        TILE_URL: 'x',
        BULK_TILES: 'many',
        SMTP_URL: 'smtp://mail.example.org',
        PUSH_HOSTS: '1',
        VAPID_PUBLIC_KEY: 'x',
        FIREBASE_API_KEY: 'a-key',
        SMS_GATEWAY_URL: 'http://a',
        AUTO_APPROVE: 'admin',
      },
      [
        'OPERATOR_CONTACT should be an e-mail address',
        'TILE_URL should be an https address',
        'BULK_TILES should be yes or no',
        'SMTP_URL, MAIL_FROM and PUBLIC_URL should be set together',
        'PUSH_HOSTS should be hosts',
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be one pair',
        'FCM_SERVICE_ACCOUNT, FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_APP_ID, FIREBASE_SENDER_ID should be set together',
        'SMS_GATEWAY_URL should be the https address',
        'AUTO_APPROVE should be roles',
      ],
    ],
  ])('says all that is wrong with %j, and does nothing', (env, lines) => {
    const { status, stdout, stderr } = start(env);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      'Relief Relay cannot start with these settings:',
      ...lines.map((line) => expect.stringContaining(`  ${line}`) as string),
    ]);
  });
});
