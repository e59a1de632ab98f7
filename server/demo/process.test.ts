import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { runServer, startServer } from '../../tests/support/server-process.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { texts } from '../texts.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-demo-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const DEMO = { DEMO: '1' };

it('tells passwords once, to who starts it and to no log; is found again, and refused as real', async () => {
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  const options = { databaseUrl, dataDir: join(directory, 'demo') };
  const first = await startServer({ ...options, env: DEMO });
  const passwords = [...first.output().matchAll(/password: (\S+)$/gm)].map(([, password = '']) => password);
  expect(passwords).toHaveLength(4);
  expect(first.output()).toContain('npm run reset-link --silent -- EMAIL');
  expect((await ask(`${first.url}/api/config`)).json['data']).toMatchObject({ demo: true, hasAdmin: true });
  const figures = (await ask(`${first.url}/api/figures`)).json['data'] as Record<string, number>;
  expect(figures).toMatchObject({ ngos: 7 });
  await first.stop();
  for (const password of passwords) expect(first.log()).not.toContain(password);
  expect(first.log()).toContain(texts.demoServed);

  const second = await startServer({ ...options, env: { ...DEMO, DEMO_SCALE: '5' } });
  expect(second.output()).not.toContain('password');
  const again = (await ask(`${second.url}/api/figures`)).json['data'] as Record<string, number>;
  expect({ ...again, at: '' }).toEqual({ ...figures, at: '' });
  await second.stop();

  const { code, stdout, stderr } = await runServer(options);
  expect([code, stdout, stderr.trim()]).toEqual([1, '', texts.demoDatabase]);
});

it('refuses in one sentence to be filled into what is real, and leaves it to be served as such', async () => {
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  const options = { databaseUrl, dataDir: join(directory, 'real') };
  const real = await startServer(options);
  await post(`${real.url}/api/report/`, report, crypto.randomUUID());
  await real.stop();
  const { code, stdout, stderr } = await runServer({ databaseUrl, dataDir: join(directory, 'other'), env: DEMO });
  expect([code, stdout, stderr.trim()]).toEqual([1, '', texts.demoNeedsEmpty]);
  const same = await startServer(options);
  expect((await ask(`${same.url}/api/config`)).json['data']).toMatchObject({ demo: false });
  await same.stop();
});
