import { beforeAll, describe, expect, it } from 'vitest';
import { actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { copyOf, follow } from '../../tests/support/server/changes-reader.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, signInAs, type TestPeople } from '../../tests/support/server/people.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';

onEmbeddedPostgres('who sees an aid request that is taken', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const url = () => `${app().url}/api/changes`;
  const reason = 'No driver';

  it('the NGO sees all of it while it has a line of it in hand, the others that it is taken', async () => {
    const [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
    const aidId = await makeAid(app());
    expect(await aidAs(ngo, aidId)).not.toHaveProperty('contactNumber');
    const taken = await actOnAid(ngo, { act: 'take', aidId, lines: [0] });
    const { _id: takingId } = taken.json['data'] as { _id: string };
    const since = expect.stringMatching(/^\d{4}-/) as string;
    expect(await aidAs(ngo, aidId)).toMatchObject({
      contactNumber: aid.contactNumber,
      name: aid.name,
      takings: [{ _id: takingId, lines: [0], since, ngo: { _id: ngo.id, name: ngo.name } }],
    });
    const masked = await aidAs(other, aidId);
    expect(masked.takings).toEqual([{ _id: takingId, lines: [0], since }]);
    expect(masked).not.toHaveProperty('contactNumber');
    expect(await aidAs(people.volunteer, aidId)).not.toHaveProperty('takings');
    await actOnAid(ngo, { act: 'hand-back', aidId, takingId, reason });
    expect(await aidAs(ngo, aidId)).not.toHaveProperty('contactNumber');
  });

  it('says the name of the organization where it has one', async () => {
    const [ngo, aidId] = [await makeApproved(app(), 'ngo'), await makeAid(app())];
    await app().query(`INSERT INTO ngo_profiles (id, organization_name) VALUES ($1, 'Helping Hands')`, [ngo.id]);
    await actOnAid(ngo, { act: 'take', aidId });
    expect((await aidAs(people.admin, aidId)).takings?.[0]?.ngo).toEqual({ _id: ngo.id, name: 'Helping Hands' });
  });

  it('its copy follows: whole when taken, masked again when handed back, and never another NGO’s', async () => {
    const [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
    const [copy, others] = [copyOf(ngo.token), copyOf(other.token)];
    const aidId = await makeAid(app());
    const seenBy = async (one: typeof copy) => {
      await follow(url(), 'aid', one);
      return one.records.get(aidId)?.['contactNumber'];
    };
    expect([await seenBy(copy), await seenBy(others)]).toEqual([undefined, undefined]);
    const { json } = await actOnAid(people.admin, { act: 'assign', aidId, ngoId: ngo.id });
    const { _id: takingId } = json['data'] as { _id: string };
    expect([await seenBy(copy), await seenBy(others)]).toEqual([aid.contactNumber, undefined]);
    expect(others.records.get(aidId)).toHaveProperty('takings');
    await actOnAid(people.admin, { act: 'hand-back', aidId, takingId, reason });
    expect(await seenBy(copy)).toBeUndefined();
    expect(copy.records.get(aidId)).toMatchObject({ takings: [] });
  });

  describe('two NGOs on one phone', () => {
    it('the cursor of one begins anew for the other', async () => {
      const [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
      const aidId = await makeAid(app());
      await actOnAid(ngo, { act: 'take', aidId });
      const copy = copyOf(ngo.token);
      await follow(url(), 'aid', copy);
      const pages = await follow(url(), 'aid', Object.assign(copy, { token: other.token }));
      expect(pages[0]?.anew).toBe(true);
      expect(copy.records.get(aidId)).not.toHaveProperty('contactNumber');
    });

    it('the tag of one’s whole list is not the other’s', async () => {
      const [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
      await actOnAid(ngo, { act: 'take', aidId: await makeAid(app()) });
      await settleChanges(app());
      const tag = (await ngo.ask('GET', '/api/aid/all')).headers.get('etag') ?? '';
      const ask = (who: typeof ngo) => who.ask('GET', '/api/aid/all', undefined, { 'if-none-match': tag });
      expect([(await ask(ngo)).status, (await ask(other)).status]).toEqual([304, 200]);
    });
  });

  describe.each(['loses its role', 'is deleted'])('an NGO that %s', (how) => {
    it('has nothing in hand any more: others see it free', async () => {
      const [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
      const [aidId, copy, own] = [await makeAid(app()), copyOf(other.token), copyOf(ngo.token)];
      const taken = await actOnAid(ngo, { act: 'take', aidId });
      const { _id: takingId } = taken.json['data'] as { _id: string };
      for (const one of [copy, own]) await follow(url(), 'aid', one);
      expect([copy.records.get(aidId)?.['takings'], own.records.get(aidId)?.['name']]).toEqual([
        [expect.objectContaining({ _id: takingId })],
        aid.name,
      ]);
      if (how === 'is deleted') {
        expect((await ngo.ask('DELETE', '/api/account', { password: ngo.password })).status).toBe(200);
      } else {
        const refusal = { decision: 'refuse', from: 'approved', reason: 'not registered' };
        expect((await people.admin.ask('POST', `/api/approvals/${ngo.id}`, refusal)).status).toBe(200);
        const { token } = await signInAs(app(), ngo);
        await follow(url(), 'aid', Object.assign(own, { token }));
        expect(own.records.get(aidId)).not.toHaveProperty('name');
      }
      const kept = await app().query('SELECT state FROM aid_takings WHERE id = $1', [takingId]);
      expect(kept).toEqual(how === 'is deleted' ? [] : [{ state: 'ended' }]);
      await follow(url(), 'aid', copy);
      expect(copy.records.get(aidId)).toMatchObject({ takings: [] });
      expect((await actOnAid(other, { act: 'take', aidId })).json).toMatchObject({ data: { act: { result: 'done' } } });
    });
  });

  it('looks at what was taken are written down: who and how many, nothing of what they say', async () => {
    const ngo = await makeApproved(app(), 'ngo');
    const looks = () => app().log.filter(({ event }) => event === 'personal-data-seen');
    app().log.length = 0;
    await follow(url(), 'aid', copyOf(ngo.token));
    await ngo.ask('GET', '/api/aid/all');
    expect(looks()).toEqual([]);
    await actOnAid(ngo, { act: 'take', aidId: await makeAid(app()) });
    await follow(url(), 'aid', copyOf(ngo.token));
    await ngo.ask('GET', '/api/aid/all');
    expect(looks()).toMatchObject([
      { account: ngo.id, about: 'aid', records: 1 },
      { account: ngo.id, about: 'aid requests', records: 1 },
    ]);
    expect(JSON.stringify(app().log)).not.toContain(aid.contactNumber);
  });
});
