import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls/table.ts';
import { lineTexts } from '../../tests/support/corpus/injections.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { kindsOf, leavesOf, sampleOf, withAt } from '../../tests/support/security/from-schema.ts';
import { inParallel } from '../../tests/support/security/in-parallel.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { makePeople, newPassword, signInAs, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const MARK = 'LOGMARK';

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

/** Something in the path: without it some addresses are another call's. */
const about = (params: readonly string[]) => (params.length === 0 ? {} : { id: 'x' });

/** Marked text in every place that a request has, as each kind of caller. */
async function markEverywhere(text: string): Promise<number> {
  const tokens = [
    undefined,
    people.pendingVolunteer.token,
    people.volunteer.token,
    people.ngo.token,
    people.admin.token,
  ];
  const path = encodeURIComponent(text);
  const places = describedCalls.flatMap(({ call, body, params, query }) => [
    ...(body === undefined ? [] : kindsOf(body)).flatMap((kind) =>
      leavesOf(kind).map((leaf) => ({ call, body: withAt(sampleOf(kind), leaf, text) })),
    ),
    ...(params.length === 0 ? [] : [{ call, id: text, ...(body && { body: sampleOf(body) }) }]),
    ...Object.keys(query).map((name) => ({ call, ...about(params), query: `?${name}=${path}` })),
    { call, ...about(params), query: `?${path}=${path}`, ...(body && { body: { [text]: text } }) },
  ]);
  const header = text.replaceAll(/[^\x20-\x7e]/g, '') || MARK;
  const headers = {
    'user-agent': header,
    'x-device-key': header,
    'idempotency-key': header,
    'x-claim-secret': header,
    referer: header,
    'x-forwarded-for': header,
  };
  await inParallel(places, 12, async ({ call, ...asked }, index) => {
    await askCall(app.url, call.name, { token: tokens[index % tokens.length], headers, ...asked });
  });
  return places.length;
}

