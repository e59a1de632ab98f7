import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from '../../tests/support/server/bodies.ts';
import { openDatabaseWire } from '../../tests/support/server/database-wire.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { projectRoot } from '../project-root.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-links-'));
let app: TestApp;
let page: string;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  // The page as its source has it: the build changes nothing of what is told of it.
  copyFileSync(join(projectRoot(), 'index.html'), join(directory, 'index.html'));
  writeFileSync(join(directory, 'assets', 'a-1.js'), '1');
  app = await startApp(sharedPostgres('embedded'), { staticDirectory: directory });
  page = (await ask(`${app.url}/login`, { headers: { accept: 'text/html' } })).text;
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const as = (accept: string | undefined, more: Record<string, string> = {}) => ({
  headers: { ...(accept !== undefined && { accept }), 'user-agent': 'WhatsApp/2.23', ...more },
});

async function reported(status: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  expect((await post(`${app.url}/api/report/`, { ...report, ...more }, id)).status).toBe(201);
  await app.query('UPDATE reports SET status = $2, active_since = now() WHERE id = $1', [id, status]);
  return id;
}

describe('an address of the app', () => {
  const addresses = [
    '/',
    '/disasters',
    '/report-disaster',
    '/ngo/5?x=1',
    '/disaster/x',
    '/disaster/%',
    '/disaster/%E0%A4',
    '/disaster/',
    '/volunteer/notifications/x',
  ];

  it.each(addresses)('%s is the page for whoever does not ask for JSON, by HEAD too', async (path) => {
    for (const accept of ['*/*', 'text/html,*/*;q=0.8', 'image/*,text/*']) {
      const answer = await ask(`${app.url}${path}`, as(accept));
      expect([accept, answer.status, answer.headers.get('content-type')]).toEqual([
        accept,
        200,
        expect.stringMatching(/^text\/html/),
      ]);
      expect((await ask(`${app.url}${path}`, { method: 'HEAD', ...as(accept) })).status).toBe(200);
    }
    if (path === '/') return;
    const json = await ask(`${app.url}${path}`, as('application/json, text/plain, */*'));
    expect([json.status, json.json['success']]).toEqual([404, false]);
  });

  it.each(['/robots.txt', '/assets/gone-2.js', '/assets/gone', '/x.map', '/api/nope', '/api/%', '/.git/config'])(
    '%s is none, and no page stands in its place',
    async (path) => {
      const answer = await ask(`${app.url}${path}`, as('*/*'));
      expect([answer.status >= 400, answer.headers.get('content-type')]).toEqual([
        true,
        'application/json; charset=utf-8',
      ]);
    },
  );
});

