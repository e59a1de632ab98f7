import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls/table.ts';
import { may } from '../../contract/policies/actions.ts';
import { availablePostgres } from '../../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { accessTable } from '../../tests/support/security/access-table.ts';
import { askCall, callNamed } from '../../tests/support/security/ask-call.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { kindsOf, leavesOf } from '../../tests/support/security/from-schema.ts';
import { ranks, type Rank } from '../../tests/support/security/ranks.ts';
import type { Scene } from '../../tests/support/security/scene.ts';
import { shots } from '../../tests/support/security/shots.ts';
import { tableHashes } from '../../tests/support/security/table-hashes.ts';
import { makeApproved, makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { tusRoutes } from '../photos/tus-server.ts';
import { routes } from '../routes/routes.ts';

let postgres: SharedPostgres;
let app: TestApp;
let scene: Scene;

beforeAll(async () => {
  // The elder one, where it is: every call meets each engine, the younger one in the suites of its rules.
  postgres = sharedPostgres(availablePostgres().at(-1) ?? 'embedded');
  app = await startApp(postgres);
  const [people, victim] = [await makePeople(app), await makeApproved(app, 'volunteer')];
  scene = { app, people, victim };
});

afterAll(async () => {
  await app.close();
});

function personOf(rank: Rank): TestPerson | undefined {
  if (rank === 'anonymous') return undefined;
  return scene.people[rank === 'pending' ? 'pendingVolunteer' : rank];
}

/** One cell: makes ready, asks, and looks that a refusal left everything as it was. */
async function fire(name: string, rank: Rank, whose: 'own' | 'others'): Promise<number> {
  const me = personOf(rank);
  const shot = shots[name];
  if (shot === undefined) throw new Error(`no request is known for ${name}`);
  const asked = await shot({ scene, rank, me, whose });
  const before = await tableHashes(app.query);
  const answer = await askCall(app.url, name, { ...asked, token: asked.token ?? me?.token });
  if (answer.status >= 400) expect(await tableHashes(app.query)).toEqual(before);
  return answer.status;
}

describe('S01 who is let in where', () => {
  const cells = Object.entries(accessTable).flatMap(([name, row]) =>
    (['own', 'others'] as const).flatMap((whose) => {
      const expected = row[whose];
      return expected === undefined ? [] : [[name, whose, expected] as const];
    }),
  );

  it.each(cells)('%s, %s', async (name, whose, expected) => {
    const statuses: number[] = [];
    for (const rank of ranks) statuses.push(await fire(name, rank, whose));
    expect(statuses).toEqual(expected);
  });

  it('a call that names a record has a row about what is somebody else’s, but for those of admins alone', () => {
    const withoutOwner = new Set([
      // A certificate is for whoever was shown its number.
      'getCertificate',
      'getCertificatePdf',
      // Courses are everybody's.
      'learnModule',
      // Names a list, each of whose rows is given as its reader may see it.
      'listChanges',
      // The ledger is public, each entry like the next.
      'getLedgerTile',
      'getLedgerProof',
      // Says of an id that nobody can guess whether it has arrived, and nothing else.
      'verifyReceipts',
    ]);
    const isName = (path: readonly (string | number)[]) =>
      /^(_id|id|ids|\w+Ids?)$/.test(String(path.findLast((part) => part !== 0)));
    const naming = describedCalls.filter(
      ({ params, body }) =>
        params.length > 0 || (body !== undefined && kindsOf(body).some((kind) => leavesOf(kind).some(isName))),
    );
    expect(naming.length).toBeGreaterThan(20);
    const forAdmins = (own: readonly number[]) => own.slice(0, 4).every((status) => status === 401 || status === 403);
    const lacking = naming
      .map(({ call }) => call.name)
      .filter((name) => !withoutOwner.has(name) && !forAdmins(accessTable[name]?.own ?? []))
      .filter((name) => accessTable[name]?.others === undefined);
    expect(lacking).toEqual([]);
  });

  it('agrees with the policy that the call names', () => {
    const people = { pending: 'volunteer', volunteer: 'volunteer', ngo: 'ngo', admin: 'admin' } as const;
    for (const [name, { own }] of Object.entries(accessTable)) {
      ranks.forEach((rank, index) => {
        const person =
          rank === 'anonymous'
            ? undefined
            : {
                _id: '',
                role: people[rank],
                status: rank === 'pending' ? ('pending' as const) : ('approved' as const),
              };
        const isShut = own[index] === 401 || own[index] === 403;
        expect([name, rank, may(person, callNamed(name).who)]).toEqual([name, rank, !isShut]);
      });
    }
  });

  it('a token of nobody opens what is open to nobody, and no more', async () => {
    for (const { name, who } of calls.filter((call) => call.who !== 'anyone')) {
      const { status } = await askCall(app.url, name, { token: 'x'.repeat(43), id: scene.victim.id });
      expect([name, who, status]).toEqual([name, who, 401]);
    }
  });
});

describe('S09 the surface is what it says it is', () => {
  const namesOf = (texts: readonly string[]) => texts.toSorted();

  it('calls, OpenAPI, matrix and requests name the same', () => {
    const table = namesOf(calls.map(({ name }) => name));
    expect(namesOf(describedCalls.map(({ call }) => call.name))).toEqual(table);
    expect(namesOf(Object.keys(accessTable))).toEqual(table);
    expect(namesOf(Object.keys(shots))).toEqual(table);
  });

  it('the router serves exactly these', () => {
    const served = app.app.printRoutes({ commonPrefix: false }).match(/\((?:[A-Z]+(?:, )?)+\)/g) ?? [];
    const methods = served.flatMap((list) => list.slice(1, -1).split(', ')).filter((method) => method !== 'HEAD');
    const ofTus = tusRoutes.flatMap(({ url, method }) =>
      method.filter((one) => one !== 'HEAD').map((one) => ({ method: one, url })),
    );
    const addresses = [
      ...routes.flatMap(({ call: { method, path }, urls }) =>
        (urls ?? [path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')]).map((url) => ({ method, url })),
      ),
      ...ofTus,
    ];
    expect(new Set(routes.map(({ call }) => call))).toEqual(new Set(calls));
    // The printed tree has one line for all wildcards that stand for the rest of an address.
    const wildcards = addresses.filter(({ url }) => url.endsWith('*'));
    expect(methods.length).toBe(addresses.length - Math.max(0, wildcards.length - 1));
    for (const { method, url } of addresses) expect([url, app.app.hasRoute({ method, url })]).toEqual([url, true]);
  });

  it('anything else is 404, another method 405, TRACE too', async () => {
    for (const path of ['/api/x', '/api/users', '/api/users/login/x', '/api/account/x', '/api/approvals/x/y']) {
      expect([path, (await fetch(`${app.url}${path}`)).status]).toEqual([path, 404]);
    }
    for (const { path } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, scene.victim.id);
      expect([path, (await fetch(`${app.url}${url}`, { method: 'PATCH' })).status]).toEqual([path, 405]);
      const [traced] = await sendRaw(
        app.port,
        `TRACE ${url} HTTP/1.1\r\nhost: x\r\ncookie: a=b\r\nconnection: close\r\n\r\n`,
      );
      expect([path, traced?.status, traced?.body.includes('cookie')]).toEqual([path, 405, false]);
    }
  });
});

describe('S06 nothing sends, fills or debugs unasked', () => {
  it.each([
    '/api/notification/broadcast',
    '/api/notification/send',
    '/api/notification/test',
    '/api/notification/tokens',
    '/api/push',
    '/api/seed',
    '/api/demo',
    '/api/debug',
    '/api/test',
    '/api/mail/send',
    '/api/admin/reset',
    '/api/users/seed',
    '/api/users/admin',
    '/api/export',
    '/api/import',
  ])('%s is not there, for nobody and for an admin', async (path) => {
    for (const headers of [{}, { authorization: `Bearer ${scene.people.admin.token}` }]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        expect((await fetch(`${app.url}${path}`, { method, headers })).status).toBe(404);
      }
    }
  });
});
