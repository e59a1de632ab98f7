import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../openapi.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { readPdf } from '../../tests/support/pdf-text.ts';
import { makeApproved, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

let app: TestApp;
let asha: TestPerson;
let disaster: string;

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'), {
    papers: { burst: 6, perHour: 60 },
    trustedProxies: ['127.0.0.1'],
  });
  asha = await makeApproved(app, 'volunteer');
  disaster = await makeDisaster(app);
});
afterAll(() => app.close());

async function certificateOf(name: string): Promise<string> {
  const workId = await makeWork(app, asha, disaster, 'completed');
  const { json } = await asha.ask('POST', '/api/certificates/', { workId, name });
  return (json['data'] as { _id: string })._id;
}

/** Each from a network of its own, unless it names one. */
function paper(id: string, { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {}) {
  const network = { 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:1::1` };
  return fetch(`${app.url}/api/certificates/${id}/pdf${query}`, { headers: { ...network, ...headers } });
}

async function textOf(answer: Response): Promise<string> {
  return readPdf(new Uint8Array(await answer.arrayBuffer())).spoken.join('\n');
}

describe('a certificate on paper', () => {
  it('is a PDF, to be looked at or kept under a name, stored by nobody on the way', async () => {
    const answer = await paper(await certificateOf('Asha Kumar'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="certificate-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await textOf(answer)).toContain('Asha Kumar');
  });

  it('says where it is checked: at the address that people open, else at the one that was asked', async () => {
    const id = await certificateOf('Asha');
    expect(await textOf(await paper(id))).toContain(`${app.url}/certificate/${id}`);
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Relief.example.org:443' };
    expect(await textOf(await paper(id, { headers: proxied }))).toContain(
      `https://relief.example.org/certificate/${id}`,
    );
    const settled = await startApp(sharedPostgres('embedded'), {
      databaseUrl: app.databaseUrl,
      accounts: { appUrl: 'https://relief.example.org' },
    });
    const forged = await fetch(`${settled.url}/api/certificates/${id}/pdf`, {
      headers: { 'x-forwarded-host': 'evil.test' },
    });
    expect(await textOf(forged)).toContain(`https://relief.example.org/certificate/${id}`);
    await settled.app.close();
    await settled.pool.end();
  });

  it('names no host that is none', async () => {
    const id = await certificateOf('Asha');
    for (const host of ['evil.test/path?', 'a b', '', 'x"y', 'user@evil.test', '../..']) {
      const lines = [`GET /api/certificates/${id}/pdf HTTP/1.1`, `host: ${host}`, 'connection: close', '', ''];
      const [answer] = await sendRaw(app.port, lines.join('\r\n'));
      expect([host, answer?.status]).toEqual([host, 400]);
    }
  });

  it('comes in the language that is asked for', async () => {
    const id = await certificateOf('Asha');
    expect(await textOf(await paper(id, { query: '?language=es' }))).toMatch(/Certificado/i);
    expect((await paper(id, { query: '?language=xx' })).status).toBe(422);
    expect((await paper(id, { query: '?other=1' })).status).toBe(422);
  });

  it('is not there for an unknown id, nor for one that a newer took the place of, nor in letters that no font has', async () => {
    expect((await paper(randomUUID())).status).toBe(404);
    expect((await paper('x')).status).toBe(404);
    const workId = await makeWork(app, asha, disaster, 'completed');
    const first = await asha.ask('POST', '/api/certificates/', { workId, name: 'Asha' });
    await asha.ask('POST', '/api/certificates/', { workId, name: 'Asha Kumar' });
    expect((await paper((first.json['data'] as { _id: string })._id)).status).toBe(409);
    const strange = await paper(await certificateOf('𒀀𒀁'));
    expect([strange.status, ((await strange.json()) as { kind: string }).kind]).toEqual([409, 'conflict']);
  });

  it('is made a few times for one network, which then is told how long to wait; others are not held up', async () => {
    const id = await certificateOf('Asha');
    const from = (address: string) => paper(id, { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await from('203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(Number((await from('203.0.113.7')).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(200);
    expect((await paper(randomUUID(), { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
  });

  it('is described as what it is', () => {
    const { paths } = openApi('0') as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
    const responses = paths['/api/certificates/{id}/pdf']?.['get']?.responses ?? {};
    expect(responses['200']).toMatchObject({ content: { 'application/pdf': {} } });
    expect(responses['default']).toMatchObject({ content: { 'application/json': {} } });
  });
});
