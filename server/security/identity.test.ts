import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/calls/define-call.ts';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import type { Role } from '../../contract/enumerations.ts';
import { may } from '../../contract/policies/actions.ts';
import { pollutingNames } from '../../tests/support/corpus/injections.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { kindsOf, sampleOf } from '../../tests/support/security/from-schema.ts';
import { inParallel } from '../../tests/support/security/in-parallel.ts';
import { tableHashes } from '../../tests/support/security/table-hashes.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, newPassword, signInAs, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { wrongFields } from '../intake/wrong-fields.ts';

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
});

/** The assistant's call changes nothing, and takes whatever a client of its API sends: what it heeds, its own tests hold. */
const writes = describedCalls.filter(({ call, body }) => body !== undefined && call.name !== 'askAssistant');

/** Who may make the call: an admin, to whom nearly nothing is shut, or the volunteer or NGO whose call it is alone. */
function tokenFor({ who }: Call): string {
  const isFor = (role: Role) => may({ _id: '', role, status: 'approved' }, who);
  const role = (['admin', 'volunteer', 'ngo'] as const).find(isFor) ?? 'admin';
  return people[role].token;
}

/** What writes would take of these, each alone, in every kind of their body: by the schemas themselves, which is a thousand times as quick. */
function takenBySchemas(names: readonly string[]): string[] {
  return writes.flatMap(({ call, body }) =>
    kindsOf(body!).flatMap((kind) => {
      const sample = sampleOf(kind) as object;
      return names
        .filter((name) => !Object.hasOwn(kind.properties ?? {}, name))
        .filter((name) => wrongFields(call.body!, { ...sample, [name]: 'approved' })?.[name] !== 'unknown field')
        .map((name) => `${call.name} ${name}`);
    }),
  );
}

/**
 * Every write with one member too many, as somebody who may make it. Where its body is of several kinds, they take the members in turn;
 * with `every`, so do the writes: each takes one of so many.
 */
async function answersWith(members: Readonly<Record<string, unknown>>, every = 1): Promise<string[]> {
  const unexpected: string[] = [];
  const shots = writes.flatMap(({ call, body }, place) =>
    Object.entries(members).flatMap(([name, value], index) => {
      if ((place + index) % every !== 0) return [];
      const kinds = kindsOf(body!).filter(({ properties = {} }) => !Object.hasOwn(properties, name));
      const turn = index % kinds.length;
      return kinds
        .slice(turn, turn + 1)
        .map((kind) => ({ call, body: { ...(sampleOf(kind) as object), [name]: value }, name }));
    }),
  );
  await inParallel(shots, 16, async ({ call, body, name }) => {
    const { status, json } = await askCall(app.url, call.name, { token: tokenFor(call), id: randomUUID(), body });
    const fields = json['fields'] as Record<string, string> | undefined;
    const isRefused = (status === 422 || status === 400) && fields?.[name] === 'unknown field';
    if (!isRefused) unexpected.push(`${call.name} ${name}: ${status} ${JSON.stringify(fields)}`);
  });
  return unexpected;
}

describe('S02 who acts is who the session says', () => {
  it('an id of somebody else in a body is refused, not ignored', async () => {
    const before = await tableHashes(app.query);
    const { id } = people.ngo;
    const ids = {
      id,
      _id: id,
      userId: id,
      accountId: id,
      account: id,
      user: { _id: id },
      email_key: id,
      role: 'admin',
      ownerId: id,
    };
    expect(await answersWith(ids)).toEqual([]);
    expect(await tableHashes(app.query)).toEqual(before);
  });

  it('nor does a header or a query stand for it', async () => {
    const headers = {
      'x-user-id': people.admin.id,
      'x-forwarded-user': 'admin',
      'x-role': 'admin',
      from: people.admin.email,
    };
    const query = `?userId=${people.admin.id}&token=${people.admin.token}&access_token=${people.admin.token}`;
    expect((await askCall(app.url, 'getAccount', { headers, query })).status).toBe(401);
    const own = await askCall(app.url, 'getAccount', { token: people.ngo.token, headers, query });
    expect(own.json['data']).toMatchObject({ _id: people.ngo.id });
  });
});

