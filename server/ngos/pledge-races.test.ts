import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { actOf } from '../../tests/support/server/aid.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { sendKept } from '../../tests/support/server/kept-item.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster, pledgedTo } from '../../tests/support/server/pledges.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { deleteAccount } from '../accounts/delete-account.ts';

const ROUNDS = 60;

onEachPostgres('the last places of a disaster', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'ngo');
  });
  const send = (who: TestPerson, disasterId: string, count: number, key: string = randomUUID()) =>
    answerDisaster(who, { act: 'send', disasterId, people: count }, key);
  const fromOutbox = async (who: TestPerson, disasterId: string, count: number) =>
    actOf(await sendKept(who, { call: 'answerDisaster', body: { act: 'send', disasterId, people: count } }));
  const expected = async (answer: Promise<Parameters<typeof actOf>[0]>) => actOf(await answer)?.result === 'done';
  const accepted = async (volunteer: TestVolunteer, disaster: string) =>
    (await volunteer.accept(disaster)).json['data'] as { state?: string } | undefined;

  it(`two NGOs and a volunteer for three places, ${ROUNDS} times at once: never more than are wanted, and each is told what came of it`, async () => {
    const disasters = await Promise.all(Array.from({ length: ROUNDS }, () => makeDisaster(app(), 3)));
    const volunteers = await makeVolunteers(app(), ROUNDS);
    await Promise.all(
      disasters.map(async (disaster, round) => {
        const volunteer = volunteers[round];
        if (volunteer === undefined) throw new Error('nobody');
        const [a, b, c] = await Promise.all([
          expected(send(people.ngo, disaster, 2)),
          expected(send(other, disaster, 2)),
          accepted(volunteer, disaster),
        ]);
        const hasPlace = c?.state === 'accepted';
        expect([a, b].filter(Boolean)).toHaveLength(1);
        expect(hasPlace).toBe(true);
        expect(await pledgedTo(app(), disaster)).toEqual({ said: 2, pledged: 2, volunteers: 1 });
      }),
    );
  });

  it(`two NGOs and a volunteer for one place, ${ROUNDS} times at once: one of them has it`, async () => {
    const disasters = await Promise.all(Array.from({ length: ROUNDS }, () => makeDisaster(app(), 1)));
    const volunteers = await makeVolunteers(app(), ROUNDS);
    await Promise.all(
      disasters.map(async (disaster, round) => {
        const volunteer = volunteers[round];
        if (volunteer === undefined) throw new Error('nobody');
        const [a, b, c] = await Promise.all([
          expected(send(people.ngo, disaster, 1)),
          expected(send(other, disaster, 1)),
          accepted(volunteer, disaster),
        ]);
        const hasPlace = c?.state === 'accepted';
        expect([a, b, hasPlace].filter(Boolean)).toHaveLength(1);
        const { said, volunteers: come } = await pledgedTo(app(), disaster);
        expect(said + come).toBe(1);
      }),
    );
  });

  it(`two NGOs for the same places out of their outboxes, one of them or both, ${ROUNDS} times: one has them, the other reads why not`, async () => {
    const disasters = await Promise.all(Array.from({ length: ROUNDS }, () => makeDisaster(app(), 3)));
    await Promise.all(
      disasters.map(async (disaster, round) => {
        const online = async () => actOf(await send(people.ngo, disaster, 3));
        const first = round % 2 === 0 ? online : () => fromOutbox(people.ngo, disaster, 3);
        const pair = [first, () => fromOutbox(other, disaster, 3)];
        const acts = await Promise.all((round % 4 < 2 ? pair : pair.toReversed()).map((one) => one()));
        const results = acts.map((act) => [act?.result, act?.stands].join(' ').trim());
        expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual(['conflict full', 'done']);
        expect(await pledgedTo(app(), disaster)).toEqual({ said: 3, pledged: 3, volunteers: 0 });
      }),
    );
  });

  it('of one item, alone and in batches: one pledge, one answer', async () => {
    const [disasterId, key] = [await makeDisaster(app(), 5), randomUUID()];
    const body = { act: 'send', disasterId, people: 2 };
    const item = { items: [batchItem(key, 'answerDisaster', body)], owner: people.ngo.id };
    const batch = () => people.ngo.ask('POST', '/api/outbox', item);
    const [alone, again] = await Promise.all([
      answerDisaster(people.ngo, body, key),
      answerDisaster(people.ngo, body, key),
      batch(),
    ]);
    expect([alone?.status, again?.text]).toEqual([201, alone?.text]);
    expect((await batch()).json['answers']).toMatchObject([{ id: key, status: 201, replayed: true }]);
    expect(await pledgedTo(app(), disasterId)).toMatchObject({ said: 2, pledged: 2 });
  });

  it('two phones of one NGO at once: its people come once', async () => {
    const disaster = await makeDisaster(app(), 9);
    const answers = await Promise.all([send(other, disaster, 2), send(other, disaster, 3)]);
    const results = answers.map((answer) => actOf(answer)?.result ?? '');
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual(['conflict', 'done']);
    const { said, pledged } = await pledgedTo(app(), disaster);
    expect([2, 3]).toContain(said);
    expect(pledged).toBe(said);
  });

  it('with the end of the NGO: no place stays with one that is no more', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ngo, disaster] = [await makeApproved(app(), 'ngo'), await makeDisaster(app(), 3)];
      const refuse = { decision: 'refuse', from: 'approved', reason: 'x' };
      const [answer] = await Promise.all([
        send(ngo, disaster, 2),
        round % 2 === 0
          ? deleteAccount(app().pool, ngo.id, Date.now())
          : people.admin.ask('POST', `/api/approvals/${ngo.id}`, refuse),
      ]);
      expect([201, 401, 403]).toContain(answer.status);
      expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 0, pledged: 0 });
    }
  });
});
