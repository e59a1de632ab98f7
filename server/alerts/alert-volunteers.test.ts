import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { adminMessages } from '../../contract/admin-messages.ts';
import { alertVolunteers, previewAlert } from '../../contract/calls/acts.ts';
import { getHistory } from '../../contract/calls/overview.ts';
import { suggestedRadiusKm } from '../../contract/policies/alert-suggestions.ts';
import { actOnReport, addDevice, alert, makeReport, outcomeIn, seenReport } from '../../tests/support/server/acts.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { runCommand } from '../../tests/support/server-command.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { texts } from '../texts.ts';

onEmbeddedPostgres('alerts to volunteers', (app) => {
  let people: TestPeople;
  let admin: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    admin = people.admin;
    other = await makeApproved(app(), 'admin');
  });
  /** A place that no other test has volunteers at. */
  let row = -80;
  const somewhere = () => ({ lat: (row += 4), lng: 20 });
  const located = ({ lat, lng }: { lat: number; lng: number }) => ({ location: { lati: lat, long: lng } });
  const volunteersAt = async (...places: ({ lat: number; lng: number } | undefined)[]) => {
    const made = await makeVolunteers(app(), places.length);
    for (const [index, { id }] of made.entries()) await addDevice(app(), id, places[index]);
    return made.map(({ id }) => id);
  };
  const chosenBy = async (disaster: string) =>
    (
      await app().query<{ id: string }>(
        `SELECT alert_recipients.account_id AS id FROM alert_recipients JOIN alerts ON alerts.id = alert_id WHERE disaster_id = $1 ORDER BY 1`,
        [disaster],
      )
    ).map(({ id }) => id);
  const preview = async (id: string, query = '') => {
    const answer = await admin.ask('GET', `/api/notification/reach/${id}${query}`);
    if (answer.status === 200) expect(is(previewAlert.answers[200], answer.json)).toBe(true);
    return answer.json['data'] as { near: number; volunteers: number; radiusKm: number } | undefined;
  };

  it('approve and alert in one act, and record whom: near it by its own position, whatever the call says', async () => {
    const place = somewhere();
    const near = await volunteersAt(place, { lat: place.lat + 0.2, lng: place.lng - 0.2 });
    await volunteersAt({ lat: place.lat + 0.6, lng: place.lng }, undefined);
    const [id, key] = [await makeReport(app(), located(place)), randomUUID()];
    expect(await preview(id)).toMatchObject({ near: 2, radiusKm: suggestedRadiusKm('severe') });
    const body = { disasterId: id, longitude: 0, lattitude: 0, volunteersWanted: 7, seen: 'pending' };
    const answer = await alert(admin, body, key);
    expect([answer.status, is(alertVolunteers.answers[201], answer.json)]).toEqual([201, true]);
    expect(answer.json).toMatchObject({ success: true, message: adminMessages.alerted });
    expect(outcomeIn(answer)).toEqual({ result: 'done' });
    expect((await alert(admin, body, key)).text).toBe(answer.text);
    expect(await chosenBy(id)).toEqual(near.toSorted());
    const seen = await seenReport(admin, id);
    expect(seen).toMatchObject({ status: 'approved', displayStatus: 'active', volunteersWanted: 7, lane: 'main' });
    expect(Date.parse(String(seen['alertedAt']))).toBeGreaterThan(0);
    const { json } = await admin.ask('GET', `/api/history/${id}`);
    expect(is(getHistory.answers[200], json)).toBe(true);
    const told = json['data'] as { action: string }[];
    expect(told.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
      // The look of above.
      'contact-seen',
      'report-decided',
      'report-received',
      'volunteers-alerted',
    ]);
    expect(told.find(({ action }) => action === 'volunteers-alerted')).toMatchObject({
      by: { _id: admin.id },
      alert: { title: 'Flood in Ward 4', radiusKm: 50, chosen: 2 },
    });
  });

  it('serve a client of section 7: no key, no more than its fields', async () => {
    const id = await makeReport(app(), located(somewhere()));
    const answer = await alert(admin, { disasterId: id, longitude: '77.5', lattitude: '12.9' }, null);
    expect([answer.status, answer.json['success'], answer.json['message']]).toEqual([201, true, adminMessages.alerted]);
    // Pressed twice: nobody is alerted twice.
    const again = await alert(admin, { disasterId: id, longitude: '77.5', lattitude: '12.9' }, null);
    expect([again.status, again.json['message']]).toEqual([201, texts.actStoodSo]);
    expect(await app().query('SELECT 1 FROM alerts WHERE disaster_id = $1', [id])).toHaveLength(1);
    const bare = await alert(other, { disasterId: id, title: 'Other words' }, null);
    expect([bare.status, bare.json['kind']]).toEqual([409, 'conflict']);
  });

  it('of two admins at once alert once: the other is told who was first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await makeReport(app(), located(somewhere()));
      const pair = [
        () => alert(admin, { disasterId: id, seen: 'pending', title: 'One' }),
        () => alert(other, { disasterId: id, seen: 'pending', title: 'Two' }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? pair : pair.toReversed()).map((send) => send()));
      const results = answers.map(outcomeIn).toSorted((a) => (a?.result === 'done' ? -1 : 1));
      const alerts = await app().query<{ by: string }>('SELECT account_id AS by FROM alerts WHERE disaster_id = $1', [
        id,
      ]);
      const first = alerts[0]?.by === admin.id ? admin : other;
      expect(alerts).toHaveLength(1);
      expect(results).toMatchObject([{ result: 'done' }, { result: 'conflict', stands: 'active', by: first.name }]);
    }
  });

  it('go out again after a minute, never to what another admin has decided meanwhile', async () => {
    const id = await makeReport(app(), located(somewhere()));
    const first = await alert(admin, { disasterId: id });
    expect(outcomeIn(first)).toEqual({ result: 'done' });
    await app().query(`UPDATE alerts SET at = at - interval '61 seconds' WHERE disaster_id = $1`, [id]);
    const again = await alert(admin, { disasterId: id, seen: 'active', volunteersWanted: 30 });
    expect(outcomeIn(again)).toEqual({ result: 'done' });
    expect(await seenReport(admin, id)).toMatchObject({ volunteersWanted: 30 });
    expect(await app().query('SELECT 1 FROM alerts WHERE disaster_id = $1', [id])).toHaveLength(2);
    for (const to of ['dismissed', 'resolved']) {
      const report = await makeReport(app());
      await actOnReport(other, { act: 'decide', reportId: report, to: 'active', seen: 'pending' });
      await actOnReport(other, { act: 'decide', reportId: report, to, seen: 'active', reason: 'Over' });
      const late = await alert(admin, { disasterId: report, seen: 'active' });
      expect([late.status, outcomeIn(late)]).toMatchObject([201, { result: 'conflict', stands: to, by: other.name }]);
      expect(await seenReport(admin, report)).toMatchObject({ displayStatus: to });
      expect(await chosenBy(report)).toEqual([]);
    }
  });

  it('choose approved volunteers alone, each once, over the antimeridian and around the pole', async () => {
    const [a = '', b = ''] = await volunteersAt({ lat: 64, lng: 179.9 }, { lat: 64, lng: -179.9 });
    await addDevice(app(), a, { lat: 64.01, lng: 179.95 });
    for (const person of [people.ngo, people.pendingVolunteer, admin])
      await addDevice(app(), person.id, { lat: 64, lng: 180 });
    const fiji = await makeReport(app(), located({ lat: 64, lng: 179.99 }));
    await alert(admin, { disasterId: fiji, radiusKm: 20 });
    expect(await chosenBy(fiji)).toEqual([a, b].toSorted());
    const poles = await volunteersAt({ lat: 89.9, lng: 0 }, { lat: 89.9, lng: 179 });
    await volunteersAt({ lat: 89, lng: 90 });
    const pole = await makeReport(app(), located({ lat: 89.95, lng: 90 }));
    expect(await preview(pole, '?radiusKm=30')).toMatchObject({ near: 2, radiusKm: 30 });
    await alert(admin, { disasterId: pole, radiusKm: 30 });
    expect(await chosenBy(pole)).toEqual(poles.toSorted());
  });

  it('go to all volunteers with a device where nobody knows the place; a position that was put right counts', async () => {
    const place = somewhere();
    const [near] = await volunteersAt(place);
    const id = await makeReport(app(), { location: undefined });
    const [{ count } = { count: 0 }] = await app().query<{ count: number }>(
      `SELECT count(DISTINCT account_id)::int AS count FROM devices JOIN accounts ON accounts.id = account_id
       WHERE role = 'volunteer' AND status = 'approved'`,
    );
    expect((await preview(id))?.near).toBe(count);
    await actOnReport(admin, { act: 'revise', reportId: id, seen: 0, facts: { ...located(place), severity: 'mild' } });
    expect(await preview(id)).toMatchObject({ near: 1, radiusKm: suggestedRadiusKm('mild') });
    await alert(admin, { disasterId: id });
    expect(await chosenBy(id)).toEqual([near]);
    const nowhere = await makeReport(app(), { location: undefined });
    await alert(admin, { disasterId: nowhere });
    expect(await chosenBy(nowhere)).toHaveLength(count);
  });

  it('are approved and recorded together, or neither', async () => {
    const [id, key] = [await makeReport(app(), located(somewhere())), randomUUID()];
    const stranger = new pg.Client({ connectionString: app().databaseUrl });
    await stranger.connect();
    try {
      await stranger.query('BEGIN; LOCK TABLE alert_recipients IN EXCLUSIVE MODE');
      const broken = await alert(admin, { disasterId: id }, key);
      expect([broken.status, broken.json['kind']]).toEqual([409, 'busy']);
    } finally {
      await stranger.end();
    }
    expect(await seenReport(admin, id)).toMatchObject({ displayStatus: 'pending' });
    expect(await app().query('SELECT 1 FROM alerts WHERE disaster_id = $1', [id])).toEqual([]);
    expect(outcomeIn(await alert(admin, { disasterId: id }, key))).toEqual({ result: 'done' });
  });

  it('are for admins alone, within the limits; what is erased or deleted goes', async () => {
    const place = somewhere();
    const [gone = '', kept = ''] = await volunteersAt(place, place);
    const id = await makeReport(app(), located(place));
    for (const person of [people.volunteer, people.ngo, people.pendingAdmin])
      expect((await alert(person, { disasterId: id })).status).toBe(403);
    for (const radiusKm of [0, 2001, '30'])
      expect((await alert(admin, { disasterId: id, radiusKm })).json['fields']).toHaveProperty('radiusKm');
    for (const query of ['?radiusKm=0', '?radiusKm=2001', '?radiusKm=x'])
      expect((await admin.ask('GET', `/api/notification/reach/${id}${query}`)).status).toBe(422);
    expect((await alert(admin, { disasterId: randomUUID() })).json['kind']).toBe('not-found');
    await alert(admin, { disasterId: id });
    await deleteAccount(app().pool, gone, Date.now());
    expect(await chosenBy(id)).toEqual([kept]);
    expect((await runCommand('erase', [id, '--yes'], { databaseUrl: app().databaseUrl, dataDir: tmpdir() })).code).toBe(
      0,
    );
    expect(await app().query('SELECT 1 FROM alerts WHERE disaster_id = $1', [id])).toEqual([]);
    expect((await alert(admin, { disasterId: id })).json['kind']).toBe('gone');
  });
});
