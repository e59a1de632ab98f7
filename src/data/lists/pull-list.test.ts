import { afterEach, describe, expect, it } from 'vitest';
import { modelServer, type ModelServer } from '../../../tests/support/model-list-server.ts';
import { MainDatabase } from '../db.ts';
import type { NetAnswer } from '../outbox/ports.ts';

import { fc } from '../../../tests/support/property.ts';
import { pullList, type PullPorts } from './pull-list.ts';
import { dexieLists } from './tables.ts';

let names = 0;
const opened: MainDatabase[] = [];

function newDevice(): MainDatabase {
  names += 1;
  const db = new MainDatabase(`lists-${names}`);
  opened.push(db);
  return db;
}

afterEach(async () => {
  for (const db of opened.splice(0)) await db.delete();
});

function portsOf(db: MainDatabase, server: ModelServer, account = ''): PullPorts {
  return {
    tables: dexieLists(db),
    now: () => 1000,
    account: async () => account,
    askPage: async (state) => server.page(state.account, state.cursor, state.etag),
  };
}

const held = async (db: MainDatabase) =>
  (await db.reports.orderBy('_id').toArray()).map(({ _id, description }) => [_id, description]);
const unreachable: NetAnswer = { kind: 'unreachable' };

describe('pullList', () => {
  it('brings the whole list, and then what changed in it', async () => {
    const [db, server] = [newDevice(), modelServer(2)];
    for (const id of ['a', 'b', 'c', 'd', 'e']) server.put(id, 'first');
    const state = await pullList(portsOf(db, server), 'reports');
    expect(state).toMatchObject({ isComplete: true, asOf: 1000, account: '' });
    expect(await held(db)).toEqual(server.held());
    server.put('b', 'second');
    server.remove('d');
    server.put('f', 'first');
    await pullList(portsOf(db, server), 'reports');
    expect(await held(db)).toEqual(server.held());
  });

  it('asks by the tag of what it has, and is told that nothing is new', async () => {
    const [db, server] = [newDevice(), modelServer(5)];
    server.put('a', 'first');
    const ports = portsOf(db, server);
    for (let time = 0; time < 3; time += 1) await pullList({ ...ports, now: () => time }, 'reports');
    expect(server.answered.at(-1)).toBe(304);
    expect(await db.lists.get('reports')).toMatchObject({ isComplete: true, asOf: 2 });
    server.put('a', 'second');
    await pullList(ports, 'reports');
    expect(await held(db)).toEqual([['a', 'second']]);
  });

  it('keeps what there is where the server cannot be reached, and says so until it can', async () => {
    const [db, server] = [newDevice(), modelServer(5)];
    server.put('a', 'first');
    const ports = portsOf(db, server);
    await pullList(ports, 'reports');
    const away = await pullList({ ...ports, askPage: async () => unreachable, now: () => 2000 }, 'reports');
    expect(away).toMatchObject({ trouble: 'unreachable', asOf: 1000, isComplete: true });
    expect(await held(db)).toEqual([['a', 'first']]);
    expect(await pullList(ports, 'reports')).not.toHaveProperty('trouble');
  });

  it.each([
    ['a login page', 200, '<html>log in</html>', 'unreachable'],
    ['half an answer', 200, '{"success":true,"data":[', 'unreachable'],
    ['an answer of somebody else', 200, '{"data":[]}', 'unreachable'],
    ['a failing server', 503, '{"success":false}', 'unreachable'],
    ['a refusal', 422, '{"success":false,"kind":"invalid"}', 'refused'],
  ])('takes nothing from %s', async (_what, status, text, trouble) => {
    const [db, server] = [newDevice(), modelServer(5)];
    server.put('a', 'first');
    const ports = portsOf(db, server);
    await pullList(ports, 'reports');
    const odd = { ...ports, askPage: async () => ({ kind: 'answered', status, text }) as const };
    expect(await pullList(odd, 'reports')).toMatchObject({ trouble });
    expect(await held(db)).toEqual([['a', 'first']]);
  });

  it('keeps of how many it is a part, as it was told last, and how much of it is wanted', async () => {
    const [db, server] = [newDevice(), modelServer(2)];
    for (const id of ['a', 'b', 'c']) server.put(id, 'first');
    const ports = portsOf(db, server);
    const told = (of: unknown): PullPorts => ({
      ...ports,
      async askPage(state) {
        const answer = await ports.askPage(state);
        if (answer.kind !== 'answered' || answer.status !== 200) return answer;
        const page = JSON.parse(answer.text) as { more: boolean };
        return { ...answer, text: JSON.stringify({ ...page, ...(!page.more && { of }) }) };
      },
    });
    expect(await pullList(told({ 'main active': 9, odd: 'x' }), 'reports')).toMatchObject({ of: { 'main active': 9 } });
    await db.lists.update('reports', { most: 1000 });
    server.put('d', 'first');
    expect(await pullList(told('nine'), 'reports')).toMatchObject({ of: { 'main active': 9 }, most: 1000 });
    const whole = { ...ports, askWhole: async () => ({ kind: 'answered', status: 200, text: '[]' }) as const };
    expect(await pullList(whole, 'reports')).not.toHaveProperty('of');
  });

  it('shows the old list until a new whole one is complete', async () => {
    const [db, server] = [newDevice(), modelServer(1)];
    for (const id of ['a', 'b', 'c']) server.put(id, 'first');
    await pullList(portsOf(db, server), 'reports');
    server.restore();
    server.remove('a');
    server.put('b', 'second');
    let asked = 0;
    const cutOff: PullPorts = {
      ...portsOf(db, server),
      askPage: async ({ cursor, etag }) => {
        asked += 1;
        return asked > 1 ? unreachable : server.page('', cursor, etag);
      },
    };
    const state = await pullList(cutOff, 'reports');
    expect(state).toMatchObject({ isComplete: true, asOf: 1000 });
    expect((await held(db)).length).toBe(3);
    await pullList(portsOf(db, server), 'reports');
    expect(await held(db)).toEqual(server.held());
  });

  it('throws another person’s copy away before it asks for its own', async () => {
    const [db, server] = [newDevice(), modelServer(5)];
    server.put('a', 'seen by an admin');
    await pullList(portsOf(db, server, 'admin'), 'reports');
    const offline = { ...portsOf(db, server), askPage: async () => unreachable };
    expect(await pullList(offline, 'reports')).toMatchObject({ account: '', isComplete: false });
    expect(await held(db)).toEqual([]);
  });

  it('a page that arrives after the person has changed is thrown away', async () => {
    const [db, server] = [newDevice(), modelServer(5)];
    server.put('a', 'seen by an admin');
    const slow: PullPorts = {
      ...portsOf(db, server, 'admin'),
      async askPage({ cursor, etag }) {
        const answer = server.page('admin', cursor, etag);
        await pullList({ ...portsOf(db, server), askPage: async () => unreachable }, 'reports');
        return answer;
      },
    };
    await pullList({ ...slow, account: firstThen('admin', '') }, 'reports');
    expect(await held(db)).toEqual([]);
    expect(await db.lists.get('reports')).toMatchObject({ account: '' });
  });

  it('of a host of section 7 takes the whole list, wherever it stands in the answer', async () => {
    const db = newDevice();
    const server = modelServer(5);
    const record = { _id: 'a', disasterType: 'flood', status: 'approved', reportedAt: '2026-01-01T00:00:00Z' };
    const bodies = [[record], { data: [record] }, { success: true, data: { data: [record] } }, { data: [] }];
    const counts: number[] = [];
    for (const body of bodies) {
      const askWhole = async () => ({ kind: 'answered', status: 200, text: JSON.stringify(body) }) as const;
      const state = await pullList({ ...portsOf(db, server), askWhole }, 'reports');
      expect(state).toMatchObject({ isComplete: true, asOf: 1000 });
      counts.push(await db.reports.count());
    }
    expect(counts).toEqual([1, 1, 1, 0]);
    const refusing = async () => ({ kind: 'answered', status: 200, text: '{"success":false}' }) as const;
    expect(await pullList({ ...portsOf(db, server), askWhole: refusing }, 'reports')).toHaveProperty('trouble');
  });
});

