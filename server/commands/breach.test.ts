import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { makePeople, makePerson, newPassword, send, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { runCommand } from '../../tests/support/server-command.ts';
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
  expect(commands.map(({ name }) => name)).toEqual(['export', 'end-sessions', 'reset-link', 'erase']);
  const [snapshot, endSessions, resetLink, erase] = commands;
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
  const link = await run('reset-link', [people.admin.email.toUpperCase()]);
  const token = /^\/reset-password#([\w-]{43})\n$/.exec(link.stdout.toString())?.[1];
  const password = newPassword();
  expect((await send(app, 'POST', '/api/users/reset', { token, password })).status).toBe(200);
  expect((await send(app, 'POST', '/api/users/login', { email: people.admin.email, password })).status).toBe(200);

  const unknown = await run('erase', erase?.args ?? []);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('No record has the id')]);
});

it('ends no session without --yes, and makes no link for an unknown address', async () => {
  const person = await makePerson(app, 'volunteer');
  for (const args of [[], ['-y'], ['--yes', 'please']]) expect((await run('end-sessions', args)).code).toBe(1);
  expect((await person.ask('GET', '/api/account')).status).toBe(200);
  const link = await run('reset-link', ['nobody@example.org']);
  expect([link.code, link.stdout.toString()]).toEqual([1, '']);
});