describe('S03 nobody makes himself an admin', () => {
  const applicant = () => ({ name: 'Mallory', email: `m.${randomUUID()}@example.org`, password: newPassword() });

  it('an account that asks for it has no power of it', async () => {
    const { token } = people.pendingAdmin;
    expect((await askCall(app.url, 'getAccount', { token })).json['data']).toMatchObject({
      role: 'admin',
      status: 'pending',
    });
    for (const { call } of describedCalls.filter(
      ({ call }) => !['anyone', 'signed-in', 'donate', 'read-reports', 'see-own-desk', 'find-towns'].includes(call.who),
    )) {
      const { status } = await askCall(app.url, call.name, { token, id: people.volunteer.id });
      expect([call.name, status]).toEqual([call.name, 403]);
    }
  });

  it.each([
    ['isAdmin', true],
    ['admin', true],
    ['roles', ['admin']],
    ['status', 'approved'],
    ['approved', true],
    ['decided_at', '2026-01-01'],
    ['constructor', { prototype: { role: 'admin' } }],
    ['_id', randomUUID()],
  ])('nor one that sends %s', async (name, value) => {
    const before = await tableHashes(app.query);
    const body = { ...applicant(), role: 'volunteer', [name]: value };
    expect((await askCall(app.url, 'register', { body })).json).toMatchObject({ kind: 'invalid' });
    expect(await tableHashes(app.query)).toEqual(before);
  });

  it.each([
    ['a role beside the role', (text: string) => text.replace('{', '{"role":"admin",')],
    ['__proto__', (text: string) => text.replace('{', '{"__proto__":{"role":"admin","status":"approved"},')],
    ['a role in a list', (text: string) => text.replace('"volunteer"', '["admin"]')],
    ['another spelling', (text: string) => text.replace('"volunteer"', '"ADMIN"')],
    ['one with a blank', (text: string) => text.replace('"volunteer"', '"admin "')],
  ])('nor by %s', async (_, spoil) => {
    const before = await tableHashes(app.query);
    const text = spoil(JSON.stringify({ ...applicant(), role: 'volunteer' }));
    expect((await askCall(app.url, 'register', { body: text })).status).toBeGreaterThanOrEqual(400);
    expect(await tableHashes(app.query)).toEqual(before);
  });

  it('nor by the setup code, once there is an admin, nor by a guess at it', async () => {
    const before = await tableHashes(app.query);
    for (const setupCode of [testAccounts.setupCode, 'guess', `${testAccounts.setupCode}x`, '%', "' OR ''='"]) {
      const body = { ...applicant(), role: 'admin', setupCode };
      const { status, json } = await askCall(app.url, 'register', { body });
      expect([setupCode, status, Object.keys(json['fields'] ?? {})]).toEqual([setupCode, 422, ['setupCode']]);
    }
    expect(await tableHashes(app.query)).toEqual(before);
  });
});

describe('S04 no write takes a column that is not its own', () => {
  it('of any table, in any spelling', async () => {
    const columns = await app.query<{ name: string }>(
      `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    expect(columns.length).toBeGreaterThan(40);
    const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const names = new Set([
      ...columns.flatMap(({ name }) => [name, camel(name)]),
      'verified',
      'assignedTo',
      'amount',
      'isAllocated',
    ]);
    expect(takenBySchemas([...names])).toEqual([]);
    const before = await tableHashes(app.query);
    expect(await answersWith(Object.fromEntries(Array.from(names, (name) => [name, 'approved'])), 12)).toEqual([]);
    expect(await tableHashes(app.query)).toEqual(before);
  });
});

describe('S25 names that a careless merge would obey change nothing', () => {
  it('in any body', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
    const own = pollutingNames.filter((name) => name !== '__proto__');
    expect(await answersWith(Object.fromEntries(own.map((name) => [name, { role: 'admin', polluted: true }])))).toEqual(
      [],
    );
    await inParallel(writes, 8, async ({ call, body }) => {
      const text = JSON.stringify(sampleOf(body!)).replace('{', '{"__proto__":{"polluted":true,"role":"admin"},');
      const { json } = await askCall(app.url, call.name, { token: tokenFor(call), id: randomUUID(), body: text });
      expect([call.name, json['kind']]).toEqual([call.name, 'malformed']);
    });
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('in any query: a parameter that comes twice, as a list, as an object, or that nobody knows is not guessed at', async () => {
    const withQuery = describedCalls.filter(({ query }) => Object.keys(query).length > 0);
    expect(withQuery.length).toBeGreaterThan(2);
    for (const { call, query, params } of withQuery) {
      const about = params.length === 0 ? undefined : randomUUID();
      const id = call.name === 'listChanges' ? 'reports' : about;
      const ask = (text: string) => askCall(app.url, call.name, { token: people.admin.token, id, query: text });
      for (const name of Object.keys(query)) {
        for (const text of [
          `?${name}=a&${name}=b`,
          `?${name}[]=a`,
          `?${name}[x]=a`,
          `?__proto__[${name}]=a`,
          `?${name}.x=a`,
        ]) {
          const { status } = await ask(text);
          expect([call.name, text, status === 200 || status === 400 || status === 422]).toEqual([
            call.name,
            text,
            true,
          ]);
        }
        const twice = await ask(`?${name}=a&${name}=b`);
        expect([call.name, name, twice.status >= 400]).toEqual([call.name, name, true]);
      }
    }
  });
});

describe('S15 a token is good as it was given, or not at all', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = () => ({
    sub: people.admin.id,
    _id: people.admin.id,
    role: 'admin',
    exp: 4_102_444_800,
    aud: 'relief-relay',
  });
  const statusOf = async (token: string) => (await askCall(app.url, 'getAccount', { token })).status;

  it('nothing that is shaped like a JWT is one', async () => {
    const signed = (head: object, key: string) => {
      const text = `${encode(head)}.${encode(claims())}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const tokens = [
      `${encode({ alg: 'none' })}.${encode(claims())}.`,
      `${encode({ alg: 'None', typ: 'JWT' })}.${encode(claims())}`,
      signed({ alg: 'HS256' }, ''),
      signed({ alg: 'HS256' }, 'secret'),
      signed({ alg: 'RS256' }, 'public key'),
      signed({ alg: 'HS256', kid: '../../dev/null' }, ''),
      signed({ alg: 'HS256', kid: "' UNION SELECT 'k" }, 'k'),
      signed({ alg: 'HS256', jku: 'https://evil.test/keys' }, 'k'),
      signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'a2V5' } }, 'key'),
    ];
    for (const token of tokens) expect(await statusOf(token)).toBe(401);
  });

  it('nor one that was changed, nor what else the account knows', async () => {
    const { token, sessionId, logoutKey, id } = people.volunteer;
    expect(await statusOf(token)).toBe(200);
    const flipped = Array.from(
      token,
      (letter, index) => `${token.slice(0, index)}${letter === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`,
    );
    const [{ hash } = { hash: '' }] = await app.query<{ hash: string }>(
      'SELECT token_hash AS hash FROM sessions WHERE id = $1',
      [sessionId],
    );
    expect(hash).toBe(createHash('sha256').update(token).digest('hex'));
    const others = [
      hash,
      logoutKey,
      sessionId,
      id,
      `${token}A`,
      token.slice(1),
      token.toLowerCase(),
      token.split('').toReversed().join(''),
      `${token}, ${token}`,
      '*',
      '%',
      'null',
      'undefined',
    ];
    // The last letter of 43 holds two bits that say nothing; all others must count.
    for (const wrong of [...flipped.slice(0, -1), ...others])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);
  });

  it('nor one whose session ended or expired', async () => {
    const ended = await signInAs(app, people.volunteer);
    expect((await askCall(app.url, 'logout', { body: { logoutKey: ended.logoutKey } })).status).toBe(200);
    expect(await statusOf(ended.token)).toBe(401);
    const old = await signInAs(app, people.volunteer);
    await app.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [old.sessionId]);
    expect(await statusOf(old.token)).toBe(401);
  });
});