describe('S24 S49 what people send is not in the log', () => {
  it('in whatever field, header, address or query, by whomever: each request is one line of its own, without a word of it', async () => {
    const before = app.log.length;
    let sent = 0;
    // Parsed line by line: a line that text had broken in two would be no JSON, or one too many.
    for (const text of lineTexts.slice(0, 6)) sent += await markEverywhere(`${MARK}${text}`);
    const lines = app.log.slice(before);
    expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(sent);
    expect(lines.filter((line) => JSON.stringify(line).includes(MARK))).toEqual([]);
    expect(lines.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });

  it('nor who they are: no name, address, number, password or token of anybody', async () => {
    await Promise.all([
      askCall(app.url, 'reportDisaster', { body: { ...report, name: 'Meera NAMEMARK' } }),
      askCall(app.url, 'login', { body: { email: people.ngo.email, password: newPassword() } }),
      askCall(app.url, 'updateAccount', {
        token: people.ngo.token,
        body: { name: 'Meera NAMEMARK', changedAt: new Date().toISOString() },
        headers: { 'idempotency-key': randomUUID() },
      }),
      askCall(app.url, 'findAccounts', { token: people.admin.token, query: `?search=${people.ngo.email}` }),
    ]);
    const log = JSON.stringify(app.log.filter(({ msg }) => !String(msg).startsWith('Server listening')));
    const secrets = Object.values(people).flatMap(({ name, email, password, token, logoutKey }) => [
      name,
      email,
      password,
      token,
      logoutKey,
    ]);
    for (const secret of [...secrets, 'NAMEMARK', report.contactNumber, report.address, '127.0.0.1']) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });
});

describe('S42 nothing private is kept on the way or stands in an address', () => {
  /** Lists of which a device keeps a copy of its own: it asks by their tags whether there is anything new. */
  const copied = new Set([
    'listReports',
    'listAid',
    'listNgos',
    'listChanges',
    'listRoadBlocks',
    'getReportIndex',
    'countDisasters',
    'getFunds',
    'getCampaignFunds',
  ]);

  it('every answer of the API, to whomever, is stored by nobody', async () => {
    for (const token of [undefined, people.volunteer.token, people.admin.token]) {
      for (const { name } of calls) {
        const { headers } = await askCall(app.url, name, { token, id: name === 'listChanges' ? 'ngos' : randomUUID() });
        // The ledger is for everybody, and the same for everybody.
        if (!name.startsWith('getLedger')) expect([name, headers.get('cache-control')]).toEqual([name, 'no-store']);
        const hasTag = headers.get('etag') !== null;
        expect([name, hasTag && !copied.has(name), headers.get('last-modified')]).toEqual([name, false, null]);
      }
      // The calls above end the sessions of who makes them.
      people.volunteer = await signInAs(app, people.volunteer);
      people.admin = await signInAs(app, people.admin);
    }
  });

  const inAddress = [
    'about aidId id list campaign',
    'category lane language role scope severity sort state status type unclaimed unconfirmed urgent allocated',
    // Of the public ledger: a number, and a place in a tree of hashes.
    'index path',
    // Of a photo: itself, or its small picture.
    'form',
    'cursor from limit most since to',
    // What an admin looks for: words, and what lies around a place that stands for a square kilometre.
    'search lati long radiusKm',
    // Of the index of what is reported, and of what a phone keeps: a square of a degree, a hundred kilometres wide.
    'square',
    // Of the map: whole degrees round what a phone shows of it, and how wide its cells are.
    'box degrees',
    // Of the button by which a mail program leaves the newsletter: RFC 8058 has it in the address, and it opens nothing else.
    'token',
  ].flatMap((names) => names.split(' '));

  it('an address holds no more than ids, states, times and cursors; what an admin looks for, a wide square, and a mail program’s button, are the exceptions', () => {
    const described = describedCalls.flatMap(({ params, query }) => [...params, ...Object.keys(query)]);
    expect([...new Set(described)].toSorted()).toEqual(inAddress.toSorted());
  });

  it('a place in it is one of a square kilometre, and is not in the log', async () => {
    const ask = (lati: string, long: string) =>
      askCall(app.url, 'findReports', {
        token: people.admin.token,
        query: `?lati=${lati}&long=${long}&radiusKm=5&from=2026-01-02T03:04:05.678Z`,
      });
    const before = app.log.length;
    expect((await ask('-37.81', '144.96')).status).toBe(200);
    expect((await ask('-37.813', '144.9631')).json['fields']).toEqual({
      lati: expect.any(String),
      long: expect.any(String),
    });
    const log = JSON.stringify(app.log.slice(before));
    expect(log).toContain('/api/report/find');
    for (const told of ['37.81', '144.96', '03:04:05.678']) expect([told, log.includes(told)]).toEqual([told, false]);
  });
});

describe('S59 who signed in, who was refused, and who decided what is written down', () => {
  it('in the log: sign-in, wrong password, unknown address, denial, password change and sign-out, with who and when', async () => {
    const before = app.log.length;
    const { email, password, id } = people.pendingNgo;
    await askCall(app.url, 'login', { body: { email, password: newPassword() } });
    await askCall(app.url, 'login', { body: { email: `${randomUUID()}@example.org`, password } });
    const { token } = await signInAs(app, people.pendingNgo);
    await askCall(app.url, 'listApprovals', { token });
    await askCall(app.url, 'getAccount', {});
    const next = newPassword();
    await askCall(app.url, 'changeEmail', { token, body: { password, email: email.toUpperCase() } });
    await askCall(app.url, 'changePassword', { token, body: { password, newPassword: next } });
    const again = await signInAs(app, { email, password: next });
    await askCall(app.url, 'logout', { body: { logoutKey: again.logoutKey } });
    const events = app.log.slice(before).filter(({ event }) => event !== undefined);
    const told = events.map(({ event, account, why, route }) => [event, account, why ?? route]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['sign-in-refused', id, 'password'],
        ['sign-in-refused', undefined, 'unknown'],
        ['signed-in', id, undefined],
        ['denied', id, '/api/approvals'],
        ['denied', undefined, '/api/account'],
        ['email-changed', id, undefined],
        ['password-changed', id, undefined],
        ['signed-out', id, undefined],
      ]),
    );
    for (const event of events) {
      expect(event).toMatchObject({ time: expect.any(Number), requestId: expect.any(String), level: 30 });
    }
  });

  it('in the audit: what admins decide, with who, what about whom, and why', async () => {
    const { token, id: admin } = people.admin;
    const about = people.pendingVolunteer.id;
    const reason = 'Known to the district office';
    await askCall(app.url, 'decideApproval', { token, id: about, body: { decision: 'approve', reason } });
    const reportId = randomUUID();
    await askCall(app.url, 'reportDisaster', { body: report, headers: { 'idempotency-key': reportId } });
    await askCall(app.url, 'updateReport', { token, id: reportId, body: { status: 'approved' } });
    for (const subject of [about, reportId]) {
      const { json } = await askCall(app.url, 'readAudit', { token, query: `?about=${subject}` });
      const acts = json['data'] as { actor?: { _id: string }; about?: string; at: string }[];
      const decided = acts.filter(({ actor }) => actor?._id === admin);
      expect(decided).toHaveLength(1);
      expect(decided[0]).toMatchObject({ about: subject, at: expect.stringMatching(/^\d{4}-/) });
    }
  });
});