function firstThen(first: string, then: string): () => Promise<string> {
  let asked = 0;
  return async () => (asked++ === 0 ? first : then);
}

const someId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), id: someId }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: someId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
  // How many answers arrive before the network is gone.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pull' as const), answers: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('person' as const), account: fc.constantFrom('', 'x', 'y') }) },
  // Two tabs at the same moment, without the lock that stands in their way.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('both' as const) }) },
);

describe('a copy, whatever happens to list, network, tabs and person', () => {
  it('is the server’s own list once a pull has come to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 25 }), async (size, steps) => {
        const [db, server] = [newDevice(), modelServer(size)];
        let account = '';
        let version = 0;
        for (const one of steps) {
          const ports = portsOf(db, server, account);
          if (one.kind === 'put') server.put(one.id, String((version += 1)));
          else if (one.kind === 'remove') server.remove(one.id);
          else if (one.kind === 'restore') server.restore();
          else if (one.kind === 'person') account = one.account;
          else if (one.kind === 'both') await Promise.all([pullList(ports, 'reports'), pullList(ports, 'reports')]);
          else await pullList({ ...ports, askPage: cutAfter(ports, one.answers) }, 'reports');
        }
        await pullList(portsOf(db, server, account), 'reports');
        await pullList(portsOf(db, server, account), 'reports');
        expect(await held(db)).toEqual(server.held());
        await db.delete();
      }),
      { numRuns: 60 },
    );
  });
});

function cutAfter(ports: PullPorts, answers: number): PullPorts['askPage'] {
  let left = answers;
  return async (...asked) => {
    left -= 1;
    return left < 0 ? unreachable : ports.askPage(...asked);
  };
}
