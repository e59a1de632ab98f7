import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { getHistory } from '../../contract/calls/overview.ts';
import { is } from 'valibot';
import { actOnReport, alert, makeReport, outcomeIn } from '../../tests/support/server/acts.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { AT_ONCE } from '../store/alerts/choose-recipients.ts';
import { chooseOn } from './choose-on.ts';

const MORE = AT_ONCE + 600;
const RINGS = [0.1, 0.5, 3];

onEachPostgres('an alert to more people than one act can choose', (app) => {
  let admin: TestPerson;
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
    // Around 10, 20: one in three within each ring, the first few with two phones.
    await app().query(
      `WITH made AS (
         INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
         SELECT gen_random_uuid(), 'V', n || '@v.example', n || '@v.example', '', 'volunteer', 'approved', now(), '', ''
         FROM generate_series(1, $1::int) AS n RETURNING id),
       opened AS (
         INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
         SELECT id, id, id, id, 'A phone', now(), now(), now() + interval '1 year' FROM made RETURNING id)
       INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
       SELECT gen_random_uuid(), gen_random_uuid(), id, id, 10 + ($2::float8[])[1 + (n + phone) % 3], 20, now(), now()
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM opened) AS person, generate_series(0, 1) AS phone
       WHERE phone = 0 OR n <= 30`,
      [MORE, RINGS],
    );
  });
  const alertAll = async (radiusKm: number) => {
    const [id, key] = [await makeReport(app(), { location: { lati: 10, long: 20 } }), randomUUID()];
    expect(outcomeIn(await alert(admin, { disasterId: id, radiusKm }, key))).toEqual({ result: 'done' });
    return { id, alertId: key };
  };
  const standOf = async (alertId: string) => {
    const [stand] = await app().query<{ chosen: number; choosing: boolean; kept: number }>(
      `SELECT chosen, choosing, (SELECT count(*)::int FROM alert_recipients WHERE alert_id = alerts.id) AS kept
       FROM alerts WHERE id = $1`,
      [alertId],
    );
    return stand;
  };
  const toldOf = async (id: string) => {
    const { json } = await admin.ask('GET', `/api/history/${id}`);
    expect(is(getHistory.answers[200], json)).toBe(true);
    const acts = json['data'] as { action: string; alert?: object }[];
    return acts.find(({ action }) => action === 'volunteers-alerted')?.alert;
  };

  it('stands at once; its people follow, each once, whoever chooses them, and the admin sees how many', async () => {
    const { id, alertId } = await alertAll(2_000);
    const near = (await standOf(alertId))?.kept ?? 0;
    expect(await toldOf(id)).toMatchObject({ chosen: near, choosing: true });
    const chosen = await Promise.all([chooseOn(app().pool), chooseOn(app().pool), chooseOn(app().pool)]);
    expect(chosen.reduce((sum, count) => sum + count, near)).toBe(MORE);
    expect(await standOf(alertId)).toEqual({ chosen: MORE, choosing: false, kept: MORE });
    expect(await toldOf(id)).toMatchObject({ chosen: MORE });
    expect(await toldOf(id)).not.toHaveProperty('choosing');
    expect(await chooseOn(app().pool)).toBe(0);
  });

  it('has those near it at once, and goes on where it was stopped', async () => {
    const { alertId } = await alertAll(2_000);
    const { length } = await app().query(
      `SELECT DISTINCT account_id FROM devices WHERE lat BETWEEN 9.9 AND 10.2 AND lng = 20 AND account_id IS NOT NULL`,
    );
    expect(length).toBeGreaterThan(1_000);
    expect(await standOf(alertId)).toEqual({ chosen: length, choosing: true, kept: length });
    let steps = 0;
    await chooseOn(app().pool, () => (steps += 1) > 1);
    const stand = await standOf(alertId);
    expect(stand).toMatchObject({ choosing: true, kept: stand?.chosen });
    expect(stand?.kept).toBeGreaterThan(length);
    await chooseOn(app().pool);
    expect(await standOf(alertId)).toEqual({ chosen: MORE, choosing: false, kept: MORE });
  });

  it('to all, where nobody knows the place, is chosen so too', async () => {
    const [id, key] = [await makeReport(app(), { location: undefined }), randomUUID()];
    await alert(admin, { disasterId: id }, key);
    expect(await chooseOn(app().pool)).toBe(MORE);
    expect(await standOf(key)).toEqual({ chosen: MORE, choosing: false, kept: MORE });
  });

  it('goes to nobody more once the disaster is over', async () => {
    const { id, alertId } = await alertAll(2_000);
    await actOnReport(admin, { act: 'decide', reportId: id, to: 'resolved', seen: 'active' });
    const before = await standOf(alertId);
    expect(await chooseOn(app().pool)).toBe(0);
    expect(await standOf(alertId)).toEqual({ ...before, choosing: false });
  });

  it('to some of them needs no more than its act', async () => {
    const { alertId } = await alertAll(20);
    expect(await standOf(alertId)).toMatchObject({ choosing: false });
    expect((await standOf(alertId))?.kept).toBeGreaterThan(1_000);
  });

  it('near it are too many for its act: they come first all the same', async () => {
    const [id, key] = [await makeReport(app(), { location: { lati: 10, long: 20 } }), randomUUID()];
    // All phones come near.
    await app().query(`UPDATE devices SET lat = 10.1 WHERE lng = 20`);
    await alert(admin, { disasterId: id, radiusKm: 50 }, key);
    expect(await standOf(key)).toEqual({ chosen: 0, choosing: true, kept: 0 });
    await chooseOn(app().pool);
    expect(await standOf(key)).toEqual({ chosen: MORE, choosing: false, kept: MORE });
  });
});