describe('a link to a disaster', () => {
  const told = (text: string) => ({
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    ogTitle: /property="og:title"\s+content="([^"]*)"/.exec(text)?.[1],
    description: /property="og:description"\s+content="([^"]*)"/.exec(text)?.[1],
  });

  it('tells of an active one type, severity, day and rounded place, in the language of who looks', async () => {
    const id = await reported('approved', {
      disasterType: 'flood',
      severity: 'severe',
      location: { lati: 28.613_912, long: 77.209_021 },
    });
    await app.query(`UPDATE reports SET reported_at = '2026-11-26T23:30:00Z' WHERE id = $1`, [id]);
    const english = await ask(`${app.url}/disaster/${id}`, as('*/*'));
    expect(told(english.text)).toEqual({
      title: 'Flood · Severe · near New Delhi, Delhi · Relief Relay',
      ogTitle: 'Flood · Severe · near New Delhi, Delhi',
      description: 'Reported on Nov 26, 2026, near New Delhi, Delhi (28.61, 77.21). See what is known and how to help.',
    });
    expect([english.status, english.headers.get('vary')]).toEqual([200, expect.stringContaining('Accept-Language')]);
    const spanish = await ask(`${app.url}/disaster/${id}/`, as('*/*', { 'accept-language': 'fr, es;q=0.9, en;q=0.5' }));
    expect(told(spanish.text)).toEqual({
      title: 'Inundación · Grave · cerca de New Delhi, Delhi · Relief Relay',
      ogTitle: 'Inundación · Grave · cerca de New Delhi, Delhi',
      description: 'Reportado el 26 nov 2026, cerca de New Delhi, Delhi (28.61, 77.21). Vea qué se sabe y cómo ayudar.',
    });
    for (const language of ['hi', 'ar']) {
      const { text } = await ask(`${app.url}/disaster/${id}`, as('*/*', { 'accept-language': language }));
      expect(told(text).description).toContain('28.61, 77.21');
      expect(told(text).ogTitle).toContain('New Delhi, Delhi');
      expect(told(text).ogTitle?.replace('New Delhi, Delhi', '')).not.toMatch(/[A-Za-z]/);
    }
    // Nothing that a person wrote, and no exact place.
    for (const secret of [report.description, '28.6139', '77.2090']) expect(english.text).not.toContain(secret);
  });

  it('has the numbers alone where no town is near, and no place where none is known', async () => {
    const at = async (location: object | undefined) => {
      const id = await reported('approved', { disasterType: 'flood', severity: 'severe', location });
      const { text } = await ask(`${app.url}/disaster/${id}`, as('*/*'));
      return told(text);
    };
    expect(await at({ lati: -10, long: -30 })).toMatchObject({
      ogTitle: 'Flood · Severe',
      description: expect.stringContaining('near -10, -30. See') as string,
    });
    // 67 km from the nearest town.
    expect((await at({ lati: -16.5, long: 179.99 })).ogTitle).toBe('Flood · Severe');
    expect((await at(undefined)).description).not.toContain('near');
  });

  it('tells of one that was merged what stands for it, and nothing where the public was never shown it', async () => {
    const head = await reported('approved', { disasterType: 'flood', severity: 'severe' });
    const [merged, hidden] = [await reported('approved', { disasterType: 'fire' }), await reported('pending')];
    await app.query('UPDATE reports SET shown = true WHERE id = ANY ($1)', [[head, merged]]);
    await app.query('UPDATE reports SET same_as = $2 WHERE id = ANY ($1)', [[merged, hidden], head]);
    const linkTo = async (id: string) => (await ask(`${app.url}/disaster/${id}`, as('*/*'))).text;
    expect(told(await linkTo(merged)).ogTitle).toContain('Flood · Severe');
    expect(await linkTo(merged)).toBe(await linkTo(head));
    expect(await linkTo(hidden)).toBe(page);
    await app.query(`UPDATE reports SET status = 'rejected' WHERE id = $1`, [head]);
    expect(await linkTo(merged)).toBe(page);
  });

  it('is the app’s own for every other one, byte for byte', async () => {
    const others = [
      await reported('pending'),
      await reported('rejected'),
      randomUUID(),
      'x',
      "'; DROP TABLE reports; --",
      '%',
    ];
    const resolved = await reported('rejected');
    await app.query('UPDATE reports SET resolved_at = now() WHERE id = $1', [resolved]);
    const bare = (answer: { headers: Headers }) =>
      [...answer.headers].filter(([name]) => !/^(date|x-request-id|content-security-policy)$/.test(name));
    const unknown = await ask(`${app.url}/disaster/${randomUUID()}`, as('*/*'));
    expect(unknown.text).toBe(page);
    for (const id of [...others, resolved]) {
      const answer = await ask(`${app.url}/disaster/${encodeURI(id)}`, as('*/*'));
      expect([id, answer.status, answer.text, bare(answer)]).toEqual([id, 200, page, bare(unknown)]);
    }
  });
});

it('what needs no database comes while it is silent: files, pages, and a shared link without its words', async () => {
  const database = await sharedPostgres('embedded').createDatabase();
  const wire = await openDatabaseWire(database.url);
  const other = await startApp(sharedPostgres('embedded'), { staticDirectory: directory, databaseUrl: wire.url });
  try {
    const id = await reported('active');
    wire.silence();
    const answers = await Promise.all(
      ['/assets/a-1.js', '/login', '/api/alive', '/api/capabilities', `/disaster/${id}`].map((path) =>
        ask(`${other.url}${path}`, { ...as('*/*'), signal: AbortSignal.timeout(8_000) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.at(-1)?.text).toBe(page);
  } finally {
    await wire.close();
    await other.close();
    await database.drop();
  }
});
