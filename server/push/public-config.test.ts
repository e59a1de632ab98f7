import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startServer } from '../../tests/support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-push-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const firebase = {
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    project_id: 'relief-test',
    client_email: 'relay@relief-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }),
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_PROJECT_ID: 'relief-test',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_SENDER_ID: '2',
};

it('phones are told the key to subscribe with, the same after a restart, and Firebase’s settings where it is set', async () => {
  const database = await sharedPostgres('embedded').createDatabase();
  const configWith = async (env: Record<string, string>) => {
    const server = await startServer({ databaseUrl: database.url, dataDir, env });
    const text = await (await fetch(`${server.url}/api/config`)).text();
    const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    await server.stop();
    return { text, policy, data: (JSON.parse(text) as { data: Record<string, unknown> }).data };
  };
  const first = await configWith({});
  expect(first.data['vapidPublicKey']).toMatch(/^[A-Za-z0-9_-]{87}$/);
  expect([first.data['firebase'], first.policy.includes('googleapis')]).toEqual([undefined, false]);
  const second = await configWith(firebase);
  expect(second.data['vapidPublicKey']).toBe(first.data['vapidPublicKey']);
  expect(second.data['firebase']).toEqual({
    apiKey: 'a-key',
    projectId: 'relief-test',
    appId: '1:2:web:3',
    messagingSenderId: '2',
  });
  expect(second.policy).toMatch(/connect-src [^;]*https:\/\/fcmregistrations\.googleapis\.com/);
  expect(second.text).not.toMatch(/PRIVATE|gserviceaccount/);
  await database.drop();
});
