import { createHash, randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { listAid } from '../contract/calls/aid.ts';
import { getDisaster } from '../contract/calls/reports.ts';
import { aid, report } from '../tests/support/server/bodies.ts';
import { onEachPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';

onEachPostgres('who sees what', (app) => {
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
        'reportedAt',
        'severity',
        'status',
      ];
      expect(Object.keys(view ?? {}).toSorted()).toEqual([...members, ...more].toSorted());
      expect(view).toMatchObject({
        displayStatus,
        location: { lati: 12.97, long: 77.59 },
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

    it('gives one and the same 404 for a wrong secret, an unknown id and a malformed one', async () => {
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

    it('lets no secret open a report that came without one', async () => {
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

    it('comes whole and newest first over many pages, same times included', async () => {
      await app().query(`
        INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow)
        SELECT gen_random_uuid(), owner, body, disaster_type, requirements, deadline,
               timestamptz '2026-01-01T00:00:00Z' + make_interval(secs => n / 7), 0
        FROM aid_requests, generate_series(1, 1500) AS n WHERE position(',' IN body) > 0`);
      const { headers } = await ask(`${app().url}/api/aid/all`);
      expect(headers.get('content-encoding')).toBe('gzip');
      const { data } = await list();
      const [row] = await app().query<{ rows: number }>('SELECT count(*)::int AS rows FROM aid_requests');
      expect(new Set(data.map(({ _id }) => _id)).size).toBe(row?.rows);
      const times = data.map(({ createdAt }) => String(createdAt));
      expect(times).toEqual(times.toSorted().toReversed());
    });
  });
});