describe('S17 a session that ends loses no item', () => {
  it('what waited is refused whole, kept by nobody, and goes under the same id after signing in again', async () => {
    const { id, ...person } = await signInAs(app, people.volunteer);
    const item = batchItem(randomUUID(), 'updateAccount', { name: 'Asha', changedAt: new Date().toISOString() });
    const send = (token: string) => askCall(app.url, 'deliverOutbox', { token, body: { items: [item], owner: id } });
    await app.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [person.sessionId]);
    const before = await tableHashes(app.query);
    expect((await send(person.token)).json).toMatchObject({ success: false, kind: 'sign-in' });
    expect(await tableHashes(app.query)).toEqual(before);
    const { token } = await signInAs(app, people.volunteer);
    const answers = await Promise.all([send(token), send(token)]);
    const outcomes = answers.map(({ json }) => (json['answers'] as ItemAnswer[])[0]);
    expect(outcomes.map((outcome) => outcome?.status)).toEqual([201, 201]);
    expect(outcomes.filter((outcome) => outcome?.replayed)).toHaveLength(1);
  });
});

describe('S16 a token stands nowhere but with its phone', () => {
  it('not in the database, not in the log, in no answer but that of the sign-in', async () => {
    const { token, logoutKey, password } = people.ngo;
    await post(`${app.url}/api/report/?token=${token}`, {});
    await ask(`${app.url}/api/account`, { headers: { authorization: `Bearer ${token}x` } });
    const answers = await Promise.all(
      describedCalls
        .filter(({ call }) => call.method === 'GET')
        .map(({ call }) => askCall(app.url, call.name, { token, id: people.ngo.id })),
    );
    const tables = Object.keys(await tableHashes(app.query)).concat('throttles', 'acts');
    const dump = await Promise.all(
      tables.map((table) => app.query<{ row: string }>(`SELECT t::text AS row FROM "${table}" t`)),
    );
    const texts = {
      answers: answers.map(({ text }) => text).join('\n'),
      database: dump
        .flat()
        .map(({ row }) => row)
        .join('\n'),
      log: JSON.stringify(app.log),
    };
    expect(texts.database).toContain(people.ngo.email);
    for (const [place, text] of Object.entries(texts)) {
      for (const secret of [token, logoutKey, password]) expect([place, text.includes(secret)]).toEqual([place, false]);
    }
  });
});
