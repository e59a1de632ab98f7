import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { is } from 'valibot';
import { getVolunteer } from '../../contract/calls/volunteer.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';

const AADHAAR = '2341 2341 2346';
const MASKED = 'XXXX XXXX 2346';
const salt = randomUUID();

onEmbeddedPostgres('profiles of volunteers', (app) => {
  let people: TestPeople;
  let asha: TestPerson;

  beforeAll(async () => {
    people = await makePeople(app());
    asha = await makeApproved(app(), 'volunteer');
  });

  const save = (who: TestPerson, fields: object, more: Record<string, string> = {}) =>
    who.ask('POST', '/api/volunteers/', { userId: who.id, ...fields }, more);
  const keyed = () => ({ 'idempotency-key': randomUUID() });
  const look = async (who: TestPerson, id: string) => {
    const answer = await who.ask('POST', '/api/volunteers/getvoldetails', { id });
    if (answer.status === 200) expect(is(getVolunteer.answers[200], answer.json)).toBe(true);
    return answer;
  };
  const own = async (who: TestPerson) => (await look(who, who.id)).json;
  const rowOf = async (who: TestPerson) =>
    (await app().query<Record<string, string | null>>('SELECT * FROM volunteer_profiles WHERE id = $1', [who.id]))[0];

  it('keeps what section 3 names, shows it at the top level, and takes name and e-mail of the account', async () => {
    const ravi = await makeApproved(app(), 'volunteer');
    expect(await own(ravi)).toEqual({ success: true, _id: ravi.id, name: ravi.name, email: ravi.email });
    const fields = {
      name: 'Ravi',
      email: 'r@example.org',
      phone: '+91 98765 43210',
      address: 'Ward 4',
      city: 'Saharsa',
      bloodGroup: 'O−',
      familyContact: 'Leela',
      emergencyContact: '112',
      skills: 'boat',
      availability: 'nights',
    };
    const saved = await save(ravi, { ...fields, accesstoken: 'anything', aadharNumber: AADHAAR });
    expect([saved.status, saved.json['message']]).toEqual([201, 'Profile updated successfully!']);
    expect(await own(ravi)).toEqual({ success: true, _id: ravi.id, ...fields, aadharNumber: MASKED });
    await save(ravi, { phone: '', email: ' ', bloodGroup: '', skills: 'boat, radio' });
    const { phone: _phone, bloodGroup: _group, ...rest } = fields;
    const expected = { ...rest, email: ravi.email, skills: 'boat, radio', aadharNumber: MASKED };
    expect(await own(ravi)).toEqual({ success: true, _id: ravi.id, ...expected });
  });

  it('of each member the change with the latest time stays, in whatever order they arrive', async () => {
    const at = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();
    await save(asha, { city: 'Patna', skills: 'first aid', name: 'Asha K.', changedAt: at(10) }, keyed());
    await save(asha, { city: 'Gaya', address: 'Ward 9', name: 'Asha', changedAt: at(20) }, keyed());
    expect(await own(asha)).toMatchObject({ city: 'Patna', skills: 'first aid', address: 'Ward 9', name: 'Asha K.' });
    await save(asha, { city: 'Ara', changedAt: at(5) }, keyed());
    expect(await own(asha)).toMatchObject({ city: 'Ara', skills: 'first aid' });
  });

  it('a clock that is ahead makes nothing stay longer, and keeps the order of one batch', async () => {
    const ahead = new Date(Date.now() + 3_600_000);
    const item = (city: string, minutes: number) =>
      batchItem(randomUUID(), 'saveVolunteerProfile', {
        userId: asha.id,
        city,
        name: city,
        changedAt: new Date(ahead.getTime() + minutes * 60_000).toISOString(),
      });
    await asha.ask('POST', '/api/outbox', { owner: asha.id, items: [item('Zagora', 1), item('Agdz', 2)] });
    expect(await own(asha)).toMatchObject({ city: 'Agdz', name: 'Agdz' });
    await save(asha, { city: 'Sohag' });
    expect(await own(asha)).toMatchObject({ city: 'Sohag' });
  });

  it('an item that comes twice is one, and a profile is saved by nobody else', async () => {
    const key = keyed();
    const body = { city: 'Darbhanga', accesstoken: asha.token };
    expect((await save(asha, body, key)).status).toBe(201);
    await save(asha, { city: 'Patna' });
    const again = await save(asha, body, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await own(asha)).toMatchObject({ city: 'Patna' });
    expect((await save(asha, { userId: people.volunteer.id, city: 'x' })).status).toBe(403);
    const { url } = app();
    const nobody = await fetch(`${url}/api/volunteers/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: asha.id, city: 'x', accesstoken: asha.token }),
    });
    expect(nobody.status).toBe(401);
  });

  it('S47 an Aadhaar number is optional, checked, sealed with a keyed hash, and shown masked', async () => {
    expect(await own(people.volunteer)).not.toHaveProperty('aadharNumber');
    for (const wrong of ['2341 2341 2345', '1234 1234 1234', 'number', '2341']) {
      const refused = await save(people.volunteer, { aadharNumber: wrong });
      expect([refused.status, refused.json['fields']]).toEqual([422, { aadharNumber: 'not a number of 12 digits' }]);
    }
    expect((await save(people.volunteer, { aadharNumber: AADHAAR })).status).toBe(201);
    const row = await rowOf(people.volunteer);
    expect(row?.['aadhaar']).toMatch(/^[A-Za-z0-9+/=]{50,}$/);
    expect(row?.['aadhaar_mark']).toMatch(/^[0-9a-f]{64}$/);
    for (const who of [people.volunteer, people.admin]) {
      expect((await look(who, people.volunteer.id)).json).toMatchObject({ aadharNumber: MASKED });
    }
  });

  it('S47 the masked number that comes back changes nothing, and an empty one takes it away', async () => {
    await save(people.volunteer, { aadharNumber: AADHAAR });
    const before = await rowOf(people.volunteer);
    await save(people.volunteer, { aadharNumber: MASKED, phone: '112' });
    expect(await rowOf(people.volunteer)).toMatchObject({
      aadhaar: before?.['aadhaar'],
      aadhaar_mark: before?.['aadhaar_mark'],
      phone: '112',
    });
    await save(people.volunteer, { aadharNumber: '' }, keyed());
    expect(await rowOf(people.volunteer)).toMatchObject({ aadhaar: null, aadhaar_mark: null });
    expect(await own(people.volunteer)).not.toHaveProperty('aadharNumber');
  });

  it('S47 a removal that was older than the number does not take it away', async () => {
    await save(people.volunteer, { aadharNumber: AADHAAR });
    await save(people.volunteer, { aadharNumber: '', changedAt: new Date(Date.now() - 60_000).toISOString() });
    expect(await rowOf(people.volunteer)).toMatchObject({ aadhaar_mark: expect.any(String) as string });
  });

  it('S47 a whole number is refused where a receipt would keep a digest of it, alone and in a batch', async () => {
    const wish = { userId: asha.id, aadharNumber: AADHAAR };
    const alone = await save(asha, wish, keyed());
    expect([alone.status, Object.keys(alone.json['fields'] as object)]).toEqual([422, ['aadharNumber']]);
    const id = randomUUID();
    const item = batchItem(id, 'saveVolunteerProfile', wish);
    const { json } = await asha.ask('POST', '/api/outbox', { owner: asha.id, items: [item] });
    expect(json['answers']).toMatchObject([{ id, status: 422 }]);
    expect(await app().query('SELECT 1 FROM receipts WHERE id = $1', [id])).toEqual([]);
    expect(await own(asha)).not.toHaveProperty('aadharNumber');
  });

  it('S48 a blood group, of which there are eight, travels with a salt where a receipt keeps a digest', async () => {
    const bare = await save(asha, { bloodGroup: 'AB+' }, keyed());
    expect([bare.status, Object.keys(bare.json['fields'] as object)]).toEqual([422, ['bloodGroup']]);
    expect((await save(asha, { bloodGroup: 'AB+', salt }, keyed())).status).toBe(201);
    expect(await own(asha)).toMatchObject({ bloodGroup: 'AB+' });
    expect(JSON.stringify(await rowOf(asha))).not.toContain('AB+');
  });

  it('S05 tells all to its owner and to admins, name and phone to who is on the same disaster, and nothing else', async () => {
    const [vic, mate] = [await makeApproved(app(), 'volunteer'), await makeApproved(app(), 'volunteer')];
    await save(vic, { phone: '+91 98765 11111', city: 'Saharsa', aadharNumber: AADHAAR });
    const nothing = (await look(people.volunteer, randomUUID())).json;
    const { volunteer, ngo, pendingVolunteer, pendingAdmin } = people;
    for (const who of [volunteer, ngo, pendingVolunteer, pendingAdmin, mate]) {
      const { status, json } = await look(who, vic.id);
      expect([status, { ...json, requestId: '' }]).toEqual([404, { ...nothing, requestId: '' }]);
    }
    expect((await look(people.admin, vic.id)).json).toMatchObject({ city: 'Saharsa', email: vic.email });
    expect((await look(people.admin, randomUUID())).status).toBe(404);

    const disaster = await makeDisaster(app());
    await makeWork(app(), vic, disaster, 'arrived');
    const work = await makeWork(app(), mate, disaster, 'declined');
    expect((await look(mate, vic.id)).status).toBe(404);
    for (const state of ['accepted', 'done']) {
      await app().query('UPDATE acceptances SET state = $2 WHERE id = $1', [work, state]);
      const { json } = await look(mate, vic.id);
      expect(json).toEqual({ success: true, _id: vic.id, name: vic.name, phone: '+91 98765 11111' });
    }
    await app().query(`UPDATE accounts SET status = 'refused' WHERE id = $1`, [mate.id]);
    expect((await look(mate, vic.id)).status).toBe(404);
    const acts = await app().query(
      `SELECT actor, action, detail FROM acts WHERE about = $1 AND action <> 'registered' ORDER BY at`,
      [vic.id],
    );
    const seen = (who: TestPerson, as: string) => ({ actor: who.id, action: 'profile-seen', detail: { as } });
    expect(acts).toEqual([seen(people.admin, 'admin'), seen(mate, 'taker'), seen(mate, 'taker')]);
    const lines = app().log.filter(({ event, about }) => event === 'personal-data-seen' && about === vic.id);
    expect(lines.map(({ account }) => account)).toEqual([people.admin.id, mate.id, mate.id]);
  });
});
