import { beforeAll, expect, it } from 'vitest';
import { is } from 'valibot';
import { getNgoWork } from '../../contract/calls/ngos.ts';
import type { NgoWork } from '../../contract/entities/ngo.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';

onEachPostgres('the work of an NGO', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'ngo');
  });
  const workOf = async (who: TestPerson): Promise<NgoWork> => {
    const { json } = await who.ask('GET', '/api/ngos/work');
    expect(is(getNgoWork.answers[200], json)).toBe(true);
    return json['data'] as NgoWork;
  };
  const act = async (who: TestPerson, body: object) => actOf(await actOnAid(who, body))?.result;

  it('what it puts aside is its own matter: no other reader is told, nobody’s copy changes, and it can be taken back', async () => {
    const aidId = await makeAid(app());
    const changed = () => app().query('SELECT changed_at FROM aid_requests WHERE id = $1', [aidId]);
    const before = await changed();
    expect(await act(people.ngo, { act: 'reject', aidId })).toBe('done');
    expect(await act(people.ngo, { act: 'reject', aidId })).toBe('same');
    expect((await workOf(people.ngo)).rejected).toContain(aidId);
    expect((await workOf(other)).rejected).toEqual([]);
    expect(await changed()).toEqual(before);
    expect(await act(people.ngo, { act: 'reconsider', aidId })).toBe('done');
    expect(await act(people.ngo, { act: 'reconsider', aidId })).toBe('same');
    expect((await workOf(people.ngo)).rejected).not.toContain(aidId);
  });

  it('who takes it has not put it aside; one that is closed is not told as put aside any more', async () => {
    const [taken, closed] = [await makeAid(app()), await makeAid(app())];
    for (const aidId of [taken, closed]) await act(people.ngo, { act: 'reject', aidId });
    await act(people.ngo, { act: 'take', aidId: taken });
    await act(people.admin, { act: 'close', aidId: closed, seen: 'active', to: 'withdrawn', reason: 'x' });
    const { rejected } = await workOf(people.ngo);
    for (const aidId of [taken, closed]) expect(rejected).not.toContain(aidId);
  });

  it('what was fulfilled in its hands is its work, without the person; what was handed back or put back is not', async () => {
    const aidId = await makeAid(app(), 3);
    await act(other, { act: 'take', aidId });
    const need = (line: number, seen: string, status: string) => ({ act: 'need', aidId, line, seen, status });
    await act(other, need(0, 'pending', 'fulfilled'));
    await act(other, need(1, 'pending', 'fulfilled'));
    const [taking] = (await aidAs(other, aidId)).takings ?? [];
    await act(other, { act: 'hand-back', aidId, takingId: taking?._id, reason: 'no boat' });
    const [work] = (await workOf(other)).done;
    expect(work).toMatchObject({ aidId, needs: [{ type: 'Blankets' }, { type: 'Blankets' }] });
    expect(work?.endedAt).toEqual(expect.any(String));
    const { name, contactNumber } = await aidAs(people.admin, aidId);
    for (const personal of [name, contactNumber]) expect(JSON.stringify(work)).not.toContain(personal);
    await act(people.admin, need(0, 'fulfilled', 'pending'));
    expect((await workOf(other)).done[0]?.needs).toHaveLength(1);
    await act(people.admin, need(1, 'fulfilled', 'pending'));
    expect((await workOf(other)).done).toEqual([]);
  });

  it('is for approved NGOs alone', async () => {
    for (const who of [people.volunteer, people.admin, people.pendingNgo]) {
      expect((await who.ask('GET', '/api/ngos/work')).status).toBe(403);
    }
  });
});
