import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { isWellFormed } from '../../contract/base/well-formed.ts';
import { dateTexts } from '../../tests/support/corpus/dates.ts';
import { sqlTexts } from '../../tests/support/corpus/injections.ts';
import { naughtyStrings } from '../../tests/support/corpus/naughty-strings.ts';
import { unstorableTexts, worldTexts } from '../../tests/support/corpus/scripts-of-the-world.ts';
import { numberTexts } from '../../tests/support/corpus/numbers.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { askCall, callNamed } from '../../tests/support/security/ask-call.ts';
import { describedCalls, type DescribedCall } from '../../tests/support/security/described-calls.ts';
import { everywhere, kindsOf, leavesOf, sampleOf, valuesOf, withAt } from '../../tests/support/security/from-schema.ts';
import { inParallel } from '../../tests/support/security/in-parallel.ts';
import { ranks } from '../../tests/support/security/ranks.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { makePeople, newPassword, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { fc } from '../../tests/support/property.ts';

let postgres: SharedPostgres;
let app: TestApp;
let people: TestPeople;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { trustedProxies: 1 });
  people = await makePeople(app);
});

afterAll(async () => {
  await app.close();
});

const { location: _, ...rest } = report;
/** The assistant's call changes nothing, and takes whatever a client of its API sends: what it heeds, its own tests hold. */
const writes = describedCalls.filter(({ call, body }) => body !== undefined && call.name !== 'askAssistant');
/** Another address for each request: how much one network may do is no matter of these tests. */
const elsewhere = () => ({ 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::1` });
const tokens = () =>
  ranks.map((rank) =>
    rank === 'anonymous' ? undefined : people[rank === 'pending' ? 'pendingVolunteer' : rank].token,
  );

describe('S23 text that is SQL is text', () => {
  it('in every field, path and query, to whomever: no row more or less, nothing sleeps, nothing breaks', async () => {
    const before = await tallies();
    await trapSleeps();
    const shots = describedCalls.flatMap((described) => sqlTexts.flatMap((text) => shotsWith(described, text)));
    expect(shots.length).toBeGreaterThan(2_000);
    await inParallel(shots, 16, async ({ name, ...asked }, index) => {
      const headers = {
        ...elsewhere(),
        'idempotency-key': asked.text,
        'x-claim-secret': asked.text.replaceAll(/[^\x20-\x7e]/g, ''),
      };
      const { status } = await askCall(app.url, name, {
        token: tokens()[index % ranks.length],
        ...asked,
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
      expect([name, asked.text, status < 500]).toEqual([name, asked.text, true]);
    });
    expect(await hasSlept()).toBe(false);
    expect(await tallies()).toEqual(before);
    expect(app.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    await app.query('SELECT pg_sleep(5)');
    expect(await hasSlept()).toBe(true);
  });

  /** From here on this database notes that it was told to sleep, rolled back or not: a whole number's function goes before that of all numbers. */
  async function trapSleeps() {
    await app.query('CREATE SEQUENCE slept');
    await app.query(
      `CREATE FUNCTION pg_sleep(integer) RETURNS bigint LANGUAGE sql VOLATILE AS $$SELECT nextval('public.slept')$$`,
    );
  }

  async function hasSlept() {
    const [{ slept } = { slept: undefined }] = await app.query<{ slept: boolean }>(
      'SELECT is_called AS slept FROM slept',
    );
    return slept;
  }

  /** What none of these requests may change: who there is, with which powers. */
  async function tallies() {
    return app.query(`SELECT id, name, role, status, email, password_hash FROM accounts ORDER BY id`);
  }
});

function shotsWith({ call, body, params, query }: DescribedCall, text: string) {
  const id = encodeURIComponent(text);
  return [
    ...(params.length === 0 ? [] : [{ name: call.name, text, id: text, ...(body && { body: sampleOf(body) }) }]),
    ...Object.keys(query).map((name) => ({ name: call.name, text, query: `?${name}=${id}` })),
    ...(body === undefined ? [] : kindsOf(body)).map((kind) => ({
      name: call.name,
      text,
      body: everywhere(kind, text),
    })),
  ];
}

describe('text of any kind is kept byte for byte or refused in words', () => {
  const texts = [...naughtyStrings, ...worldTexts, ...unstorableTexts];

  it('in reports, aid requests and names', async () => {
    const kept = { reportDisaster: 0, requestAid: 0, updateAccount: 0 };
    await inParallel(texts, 12, async (text, index) => {
      const bodies = [
        ['reportDisaster', { ...report, name: text, address: text, description: text, contactNumber: text }],
        ['requestAid', { ...aid, name: text, description: text, disasterType: text.slice(0, 50), location: text }],
      ] as const;
      const [name, body] = index % 2 === 0 ? bodies[0] : bodies[1];
      const id = randomUUID();
      const { status } = await askCall(app.url, name, { body, headers: { ...elsewhere(), 'idempotency-key': id } });
      const table = name === 'reportDisaster' ? 'reports' : 'aid_requests';
      const { rows } = await app.pool.query<{ body: string }>(`SELECT body FROM ${table} WHERE id = $1`, [id]);
      const isKept = status === 201 || status === 202;
      expect([text, isKept || status === 422]).toEqual([text, true]);
      expect(rows.map((row) => row.body)).toEqual(isKept ? [canonicalJson(body as Json)] : []);
      if (isKept) kept[name] += 1;
    });
    for (const [index, text] of texts.entries()) {
      if (index % 8 !== 0) continue;
      const changedAt = new Date(Date.now() + index * 1_000).toISOString();
      const asked = {
        token: people.volunteer.token,
        body: { name: text, changedAt },
        headers: { 'idempotency-key': randomUUID() },
      };
      const { status } = await askCall(app.url, 'updateAccount', asked);
      const { json } = await askCall(app.url, 'getAccount', { token: people.volunteer.token });
      expect([text, status === 201 ? (json['data'] as { name: string }).name : status]).toEqual([
        text,
        status === 201 ? text : 422,
      ]);
      if (status === 201) kept.updateAccount += 1;
    }
    expect(Math.min(kept.reportDisaster, kept.requestAid) / texts.length).toBeGreaterThan(0.4);
    expect(kept.updateAccount).toBeGreaterThan(80);
  });

  it('numbers and days of every shape: kept as they came where the contract knows them, else refused', async () => {
    const numbers = numberTexts.flatMap((text) => [
      { name: 'reportDisaster', body: `{"location":{"lati":${text},"long":1},${JSON.stringify(rest).slice(1)}` },
      { name: 'reportDisaster', body: `{"peopleAffected":${text},${JSON.stringify(rest).slice(1)}` },
    ]);
    const days = dateTexts.map((deadline) => ({ name: 'requestAid', body: JSON.stringify({ ...aid, deadline }) }));
    await inParallel([...numbers, ...days], 12, async ({ name, body }) => {
      const { status } = await askCall(app.url, name, {
        body,
        headers: { ...elsewhere(), 'idempotency-key': randomUUID() },
      });
      const { body: schema } = callNamed(name);
      const isRight = schema !== undefined && is(schema, JSON.parse(body));
      expect([body, status < 300]).toEqual([body, isRight]);
    });
  });

  it('as a password: what was set is what signs in, and nothing near it', async () => {
    const strange = [
      'हिन्दी'.repeat(4),
      'क्षत्रिय राष्ट्रीय श्री',
      'пароль 🌊🌊🌊 mot',
      ' leading and trailing ',
      "' OR '1'='1' --",
      `${'x'.repeat(120)}🌊`,
    ];
    await inParallel(strange, 3, async (password) => {
      const email = `${randomUUID()}@example.org`;
      const { status } = await askCall(app.url, 'register', {
        body: { name: 'Asha', email, password, role: 'volunteer' },
        headers: elsewhere(),
      });
      if (status === 422) return;
      const login = async (tried: string) =>
        (await askCall(app.url, 'login', { body: { email, password: tried }, headers: elsewhere() })).status;
      expect([password, await login(password), await login(`${password}x`), await login(password.slice(1))]).toEqual([
        password,
        200,
        401,
        401,
      ]);
    });
  });
});

describe('addresses that no database can hold', () => {
  it('are refused in words, or found nowhere', async () => {
    const token = people.admin.token;
    const shots = describedCalls.flatMap((described) =>
      unstorableTexts.flatMap((text) => addressesWith(described, text)),
    );
    expect(shots.length).toBeGreaterThan(50);
    await inParallel(shots, 8, async ({ name, ...asked }) => {
      const { status } = await askCall(app.url, name, { token, ...asked });
      expect([name, asked, status < 500]).toEqual([name, asked, true]);
    });
  });

  function addressesWith({ call, params, query }: DescribedCall, text: string) {
    const name = call.name;
    // `encodeURIComponent` has no form for half a character.
    const id = isWellFormed(text) ? text : 'x';
    return [
      ...(params.length === 0 || call.body !== undefined ? [] : [{ name, id }]),
      ...Object.keys(query).map((member) => ({ name, query: `?${member}=${encodeURIComponent(id)}` })),
    ];
  }
});

describe('bodies made from the schemas', () => {
  it.each(writes.map((described) => [described.call.name, described] as const))(
    '%s: what the contract describes is understood, what it does not is refused, by whomever it comes',
    async (name, { call, body }) => {
      const right = valuesOf(body!);
      const wrong = fc.tuple(right, fc.jsonValue({ maxDepth: 2 }), fc.nat()).map(([value, replaced, at]) => {
        const paths = kindsOf(body!).flatMap((kind) => leavesOf(kind));
        return withAt(value, paths.at(at % paths.length)?.slice(0, 1) ?? [], replaced);
      });
      await fc.assert(
        fc.asyncProperty(fc.oneof(right, wrong), fc.nat(ranks.length - 1), async (sent, rank) => {
          // Guesses at passwords are counted by account: these are nobody's.
          const asked = {
            token: name === 'endAllSessions' ? undefined : tokens()[rank],
            id: randomUUID(),
            body: JSON.stringify(sent),
          };
          const { status } = await askCall(app.url, name, {
            ...asked,
            headers: { ...elsewhere(), 'idempotency-key': randomUUID() },
          });
          const isRight = is(call.body!, JSON.parse(asked.body));
          expect(status).toBeLessThan(500);
          if (!isRight) expect(status).toBeGreaterThanOrEqual(400);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('and the people are still who they were', async () => {
    const { json } = await askCall(app.url, 'login', {
      body: { email: people.admin.email, password: people.admin.password },
      headers: elsewhere(),
    });
    expect(json['data']).toMatchObject({ user: { _id: people.admin.id, role: 'admin', status: 'approved' } });
    expect(
      (
        await askCall(app.url, 'login', {
          body: { email: people.admin.email, password: newPassword() },
          headers: elsewhere(),
        })
      ).status,
    ).toBe(401);
  });
});
