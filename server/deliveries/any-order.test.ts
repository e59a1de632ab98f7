import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { AidView } from '../../contract/entities/aid-request.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import { cameOptions, type Came } from '../../contract/enumerations.ts';
import { awaitsAnswer, isUnderWay } from '../../contract/policies/delivery-view.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { fc } from '../../tests/support/property.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { settleUnanswered } from './settle-unanswered.ts';

const LINES = 3;
const claimSecret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(claimSecret).digest('hex');

type Stands = 'open' | 'asked' | 'part' | 'part, asked' | 'fulfilled';

function standsOf({ status, awaitsAnswer: isAsked }: AidView['requirements'][number]): Stands {
  if (status === 'fulfilled') return 'fulfilled';
  if (status === 'partially-fulfilled') return isAsked ? 'part, asked' : 'part';
  return isAsked ? 'asked' : 'open';
}

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
    | 'code'
    | 'received'
    | 'wait'
    | 'cancel'
    | 'close'
    | 'reopen';
  lines: number[];
  /** Which of the takings or deliveries that there ever were. */
  which: number;
  /** What the receiver says of each line. */
  came: Came[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    ngo: fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom<Step['kind'][]>(
      ...(['take', 'take', 'assign', 'part', 'fulfill', 'back', 'pack', 'pack', 'pack', 'pack', 'pack'] as const),
      ...(['depart', 'deliver', 'deliver', 'deliver', 'deliver-part', 'deliver-part', 'code', 'code'] as const),
      ...(['received', 'received', 'received', 'wait', 'cancel', 'close', 'reopen', 'reopen'] as const),
    ),
    lines: fc.uniqueArray(fc.nat(LINES - 1), { minLength: 1, maxLength: LINES }),
    which: fc.nat(20),
    came: fc.array(fc.constantFrom(...cameOptions), { minLength: LINES, maxLength: LINES }),
  }),
  { minLength: 8, maxLength: 24, size: 'max' },
);

const first: Step = { ngo: 0, kind: 'take', lines: [0, 1, 2], which: 1, came: ['all', 'all', 'all'] };

