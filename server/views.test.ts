import { createHash, randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAid } from '../contract/calls/aid.ts';
import { getDisaster, listReports } from '../contract/calls/reports.ts';
import { aid, report } from '../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { makePeople, signInAs, type TestPeople } from '../tests/support/server/people.ts';

onEmbeddedPostgres('who sees what', (app) => {
  describe('one report', () => {
    const secret = 'a-secret-of-the-phone';
    const claimSecretHash = createHash('sha256').update(secret).digest('hex');
    const make = async (set: string) => {
      const id = randomUUID();
      await post(`${app().url}/api/report/`, { ...report, claimSecretHash, peopleAffected: 12 }, id);
      await app().query(`UPDATE reports SET ${set} WHERE id = $1`, [id]);
      return id;
    };
    const see = async (id: string, shown?: string) => {
      const answer = await ask(`${app().url}/api/report/getdisaster/${id}`, {
        headers: shown === undefined ? {} : { 'x-claim-secret': shown },
      });
      if (answer.status === 200) expect(is(getDisaster.answers[200], answer.json)).toBe(true);
      return { status: answer.status, view: (answer.json['data'] as Record<string, unknown>[] | undefined)?.[0] };
    };

    it.each([
      [`status = 'pending'`, 'pending'],
      [`status = 'rejected'`, 'dismissed'],
    ])('shows anyone only the outline while %s', async (set, displayStatus) => {
      const id = await make(set);
      const { view } = await see(id);
      expect(Object.keys(view ?? {}).toSorted()).toEqual([
        '_id',
        'disasterType',
        'displayStatus',
        'reportedAt',
        'status',
      ]);
      expect(view).toMatchObject({ _id: id, displayStatus });
    });

    it.each([
      [`status = 'approved'`, 'active', []],
      [`status = 'rejected', resolved_at = '2026-01-02T03:04:05Z'`, 'resolved', ['resolvedAt']],
    ])('shows anyone what helps and nobody’s contact while %s', async (set, displayStatus, more) => {
      const { view } = await see(await make(set));
      const members = [
        '_id',
        'description',
        'disasterType',
        'displayStatus',
        'location',
        'near',
        'reportedAt',
        'severity',
        'status',
      ];
      expect(Object.keys(view ?? {}).toSorted()).toEqual([...members, ...more].toSorted());
      expect(view).toMatchObject({
        displayStatus,
        location: { lati: 12.97, long: 77.59 },
        near: { name: 'Bengaluru', region: 'Karnataka', country: 'IN', km: 0 },
        description: 'Water to the windows. Call me on +••• or •••',
      });
    });

    it.each([`status = 'pending'`, `status = 'approved'`, `status = 'rejected'`])(
      'shows the reporter all of their own while %s',
      async (set) => {
        const { view } = await see(await make(set), secret);
        expect(view).toMatchObject({ ...report, peopleAffected: 12 });
      },
    );

    it('S10 gives one and the same 404 for a wrong secret, an unknown id and a malformed one', async () => {
      const id = await make(`status = 'approved'`);
      const answers = await Promise.all([
        see(id, 'wrong'),
        see(id, ''),
        see(randomUUID()),
        see(randomUUID(), secret),
        see('1%27--'),
        see('x'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    });

    it('S10 lets no secret open a report that came without one', async () => {
      const id = randomUUID();
      await post(`${app().url}/api/report/`, report, id);
      expect((await see(id, secret)).status).toBe(404);
      expect((await see(id)).status).toBe(200);
    });
  });

  describe('the aid list', () => {
    const list = async () => {
      const answer = await ask(`${app().url}/api/aid/all`);
      expect(answer.status).toBe(200);
      expect(is(listAid.answers[200], answer.json)).toBe(true);
      return { text: answer.text, data: answer.json['data'] as Record<string, unknown>[] };
    };

    it('is empty, then shows known needs and never who or where', async () => {
      expect((await list()).data).toEqual([]);
      const id = randomUUID();
      await post(`${app().url}/api/aid/create`, { ...aid, location: 'Behind Asha’s house' }, id);
      await post(`${app().url}/api/aid/create`, aid, randomUUID());
      const { text, data } = await list();
      expect(data[1]).toEqual({
        _id: id,
        disasterType: 'flood',
        requirements: [
          { type: 'Drinking water', quantity: '40 litres', urgent: true, status: 'pending' },
          { type: 'other', quantity: '2', urgent: false, status: 'pending' },
        ],
        deadline: aid.deadline,
        status: 'active',
        createdAt: expect.any(String),
      });
      expect(data[0]).toMatchObject({ position: { lati: 12.97, long: 77.59 } });
      for (const word of ['Ravi', '98765', 'Asha', 'children', '12.9716']) expect(text).not.toContain(word);
    });

    it('takes a need for rescue without a quantity, or with a dash for it, and shows none', async () => {
      const requirements = [{ type: 'Evacuation' }, { type: 'Medicine', quantity: '—' }];
      expect((await post(`${app().url}/api/aid/create`, { ...aid, requirements }, randomUUID())).status).toBe(201);
      expect((await list()).data[0]).toMatchObject({
        requirements: ['Evacuation', 'Medicine'].map((type) => ({ type, urgent: false, status: 'pending' })),
      });
      expect((await list()).text).not.toContain('—');
      const refused = await post(
        `${app().url}/api/aid/create`,
        { ...aid, requirements: [{ type: 'Food' }] },
        randomUUID(),
      );
      expect([refused.status, refused.json['fields']]).toEqual([422, { 'requirements.0.quantity': 'required' }]);
    });

    it('comes whole and newest first over many pages, same times included', async () => {
      await app().query(`
        INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow)
        SELECT gen_random_uuid(), owner, body, disaster_type, requirements, deadline,
               timestamptz '2026-01-01T00:00:00Z' + make_interval(secs => n / 7), 0
        FROM aid_requests, generate_series(1, 400) AS n WHERE position(',' IN body) > 0`);
      const { headers } = await ask(`${app().url}/api/aid/all`);
      expect(headers.get('content-encoding')).toBe('gzip');
      const { data } = await list();
      const [row] = await app().query<{ rows: number }>('SELECT count(*)::int AS rows FROM aid_requests');
      expect(row?.rows).toBeGreaterThan(3 * 200);
      expect(new Set(data.map(({ _id }) => _id)).size).toBe(row?.rows);
      const times = data.map(({ createdAt }) => String(createdAt));
      expect(times).toEqual(times.toSorted().toReversed());
    });
  });

  describe('by role', () => {
    let people: TestPeople;
    beforeAll(async () => {
      people = await makePeople(app());
    });

    const outline = ['_id', 'disasterType', 'displayStatus', 'reportedAt', 'status'];
    const open = [...outline, 'description', 'location', 'near', 'severity'];
    const helping = [...open, 'address', 'locationAccuracy', 'volunteersAccepted'];
    // An organization is told how many are on it already, since it may send people where some are missing.
    const lacking = [...open, 'volunteersAccepted'];
    const all = [...helping, 'contactNumber', 'name', 'peopleAffected'];
    const sorted = (members: readonly string[]) => members.toSorted((a, b) => (a < b ? -1 : 1));

    const make = async (set: string) => {
      const id = randomUUID();
      await post(`${app().url}/api/report/`, { ...report, peopleAffected: 12, locationAccuracy: 9000 }, id);
      await app().query(`UPDATE reports SET ${set} WHERE id = $1`, [id]);
      return id;
    };
    type Kind = keyof TestPeople;
    const look = async (kind: Kind, id: string) => {
      const { status, json } = await people[kind].ask('GET', `/api/report/getdisaster/${id}`);
      expect([status, is(getDisaster.answers[200], json)]).toEqual([200, true]);
      return (json['data'] as Record<string, unknown>[])[0] ?? {};
    };
    const list = async (kind: Kind) => {
      const { status, json } = await people[kind].ask('GET', '/api/report/getreport');
      expect([status, is(listReports.answers[200], json)]).toEqual([200, true]);
      return json['data'] as Record<string, unknown>[];
    };

    const everybody: Kind[] = ['admin', 'volunteer', 'ngo', 'pendingVolunteer', 'pendingNgo', 'pendingAdmin'];
    const inAll = { admin: [...all, 'lane', 'revision'], volunteer: outline, ngo: outline };
    const alone = {
      admin: [...all, 'lane', 'revision'],
      volunteer: [...helping, 'contactNumber', 'name'],
      ngo: lacking,
    };
    const inList = { admin: [...all, 'lane', 'revision'], volunteer: helping, ngo: lacking };
    const of = (cells: Record<string, string[]>, kind: Kind, pending: string[]) => sorted(cells[kind] ?? pending);

    it.each(everybody)('S05 %s sees of one report what the table says', async (kind) => {
      const [waiting, active] = await Promise.all([make(`status = 'pending'`), make(`status = 'approved'`)]);
      expect(sorted(Object.keys(await look(kind, waiting)))).toEqual(of(inAll, kind, outline));
      const view = await look(kind, active);
      expect(sorted(Object.keys(view))).toEqual(of(alone, kind, open));
      const isExact = kind === 'admin' || kind === 'volunteer';
      expect(view['location']).toEqual(isExact ? report.location : { lati: 12.97, long: 77.59 });
      expect(view['description'] === report.description).toBe(kind === 'admin');
    });

    it.each(everybody)('S05 %s reads in the list what the table says', async (kind) => {
      const made = { waiting: await make(`status = 'pending'`), active: await make(`status = 'approved'`) };
      const resolved = await make(`status = 'rejected', resolved_at = now()`);
      const aside = await make(`lane = 'triage'`);
      const data = await list(kind);
      const found = (id: string) => data.find(({ _id }) => _id === id);
      expect(sorted(Object.keys(found(made.active) ?? {}))).toEqual(of(inList, kind, open));
      const hidden = [made.waiting, resolved, aside].map((id) => found(id) !== undefined);
      expect(hidden).toEqual(kind === 'admin' ? [true, true, true] : [false, false, false]);
      if (kind !== 'admin') expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['approved']));
      else expect(found(aside)).toMatchObject({ lane: 'triage', name: 'Meera' });
      expect(JSON.stringify(data).includes('Meera')).toBe(kind === 'admin');
      const times = data.map(({ reportedAt }) => String(reportedAt));
      expect(times).toEqual(sorted(times).toReversed());
    });

    it('reads no list for nobody, and takes a refused account for one that waits', async () => {
      expect((await ask(`${app().url}/api/report/getreport`)).status).toBe(401);
      const id = await make(`status = 'approved'`);
      await app().query(`UPDATE accounts SET status = 'refused' WHERE id = $1`, [people.pendingNgo.id]);
      expect(sorted(Object.keys(await look('pendingNgo', id)))).toEqual(sorted(open));
    });

    it('S07 before it took a request an NGO reads where and what, never who', async () => {
      const id = randomUUID();
      const asked = { ...aid, description: 'Ring 98765 00000', location: 'Behind the mill', locationAccuracy: 300 };
      await post(`${app().url}/api/aid/create`, asked, id);
      const of = async (kind: Kind) => {
        const { json } = await people[kind].ask('GET', '/api/aid/all');
        expect(is(listAid.answers[200], json)).toBe(true);
        return (json['data'] as Record<string, unknown>[]).find(({ _id }) => _id === id) ?? {};
      };
      expect(await of('ngo')).toMatchObject({
        description: 'Ring •••',
        location: 'Behind the mill',
        locationAccuracy: 300,
      });
      expect(Object.keys(await of('ngo'))).not.toEqual(expect.arrayContaining(['name']));
      expect(Object.keys(await of('ngo'))).not.toEqual(expect.arrayContaining(['contactNumber']));
      for (const kind of ['volunteer', 'pendingNgo', 'pendingAdmin'] as const) {
        const members = Object.keys(await of(kind));
        expect(
          ['description', 'location', 'locationAccuracy', 'name', 'contactNumber'].filter((member) =>
            members.includes(member),
          ),
        ).toEqual([]);
      }
      expect(await of('admin')).toMatchObject({ name: 'Ravi', contactNumber: '98765 00000', lane: 'main' });
    });

    it('S52 aid requests that were put aside are listed to admins alone', async () => {
      const id = randomUUID();
      await post(`${app().url}/api/aid/create`, aid, id);
      await app().query(`UPDATE aid_requests SET lane = 'triage' WHERE id = $1`, [id]);
      const texts = await Promise.all(
        everybody.map(async (kind) => (await people[kind].ask('GET', '/api/aid/all')).text),
      );
      expect(texts.map((text) => text.includes(id))).toEqual(everybody.map((kind) => kind === 'admin'));
      expect((await ask(`${app().url}/api/aid/all`)).text).not.toContain(id);
    });

    it('S59 each look at how to reach a reporter is written down before it is shown', async () => {
      const id = await make(`status = 'approved'`);
      const seen = () =>
        app().query('SELECT actor, action, about, detail FROM acts WHERE about = $1 ORDER BY at', [id]);
      for (const kind of ['ngo', 'pendingVolunteer', 'pendingAdmin'] as const) await look(kind, id);
      await ask(`${app().url}/api/report/getdisaster/${id}`);
      await Promise.all((['admin', 'volunteer', 'ngo'] as const).map((kind) => list(kind)));
      expect(await seen()).toEqual([]);
      await look('volunteer', id);
      await look('admin', id);
      expect(await seen()).toEqual([
        { actor: people.volunteer.id, action: 'contact-seen', about: id, detail: { as: 'volunteer' } },
        { actor: people.admin.id, action: 'contact-seen', about: id, detail: { as: 'admin' } },
      ]);
      const lines = app().log.filter(({ event }) => event === 'personal-data-seen');
      const told = lines.map(({ account, about }) => [account, about]);
      expect(told).toEqual(
        expect.arrayContaining([
          [people.volunteer.id, id],
          [people.admin.id, 'reports'],
        ]),
      );
      expect(JSON.stringify(lines)).not.toContain('Meera');
      await app().query('ALTER TABLE acts RENAME TO away');
      const unwritten = await people.volunteer.ask('GET', `/api/report/getdisaster/${id}`);
      await app().query('ALTER TABLE away RENAME TO acts');
      expect([unwritten.status, unwritten.text.includes('Meera')]).toEqual([500, false]);
    });

    it('S53 an account has only so many looks in an hour, whatever its sessions; nothing else is held up', async () => {
      const [id, waiting] = await Promise.all([make(`status = 'approved'`), make(`status = 'pending'`)]);
      const path = `/api/report/getdisaster/${id}`;
      const statuses: number[] = [];
      for (let turn = 0; turn < 40; turn += 1) statuses.push((await people.volunteer.ask('GET', path)).status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
      expect(new Set(statuses.slice(31))).toEqual(new Set([429]));
      const elsewhere = await signInAs(app(), people.volunteer);
      const refused = await elsewhere.ask('GET', path);
      expect([refused.status, refused.json['kind']]).toEqual([429, 'slow-down']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect((await list('volunteer')).length).toBeGreaterThan(0);
      expect((await look('volunteer', waiting))['_id']).toBe(waiting);
      expect((await look('admin', id))['name']).toBe('Meera');
      expect((await ask(`${app().url}${path}`)).status).toBe(200);
    });
  });
});
