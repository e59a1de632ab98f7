import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import {
  makePeople,
  makePerson,
  newPassword,
  send,
  signInAs,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { runCommand, type CommandResult } from '../../tests/support/server-command.ts';
import { projectRoot } from '../project-root.ts';

const runbook = readFileSync(join(projectRoot(), 'docs', 'runbook-breach.md'), 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'relief-breach-'));
let postgres: SharedPostgres;
let app: TestApp;
let people: TestPeople;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres);
  people = await makePeople(app);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const run = (name: Parameters<typeof runCommand>[0], args: string[]) =>
  runCommand(name, args, { databaseUrl: app.databaseUrl, dataDir: directory });

async function setPasswordBy(link: CommandResult, password: string): Promise<void> {
  const token = /^\/reset-password#([\w-]{43})\n$/.exec(link.stdout.toString())?.[1];
  expect((await send(app, 'POST', '/api/users/reset', { token, password })).status).toBe(200);
}

async function setUpSecondStep(admin: TestPerson, password: string): Promise<void> {
  const begun = await admin.ask('POST', '/api/account/second-step', { password });
  const { secret } = begun.json['data'] as { secret: string };
  const confirmed = await admin.ask('POST', '/api/account/second-step/confirm', {
    code: new TOTP({ secret }).generate(),
  });
  expect(confirmed.status).toBe(200);
}

it('S50 the runbook for a breach names what the law asks for', () => {
  for (const words of ['without delay', '72\nhours', 'Data Protection Board', 'personal-data-seen']) {
    expect(runbook.replaceAll(/ +/g, ' ')).toMatch(new RegExp(words.replaceAll(/\s/g, String.raw`\s+`)));
  }
});

it('S50 the runbook drilled: each of its commands does what it says, in its order', async () => {
  const commands = [...runbook.matchAll(/^ *npm run ([\w-]+)(?: --silent)? -- (.+)$/gm)].map(([, name, rest]) => ({
    name: name as Parameters<typeof runCommand>[0],
    args: (rest ?? '').split(' '),
  }));
  expect(commands.map(({ name }) => name)).toEqual(['export', 'end-sessions', 'reset-link', 'reset-link', 'erase']);
  const [snapshot, endSessions, resetLink, endSecondStep, erase] = commands;
  const evidence = join(directory, 'before.export');
  expect((await run('export', [evidence])).code).toBe(0);
  expect(readFileSync(evidence, 'utf8')).toContain(people.volunteer.email);
  expect(snapshot?.args[0]).toMatch(/\.export$/);

  const before = await people.admin.ask('GET', '/api/account');
  const ended = await run('end-sessions', endSessions?.args ?? []);
  expect([before.status, ended.code, ended.stderr]).toEqual([200, 0, expect.stringContaining('Ended 6 sessions.')]);
  for (const person of [people.admin, people.volunteer, people.pendingNgo]) {
    expect((await person.ask('GET', '/api/account')).status).toBe(401);
  }

  expect(resetLink?.args[0]).toContain('@');
  const { email } = people.admin;
  const password = newPassword();
  await setPasswordBy(await run('reset-link', [email.toUpperCase()]), password);
  await setUpSecondStep(await signInAs(app, { email, password }), password);
  const logIn = () => send(app, 'POST', '/api/users/login', { email, password });
  await setPasswordBy(await run('reset-link', [email]), password);
  expect((await logIn()).json['kind']).toBe('code-needed');

  const [option = '', ...address] = endSecondStep?.args ?? [];
  expect(address).toEqual(resetLink?.args);
  const strong = await run('reset-link', [option, email]);
  expect((await logIn()).json['kind']).toBe('code-needed');
  await setPasswordBy(strong, password);
  expect((await logIn()).status).toBe(200);
  const acts = await app.query<{ actor: string | null; action: string; detail: unknown }>(
    `SELECT actor, action, detail FROM acts WHERE about = $1 AND action LIKE '%second-step%' OR detail ? 'endsSecondStep' ORDER BY at`,
    [people.admin.id],
  );
  expect(acts.map(({ actor, action }) => [actor === null ? 'machine' : 'self', action])).toEqual([
    ['self', 'second-step-begun'],
    ['machine', 'reset-link-issued'],
    ['machine', 'second-step-ended'],
  ]);
  expect(await app.query('SELECT 1 FROM recovery_codes WHERE account_id = $1', [people.admin.id])).toEqual([]);

  const unknown = await run('erase', erase?.args ?? []);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('No record has the id')]);
});

it('ends no session without --yes, and makes no link for an unknown address', async () => {
  const person = await makePerson(app, 'volunteer');
  for (const args of [[], ['-y'], ['--yes', 'please']]) expect((await run('end-sessions', args)).code).toBe(1);
  expect((await person.ask('GET', '/api/account')).status).toBe(200);
  for (const args of [['nobody@example.org'], [], ['--without-second-step'], ['--no-second-step', person.email]]) {
    const link = await run('reset-link', args);
    expect([link.code, link.stdout.toString()]).toEqual([1, '']);
  }
});
