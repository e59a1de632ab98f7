import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '../../contract/calls/overview.ts';
import { systemClock } from '../../contract/base/clock.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { aid, contact, report } from '../../tests/support/server/bodies.ts';
import { post } from '../../tests/support/server/http.ts';
import {
  bearer,
  makeApproved,
  makePeople,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { newsRules, openNewsDesk } from './news-desk.ts';
import { NewsStream } from './news-stream.ts';

const quick = { ...newsRules, everyMs: 20 };
let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let people: TestPeople;

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'), { newsTimes: { ...quick, ofOne: 3 } });
  other = await startApp(sharedPostgres('embedded'), { databaseUrl: app.databaseUrl });
  people = await makePeople(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

interface Followed {
  status: number;
  headers: Headers;
  /** Undefined: the stream has ended. */
  next(): Promise<News | undefined>;
  leave(): void;
}

async function follow(on: TestApp, { token }: Pick<TestPerson, 'token'>): Promise<Followed> {
  const leaving = new AbortController();
  const answer = await fetch(`${on.url}/api/news`, {
    headers: { ...bearer(token), 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: answer.status,
    headers: answer.headers,
    async next() {
      while (!text.includes('\n')) {
        const part = await reader?.read();
        if (part === undefined || part.done) return undefined;
        text += part.value;
      }
      const [line = ''] = text.split('\n', 1);
      text = text.slice(line.length + 1);
      return JSON.parse(line) as News;
    },
    leave: () => leaving.abort(),
  };
}

/** Reads until all of these were told of; fails by the test's own time where one never is. */
async function hear(followed: Followed, topics: readonly string[]): Promise<'heard'> {
  const missing = new Set(topics);
  while (missing.size > 0) {
    const news = await followed.next();
    if (news === undefined) throw new Error(`the stream ended before ${[...missing].join(', ')}`);
    for (const topic of news.changed) missing.delete(topic);
  }
  return 'heard';
}

describe('the live news', () => {
  it('are for who has a role, and say at once that they listen; nothing between keeps a line back', async () => {
    expect((await fetch(`${app.url}/api/news`)).status).toBe(401);
    expect((await people.pendingVolunteer.ask('GET', '/api/news')).status).toBe(403);
    const followed = await follow(app, people.ngo);
    expect(followed.status).toBe(200);
    expect(Object.fromEntries(followed.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(followed.headers.get('content-encoding')).toBeNull();
    expect(await followed.next()).toEqual({ changed: [] });
    followed.leave();
  });

  it('tell of what another process wrote, of each kind', async () => {
    const followed = await follow(app, people.admin);
    expect(await followed.next()).toEqual({ changed: [] });
    await post(`${other.url}/api/report/`, report, randomUUID());
    expect(await hear(followed, ['reports'])).toBe('heard');
    await post(`${other.url}/api/aid/create`, aid, randomUUID());
    await post(`${other.url}/api/contact/`, contact, randomUUID());
    expect(await hear(followed, ['aid', 'messages'])).toBe('heard');
    const decision = { act: 'decide', accountId: people.pendingNgo.id, decision: 'approve', seen: 'pending' };
    expect((await people.admin.ask('POST', '/api/approvals/act', decision)).status).toBe(201);
    expect(await hear(followed, ['ngos', 'accounts'])).toBe('heard');
    await app.query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'accepted', now(), now())`,
      [people.volunteer.id],
    );
    expect(await hear(followed, ['work'])).toBe('heard');
    await app.query(`UPDATE acceptances SET state = 'done'`);
    expect(await hear(followed, ['work'])).toBe('heard');
    await app.query('DELETE FROM acceptances');
    followed.leave();
  });

  it('tell of a write that came to light after a later one', async () => {
    const followed = await follow(app, people.admin);
    await followed.next();
    const client = await other.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`UPDATE reports SET changed_at = change_time()`);
      await post(`${other.url}/api/report/`, report, randomUUID());
      expect(await hear(followed, ['reports'])).toBe('heard');
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect(await hear(followed, ['reports'])).toBe('heard');
    followed.leave();
  });

  it('tell others than admins of what everybody’s lists hold alone', async () => {
    const followed = await follow(app, people.volunteer);
    await followed.next();
    await post(`${other.url}/api/report/`, report, randomUUID());
    await post(`${other.url}/api/contact/`, contact, randomUUID());
    await post(`${other.url}/api/aid/create`, aid, randomUUID());
    expect(await followed.next()).toEqual({ changed: ['aid'] });
    followed.leave();
  });

  it('end with the session, with the role, and with the server', async () => {
    const [leaving, demoted, staying] = [
      await makeApproved(app, 'volunteer'),
      await makeApproved(app, 'admin'),
      await makeApproved(app, 'ngo'),
    ];
    const third = await startApp(sharedPostgres('embedded'), { databaseUrl: app.databaseUrl, newsTimes: quick });
    const streams = await Promise.all([leaving, demoted, staying].map((person) => follow(third, person)));
    for (const stream of streams) await stream.next();
    await leaving.ask('POST', '/api/users/logout', { logoutKey: leaving.logoutKey });
    expect(await streams[0]?.next()).toBeUndefined();
    await app.query(`UPDATE accounts SET role = 'volunteer' WHERE id = $1`, [demoted.id]);
    expect(await streams[1]?.next()).toBeUndefined();
    const [closed, last] = await Promise.all([third.app.close(), streams[2]?.next()]);
    expect([closed, last]).toEqual([undefined, undefined]);
    await third.pool.end();
  });

  it('end by themselves, and give signs of life until then', async () => {
    const short = { ...quick, lifeMs: 1, lastsMs: 200 };
    const third = await startApp(sharedPostgres('embedded'), { databaseUrl: app.databaseUrl, newsTimes: short });
    const followed = await follow(third, people.ngo);
    const heard: News[] = [];
    for (let news = await followed.next(); news !== undefined; news = await followed.next()) heard.push(news);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every(({ changed }) => changed.length === 0)).toBe(true);
    await third.app.close();
    await third.pool.end();
  });

  it('are limited for one account', async () => {
    const { token } = await makeApproved(app, 'ngo');
    const streams = [];
    for (let count = 0; count < 3; count += 1) streams.push(await follow(app, { token }));
    const fourth = await fetch(`${app.url}/api/news`, { headers: bearer(token) });
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '30']);
    await fourth.text();
    for (const stream of streams) stream.leave();
  });

  it('one who takes nothing and one who is gone are in nobody’s way', async () => {
    const socket = connect(app.port, '127.0.0.1');
    socket.pause();
    socket.write(`GET /api/news HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${people.admin.token}\r\n\r\n`);
    const followed = await follow(app, people.admin);
    await followed.next();
    socket.destroy();
    await post(`${other.url}/api/report/`, report, randomUUID());
    expect(await hear(followed, ['reports'])).toBe('heard');
    followed.leave();
  });
});

it('200 who follow cost one look, and nobody who follows none', async () => {
  let looks = 0;
  let asked = 0;
  let told: Record<string, [string, string]> = {};
  const query = async ({ name, values }: { name: string; values: [string[]] }) => {
    if (name === 'news-marks') {
      looks += 1;
      return { rows: [{ next: `${looks}`, marks: told }] };
    }
    asked += 1;
    return {
      rows: values[0].map((sessionId) => ({ sessionId, accountId: sessionId, role: 'admin', status: 'approved' })),
    };
  };
  const pool = { query } as unknown as TestApp['pool'];
  const desk = openNewsDesk(pool, systemClock, { ...quick, everyMs: 3_600_000 });
  const person = (id: string) => ({ _id: id, role: 'admin', status: 'approved' }) as const;
  const streams = await Promise.all(
    Array.from({ length: 200 }, (_, index) => desk.follow({ person: person(`${index}`), session: `${index}` })),
  );
  expect([streams.every(({ ok }) => ok), looks, asked]).toEqual([true, 1, 1]);
  told = { 'all reports': ['1 1', '1 1'] };
  await desk.stop();
  expect((await desk.follow({ person: person('x'), session: 'x' })).ok).toBe(false);
  expect(looks).toBe(1);
});

it('what a slow reader has not taken becomes one line', () => {
  const stream = new NewsStream();
  for (let line = 0; line < 10_000; line += 1) stream.tell(['reports', 'aid']);
  expect(stream.readableLength).toBeLessThan(100);
  let text = '';
  for (let part: unknown = stream.read(); part !== null; part = stream.read()) text += (part as Buffer).toString();
  const lines = text.trim().split('\n');
  expect(lines.length).toBeLessThan(5);
  expect(lines.at(-1)).toBe('{"changed":["reports","aid"]}');
});
