import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import { isUnderWay } from '../../contract/policies/delivery-view.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { fc } from '../../tests/support/property.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';

const LINES = 3;

/** What somebody does next. Who has nothing to do it to aims at an id that is not there. */
interface Step {
  ngo: 0 | 1;
  kind:
    | 'take'
    | 'assign'
    | 'part'
    | 'fulfill'
    | 'back'
    | 'pack'
    | 'depart'
    | 'deliver'
    | 'deliver-part'
    | 'cancel'
    | 'close'
    | 'reopen';
  lines: number[];
  /** Which of the takings or deliveries that there ever were. */
  which: number;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    ngo: fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom<Step['kind'][]>(
      ...(['take', 'take', 'assign', 'part', 'fulfill', 'back', 'pack', 'pack', 'pack'] as const),
      ...(['depart', 'deliver', 'deliver', 'deliver-part', 'cancel', 'close', 'reopen', 'reopen'] as const),
    ),
    lines: fc.uniqueArray(fc.nat(LINES - 1), { minLength: 1, maxLength: LINES }),
    which: fc.nat(20),
  }),
  { minLength: 4, maxLength: 24 },
);

onEmbeddedPostgres('two NGOs and an admin in any order', (app) => {
  let people: TestPeople;
  let ngos: [TestPerson, TestPerson];
  beforeAll(async () => {
    people = await makePeople(app());
    ngos = [people.ngo, await makeApproved(app(), 'ngo')];
  });

  interface World {
    aidId: string;
    takings: string[];
    deliveries: string[];
    /** How often each need came whole; put back by nobody here. */
    given: number[];
  }

  /** Sends it; returns whether it was done. */
  async function send(who: TestPerson, path: string, body: object, id: string) {
    const answer = await who.ask('POST', path, body, { 'idempotency-key': id });
    expect([201, 403, 404]).toContain(answer.status);
    return actOf(answer)?.result === 'done';
  }

  async function step(world: World, { ngo, kind, lines, which }: Step) {
    const { aidId } = world;
    const [me, id] = [ngos[ngo], randomUUID()];
    const takingId = world.takings[which % Math.max(1, world.takings.length)] ?? randomUUID();
    const deliveryId = world.deliveries[which % Math.max(1, world.deliveries.length)] ?? randomUUID();
    const before = await aidAs(people.admin, aidId);
    const line = lines[0] ?? 0;
    const seen = before.requirements[line]?.status;
    const aidAct = async (who: TestPerson, body: object) => {
      const answer = await actOnAid(who, { ...body, aidId }, id);
      return actOf(answer)?.result === 'done';
    };
    const deliveryAct = (body: object) => send(me, '/api/deliveries/act', { ...body, deliveryId }, id);
    const under = async () => (await deliveries(aidId)).find(({ _id }) => _id === deliveryId);
    switch (kind) {
      case 'take':
        if (await aidAct(me, { act: 'take', lines })) world.takings.push(id);
        return;
      case 'assign':
        if (await aidAct(people.admin, { act: 'assign', ngoId: me.id, lines })) world.takings.push(id);
        return;
      case 'part':
        await aidAct(me, { act: 'need', line, seen, status: 'partially-fulfilled', delivered: 'some' });
        return;
      case 'fulfill':
        if (seen !== 'fulfilled' && (await aidAct(me, { act: 'need', line, seen, status: 'fulfilled' })))
          world.given[line] = (world.given[line] ?? 0) + 1;
        return;
      case 'back':
        await aidAct(which % 2 ? me : people.admin, { act: 'hand-back', takingId, lines, reason: 'No fuel' });
        return;
      case 'pack': {
        const body = {
          aidId,
          takingId,
          lines: lines.map((one) => ({ line: one })),
          priority: 'Low',
          expectedDay: '2027-02-01',
        };
        if (await send(me, '/api/deliveries/pack', body, id)) world.deliveries.push(id);
        return;
      }
      case 'depart':
        await deliveryAct({ act: 'depart' });
        return;
      case 'cancel':
        await deliveryAct({ act: 'cancel', reason: 'No road' });
        return;
      case 'deliver':
      case 'deliver-part': {
        const items = (await under())?.items.filter(({ state }) => state === 'under-way') ?? [];
        const part = kind === 'deliver-part' ? lines.map((one) => ({ line: one, delivered: 'half' })) : undefined;
        if (!(await deliveryAct({ act: 'deliver', ...(part && { part }) }))) return;
        for (const item of items) {
          if (part === undefined || !lines.includes(item.line))
            world.given[item.line] = (world.given[item.line] ?? 0) + 1;
        }
        return;
      }
      case 'close':
        await aidAct(people.admin, { act: 'close', seen: before.status, to: 'withdrawn', reason: 'Moved away' });
        return;
      case 'reopen':
        await aidAct(people.admin, { act: 'reopen', seen: before.status });
        return;
    }
  }

  const deliveries = async (aidId: string) => {
    const { json } = await people.admin.ask('GET', `/api/deliveries?aidId=${aidId}`);
    return json['data'] as DeliveryView[];
  };

  /** What must be so after each step, whoever did it. */
  async function check({ aidId, given }: World) {
    const { status, requirements, takings = [] } = await aidAs(people.admin, aidId);
    const all = await deliveries(aidId);
    // No need is lost, and none is what it was not.
    expect(requirements.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['Blankets', '1'],
      ['Blankets', '2'],
      ['Blankets', '3'],
    ]);
    // Nothing is given twice: a need is met as often as it was given whole, and that is once.
    expect(requirements.map((need) => Number(need.status === 'fulfilled'))).toEqual(given);
    const isOpen = requirements.some((need) => need.status !== 'fulfilled');
    if (status === 'active' || status === 'fulfilled') expect(status).toBe(isOpen ? 'active' : 'fulfilled');
    const held = takings.flatMap(({ lines }) => lines);
    expect(new Set(held).size).toBe(held.length);
    expect(held.filter((line) => requirements[line]?.status === 'fulfilled')).toEqual([]);
    if (status !== 'active') expect(held).toEqual([]);
    const underWay = all.flatMap(({ _id, takingId, items, status: stands }) =>
      items.filter(({ state }) => state === 'under-way').map(({ line }) => ({ _id, takingId, line, stands })),
    );
    // One need, one delivery; and only of what its taking has in hand.
    expect(new Set(underWay.map(({ line }) => line)).size).toBe(underWay.length);
    for (const { takingId, line, stands } of underWay) {
      expect(isUnderWay(stands)).toBe(true);
      expect(takings.find(({ _id }) => _id === takingId)?.lines).toContain(line);
    }
    for (const { _id, status: stands } of all) {
      if (isUnderWay(stands)) expect(underWay.map((one) => one._id)).toContain(_id);
    }
    for (const line of [0, 1, 2]) {
      const times = all
        .flatMap(({ items }) => items)
        .filter((item) => item.line === line && item.state === 'delivered');
      expect(times.length).toBeLessThanOrEqual(1);
    }
  }

  it('gives no need out twice, and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const world: World = { aidId: await makeAid(app(), LINES), takings: [], deliveries: [], given: [0, 0, 0] };
        for (const one of all) {
          await step(world, one);
          await check(world);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