function pick<One>(from: readonly One[], which: number): One | undefined {
  return from[which % Math.max(1, from.length)];
}

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
    /** How each need stands: by what came of it, as far as that is known. `asked`: its receiver is asked. */
    stands: Stands[];
  }

  /** Sends it; returns whether it was done. */
  async function send(who: TestPerson, path: string, body: object, id: string) {
    const answer = await who.ask('POST', path, body, { 'idempotency-key': id });
    expect([201, 403, 404]).toContain(answer.status);
    return actOf(answer)?.result === 'done';
  }

  async function step(world: World, { ngo, kind, lines: wanted, which, came }: Step) {
    const { aidId } = world;
    const id = randomUUID();
    const { before, all } = await look(aidId);
    // Mostly whoever it is theirs to do, with what it can be done to; sometimes anybody, with anything.
    const isApt = which % 4 !== 0;
    const apt = all.filter((one) =>
      kind === 'received' || kind === 'code' ? one.status !== 'canceled' : isUnderWay(one.status),
    );
    const delivery = pick(isApt && apt.length > 0 ? apt : all, which);
    const deliveryId = delivery?._id ?? randomUUID();
    const held = pick(before.takings ?? [], which);
    const ofPack = isApt && kind === 'pack' ? held : undefined;
    const ofDelivery = isApt && kind !== 'take' && kind !== 'pack' ? delivery?.assignedNGO._id : undefined;
    const me = ngos.find((one) => one.id === (ofPack?.ngo?._id ?? ofDelivery)) ?? ngos[ngo];
    const takingId = ofPack?._id ?? pick(world.takings, which) ?? randomUUID();
    const inHand = wanted.filter((one) => ofPack?.lines.includes(one));
    const lines = ofPack === undefined ? wanted : inHand.length > 0 ? inHand : ofPack.lines;
    const line = lines[0] ?? 0;
    const seen = before.requirements[line]?.status;
    const aidAct = async (who: TestPerson, body: object) => {
      const answer = await actOnAid(who, { ...body, aidId }, id);
      return actOf(answer)?.result === 'done';
    };
    const deliveryAct = (body: object) => send(me, '/api/deliveries/act', { ...body, deliveryId }, id);
    const toldOf = (items: DeliveryView['items'], how: 'asked' | 'fulfilled') => {
      for (const { line: of, state, delivered } of items) {
        if (state === 'under-way' || state === 'dropped') continue;
        if (how === 'fulfilled' && world.stands[of] !== 'asked' && world.stands[of] !== 'part, asked') continue;
        const isPart = delivered !== undefined;
        world.stands[of] = isPart ? (how === 'asked' ? 'part, asked' : 'part') : how;
      }
    };
    switch (kind) {
      case 'take':
        if (await aidAct(me, { act: 'take', lines })) world.takings.push(id);
        return;
      case 'assign':
        if (await aidAct(people.admin, { act: 'assign', ngoId: me.id, lines })) world.takings.push(id);
        return;
      case 'part':
        if (await aidAct(me, { act: 'need', line, seen, status: 'partially-fulfilled', delivered: 'some' }))
          world.stands[line] = 'part';
        return;
      case 'fulfill':
        if (seen !== 'fulfilled' && (await aidAct(me, { act: 'need', line, seen, status: 'fulfilled' })))
          world.stands[line] = 'fulfilled';
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
        await send(me, '/api/deliveries/pack', body, id);
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
        const part = kind === 'deliver-part' ? lines.map((one) => ({ line: one, delivered: 'half' })) : undefined;
        if (!(await deliveryAct({ act: 'deliver', ...(part && { part }) }))) return;
        const brought = delivery?.items.filter(({ state }) => state === 'under-way') ?? [];
        for (const { line: of } of brought) world.stands[of] = part && lines.includes(of) ? 'part, asked' : 'asked';
        return;
      }
      case 'code': {
        const records = [{ _id: aidId, claimSecret }];
        const { json } = await post(`${app().url}/api/deliveries/awaited`, { records });
        const code = (json['data'] as DeliveryView[]).find(({ _id }) => _id === deliveryId)?.code;
        if (code === undefined || !(await deliveryAct({ act: 'deliver', code }))) return;
        if (delivery?.status === 'delivered') toldOf(delivery.items, 'fulfilled');
        else
          for (const { line: of, state } of delivery?.items ?? [])
            if (state === 'under-way') world.stands[of] = 'fulfilled';
        return;
      }
      case 'received': {
        if (delivery === undefined) return;
        const said = lines.map((of) => ({ line: of, came: came[of] }));
        const body = { act: 'received', recordId: aidId, claimSecret, deliveryId, lines: said };
        const { json } = await post(`${app().url}/api/track/act`, body, id);
        if (actOf({ json })?.result !== 'done') return;
        const brought = delivery.items.filter(
          ({ state }) => state === 'delivered' || state === 'part' || state === 'missing',
        );
        const unsaid = brought.filter((item) => !lines.includes(item.line));
        toldOf(unsaid, 'fulfilled');
        for (const { line: of } of brought) {
          if (lines.includes(of))
            world.stands[of] = ({ all: 'fulfilled', part: 'part', nothing: 'open' } as const)[came[of] ?? 'all'];
        }
        return;
      }
      case 'wait': {
        const unsettled = all.filter(awaitsAnswer);
        await settleUnanswered(app().pool, Date.now() + 73 * 3_600_000, () => false);
        for (const { items } of unsettled) toldOf(items, 'fulfilled');
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

  const look = async (aidId: string) => {
    const [before, all] = await Promise.all([aidAs(people.admin, aidId), deliveries(aidId)]);
    return { before, all };
  };

  /** What must be so after each step, whoever did it. */
  async function check({ aidId, stands: known }: World) {
    const { before: now, all } = await look(aidId);
    const { status, requirements, takings = [] } = now;
    // No need is lost, and none is what it was not.
    expect(requirements.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['Blankets', '1'],
      ['Blankets', '2'],
      ['Blankets', '3'],
    ]);
    // A need is met by what came of it, and by nothing else.
    expect(requirements.map(standsOf)).toEqual(known);
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
    // Whoever asked is asked of each need that waits for their word, and can say it.
    const asked = all.filter(awaitsAnswer).flatMap(({ items }) => items.map(({ line }) => line));
    for (const [line, need] of requirements.entries()) if (need.awaitsAnswer === true) expect(asked).toContain(line);
  }

  it('gives no need out twice, and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const world: World = {
          aidId: await makeAid(app(), LINES, { claimSecretHash }),
          takings: [],
          stands: ['open', 'open', 'open'],
        };
        for (const one of [first, ...all]) {
          await step(world, one);
          await check(world);
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
