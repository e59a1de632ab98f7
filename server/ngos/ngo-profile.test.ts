import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { is } from 'valibot';
import { getNgo } from '../../contract/calls/ngos.ts';
import { failureSchema } from '../../contract/entities/receipt.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { copyOf, follow } from '../../tests/support/server/changes-reader.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, send, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';

const PROFILE = {
  organizationName: 'Kosi Flood Relief',
  registrationNumber: 'BR/2011/0042',
  focusAreas: ['Food Aid', 'Boats'],
  address: '12 Station Road\nSupaul',
  city: 'Supaul',
  contact: '+91 6473 223 344',
  website: 'https://kosi-relief.example',
  scope: 'Local',
  image: 'https://kosi-relief.example/boat.jpg',
  description: 'Boats and dry food.',
  longDescription: 'Since the flood of 2008.',
};

onEmbeddedPostgres('profiles of NGOs', (app) => {
  let people: TestPeople;
  let kosi: TestPerson;

  beforeAll(async () => {
    people = await makePeople(app());
    kosi = await makeApproved(app(), 'ngo');
  });

  const save = (who: TestPerson, fields: object, more: Record<string, string> = {}) =>
    who.ask('POST', '/api/ngos/update', { userId: who.id, ...fields }, more);
  const keyed = () => ({ 'idempotency-key': randomUUID() });
  const look = async (id: string, who?: TestPerson) => {
    const answer = who
      ? await who.ask('POST', '/api/ngos/getngo', { id })
      : await send(app(), 'POST', '/api/ngos/getngo', { id });
    expect(is(answer.status === 200 ? getNgo.answers[200] : failureSchema, answer.json)).toBe(true);
    return answer;
  };
  const seen = async (id: string, who?: TestPerson) => (await look(id, who)).json['data'];
  const { contact: contactNumber, ...shown } = PROFILE;

  it('keeps what section 3 names and ours; everybody sees it, and the e-mail address only itself and admins', async () => {
    expect(await seen(kosi.id)).toMatchObject({ _id: kosi.id, organizationName: kosi.name, focusAreas: [] });
    const saved = await save(kosi, PROFILE);
    expect([saved.status, saved.json['message']]).toEqual([201, 'Profile updated successfully!']);
    const open = { _id: kosi.id, ...shown, contactNumber, type: 'Food Aid', status: 'approved' };
    expect(await seen(kosi.id)).toMatchObject(open);
    for (const who of [undefined, people.volunteer, people.ngo, people.pendingNgo]) {
      expect(await seen(kosi.id, who)).not.toHaveProperty('email');
    }
    for (const who of [kosi, people.admin])
      expect(await seen(kosi.id, who)).toMatchObject({ ...open, email: kosi.email });
  });

  it('what is not named stays, what is empty is taken away', async () => {
    const other = await makeApproved(app(), 'ngo');
    await save(other, PROFILE);
    await save(other, { website: '', scope: '', image: ' ', city: 'Patna' });
    const view = await seen(other.id);
    expect(view).toMatchObject({ city: 'Patna', description: PROFILE.description, focusAreas: PROFILE.focusAreas });
    for (const member of ['website', 'scope', 'image']) expect(view).not.toHaveProperty(member);
  });

  it('of each member the change with the latest time stays, in whatever order two phones send them; no clock wins by being ahead', async () => {
    const at = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();
    await save(kosi, { city: 'Patna', focusAreas: ['Shelter'], changedAt: at(-60) }, keyed());
    await save(kosi, { city: 'Gaya', description: 'Tents.', changedAt: at(20) }, keyed());
    expect(await seen(kosi.id)).toMatchObject({
      city: 'Patna',
      focusAreas: ['Shelter'],
      description: PROFILE.description,
    });
    await save(kosi, { city: 'Ara' });
    expect(await seen(kosi.id)).toMatchObject({ city: 'Ara', type: 'Shelter' });
  });

  it('an item that comes twice is one', async () => {
    const key = keyed();
    await save(kosi, { city: 'Darbhanga' }, key);
    await save(kosi, { city: 'Ara' });
    const again = await save(kosi, { city: 'Darbhanga' }, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await seen(kosi.id)).toMatchObject({ city: 'Ara' });
  });

  it('one that waits for approval writes its profile, and only itself and admins see it', async () => {
    const waiting = people.pendingNgo;
    expect((await save(waiting, PROFILE)).status).toBe(201);
    for (const who of [waiting, people.admin])
      expect(await seen(waiting.id, who)).toMatchObject({ status: 'pending', ...shown });
    for (const who of [undefined, people.volunteer, people.ngo, people.pendingVolunteer]) {
      const { status, json } = await look(waiting.id, who);
      expect([status, json['kind'], json['code'], json['params']]).toEqual([404, 'not-found', 'no-such-ngo', {}]);
    }
    expect((await look(randomUUID())).json).toMatchObject({ code: 'no-such-ngo' });
  });

  it('no other account changes it: refused with a code, alone and in a batch', async () => {
    const about = { userId: kosi.id, city: 'Elsewhere' };
    const alone = await people.ngo.ask('POST', '/api/ngos/update', about);
    expect([alone.status, alone.json['code']]).toEqual([403, 'not-own-ngo']);
    expect((await people.volunteer.ask('POST', '/api/ngos/update', about)).status).toBe(403);
    const owner = people.volunteer.id;
    const items = [batchItem(randomUUID(), 'saveNgoProfile', { userId: owner, city: 'Elsewhere' })];
    const { json } = await people.volunteer.ask('POST', '/api/outbox', { owner, items });
    const [answer] = json['answers'] as { status: number; body: object }[];
    expect(answer).toMatchObject({ status: 403, body: { kind: 'forbidden', code: 'not-an-ngo', params: {} } });
    expect((await send(app(), 'POST', '/api/ngos/update', about)).status).toBe(401);
    expect(await seen(kosi.id)).toMatchObject({ city: 'Ara' });
  });

  it.each([
    ['organizationName', ' '],
    ['registrationNumber', ''],
    ['focusAreas', []],
    ['focusAreas', [' ']],
    ['scope', 'Everywhere'],
    ['longDescription', 'x'.repeat(20_001)],
  ])('a wrong %s changes nothing: %j', async (member, value) => {
    const refused = await save(kosi, { city: 'Elsewhere', [member]: value });
    expect([refused.status, Object.keys(refused.json['fields'] as object)[0]?.split('.')[0]]).toEqual([422, member]);
    expect(await seen(kosi.id)).toMatchObject({ city: 'Ara' });
  });

  it('other phones hear of it with the list of NGOs, and its export holds it', async () => {
    const copy = copyOf();
    const list = `${app().url}/api/changes`;
    await follow(list, 'ngos', copy);
    expect(copy.records.get(kosi.id)).toMatchObject({ city: 'Ara' });
    await save(kosi, { city: 'Supaul' });
    await follow(list, 'ngos', copy);
    expect(copy.records.get(kosi.id)).toMatchObject({ city: 'Supaul', focusAreas: ['Shelter'] });
    expect(copy.records.has(people.pendingNgo.id)).toBe(false);
    const { json } = await kosi.ask('GET', '/api/account/export');
    expect(json['data']).toMatchObject({ ngo: { _id: kosi.id, city: 'Supaul', email: kosi.email } });
  });
});
