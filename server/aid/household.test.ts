import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AidView } from '../../contract/entities/aid-request.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import { actOf, actOnAid, aidAs } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { fc } from '../../tests/support/property.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { openHeads } from '../store/migrations/0047-open-heads.ts';
import { householdLines } from '../store/migrations/0048-household-lines.ts';
import { eraseRecords } from '../store/transfer/erase.ts';

const claimSecret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(claimSecret).digest('hex');
const LINES = 2;

const needsOf = (name: string) =>
  Array.from({ length: LINES }, (_, line) => ({ type: `${name} ${line}`, quantity: '5', urgent: false }));

/** What somebody does next: to one of three requests, or to two of them. */
interface Step {
  kind:
    | 'merge'
    | 'part'
    | 'withdraw'
    | 'still'
    | 'again'
    | 'take'
    | 'some'
    | 'back'
    | 'fulfill'
    | 'deliver'
    | 'close'
    | 'reopen';
  one: number;
  other: number;
  line: number;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind'][]>(
      ...(['merge', 'merge', 'merge', 'part', 'withdraw', 'withdraw', 'still', 'again', 'again'] as const),
      ...(['take', 'some', 'some', 'back', 'fulfill', 'deliver', 'close', 'reopen'] as const),
    ),
    one: fc.nat(2),
    other: fc.nat(2),
    line: fc.nat(LINES - 1),
  }),
  { minLength: 4, maxLength: 20 },
);

onEmbeddedPostgres('requests of one household', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(async () => {
    await app().query('DELETE FROM throttles');
  });

  const make = async (name: string) => {
    const id = randomUUID();
    const body = { ...aid, name, requirements: needsOf(name), claimSecretHash };
    expect((await post(`${app().url}/api/aid/create`, body, id)).status).toBe(201);
    return id;
  };
  const say = async (recordId: string, act: string) => {
    const answer = await post(`${app().url}/api/track/act`, { act, recordId, claimSecret }, randomUUID());
    return actOf(answer)?.result;
  };
  const byAdmin = async (body: object) => actOf(await actOnAid(people.admin, body))?.result;
  const byNgo = async (body: object, id: string = randomUUID()) => actOf(await actOnAid(people.ngo, body, id))?.result;
  const merge = (aidId: string, into: string) => byAdmin({ act: 'merge', aidId, into, isOver: true });
  const rowsOf = async (ids: readonly string[]) => {
    const rows = await app().query<{ id: string; same: string | null; status: string; needs: AidView['requirements'] }>(
      'SELECT id, same_as AS same, status, requirements AS needs FROM aid_requests WHERE id = ANY ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  };
  /** What an organization finds in its list. */
  const offered = async () => {
    const { json } = await people.ngo.ask('GET', '/api/aid/all');
    return new Map((json['data'] as AidView[]).map((view) => [view._id, view]));
  };
  const stageOf = async (id: string) => {
    const { json } = await post(`${app().url}/api/track/own`, { records: [{ _id: id, claimSecret }] });
    return (json['data'] as TrackView[])[0]?.stage;
  };

  it('one that the first does not need any more is the other’s still, who stands for both from then on', async () => {
    const [first, second, third] = [await make('Roof'), await make('Insulin'), await make('Water')];
    expect(await merge(second, first)).toBe('done');
    expect(await merge(third, first)).toBe('done');
    expect(await say(first, 'no-longer-needed')).toBe('done');
    expect(await stageOf(first)).toBe('withdrawn');
    expect(await stageOf(second)).not.toBe('withdrawn');
    expect(await say(second, 'still-needed')).toBe('done');
    expect((await offered()).get(second)).toMatchObject({ status: 'active' });
    expect(await aidAs(people.admin, second)).toMatchObject({ requests: 3 });
    expect(await aidAs(people.admin, third)).toMatchObject({ sameAs: second });
    // Needed again, it is one of them still.
    expect(await say(first, 'needed-again')).toBe('done');
    expect(await aidAs(people.admin, first)).toMatchObject({ sameAs: second, status: 'active' });
    expect(await stageOf(first)).not.toBe('withdrawn');
  });

  it('one that is needed again behind one that is over comes before it', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    await say(second, 'no-longer-needed');
    await say(first, 'no-longer-needed');
    expect(await say(second, 'needed-again')).toBe('done');
    expect((await offered()).get(second)).toMatchObject({ status: 'active' });
    expect((await rowsOf([first])).get(first)?.same).toBe(second);
  });

  it('what is erased hides nothing that is open', async () => {
    const [first, second, third] = [await make('Roof'), await make('Insulin'), await make('Water')];
    await merge(third, second);
    await merge(second, first);
    await say(second, 'no-longer-needed');
    await inTransaction(app().pool, (client) => eraseRecords(client, [first]));
    expect((await offered()).get(third)).toMatchObject({ status: 'active' });
  });

  const claim = (id: string) => ({ _id: id, claimSecret });
  const tracked = async (id: string) => {
    const { json } = await post(`${app().url}/api/track/own`, { records: [claim(id)] });
    return (json['data'] as TrackView[])[0];
  };
  const seenByNgo = async (id: string) => {
    const view = (await offered()).get(id);
    if (view === undefined) throw new Error('not in the list');
    return view;
  };
  const placesOf = ({ requirements }: AidView, household?: string) =>
    requirements.flatMap((need, place) => (need.household === household ? [place] : []));
  const pack = async (aidId: string, takingId: string, lines: readonly number[]) => {
    const id = randomUUID();
    const packed = {
      aidId,
      takingId,
      lines: lines.map((line) => ({ line })),
      priority: 'Low',
      expectedDay: '2027-02-01',
    };
    const answer = await people.ngo.ask('POST', '/api/deliveries/pack', packed, { 'idempotency-key': id });
    expect(actOf(answer)?.result).toBe('done');
    return id;
  };
  const awaited = async (own: string) => {
    const { json } = await post(`${app().url}/api/deliveries/awaited`, { records: [claim(own)] });
    return json['data'] as DeliveryView[];
  };
  /** With the code that this household has for it, or without any. */
  const deliver = async (deliveryId: string, own?: string) => {
    const known = own === undefined ? [] : await awaited(own);
    const code = known.find(({ _id }) => _id === deliveryId)?.code;
    const act = { act: 'deliver', deliveryId, ...(code !== undefined && { code }) };
    const answer = await people.ngo.ask('POST', '/api/deliveries/act', act, { 'idempotency-key': randomUUID() });
    return actOf(answer)?.result;
  };

  it('whoever takes it has the lines of all, and sees whom to call for each; nobody else sees more than before', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    const types = ['Roof 0', 'Roof 1', 'Insulin 0', 'Insulin 1'];
    const before = await seenByNgo(first);
    expect(before.requirements).toHaveLength(4);
    expect(before).not.toHaveProperty('households');
    expect(JSON.stringify(before)).not.toContain(second);
    const { json } = await people.volunteer.ask('GET', '/api/aid/all');
    const shown = (json['data'] as AidView[]).find(({ _id }) => _id === first);
    expect(shown?.requirements).toHaveLength(4);
    expect(JSON.stringify(shown)).not.toContain('Insulin 0');
    expect(await byNgo({ act: 'take', aidId: first })).toBe('done');
    const taken = await seenByNgo(first);
    expect(taken.requirements.map(({ type }) => type)).toEqual(types);
    expect(taken.requirements.map(({ household }) => household)).toEqual([undefined, undefined, second, second]);
    expect(taken.takings?.[0]?.lines).toEqual([0, 1, 2, 3]);
    expect(taken.households).toMatchObject([
      {
        _id: second,
        name: 'Insulin',
        contactNumber: aid.contactNumber,
        description: aid.description,
        status: 'active',
      },
    ]);
    expect(await aidAs(people.admin, first)).toMatchObject({ households: [{ _id: second }] });
  });

  it('each is as far as its own lines are', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    const id = randomUUID();
    expect(await byNgo({ act: 'take', aidId: first, lines: [2, 3] }, id)).toBe('done');
    expect([await stageOf(first), await stageOf(second)]).toEqual(['seen', 'taken']);
    expect((await tracked(second))?.requirements).toMatchObject([
      { type: 'Insulin 0', takenBy: expect.any(String) },
      {},
    ]);
    expect((await tracked(first))?.requirements).toHaveLength(2);
    const packed = await pack(first, id, [2, 3]);
    const { json } = await people.ngo.ask('GET', '/api/deliveries');
    const own = (json['data'] as DeliveryView[]).find(({ _id }) => _id === packed);
    expect(own?.households).toEqual([
      { name: 'Insulin', phone: aid.contactNumber, location: aid.location, lines: [2, 3] },
    ]);
    expect((await people.volunteer.ask('GET', '/api/deliveries')).text).not.toContain('households');
    expect(await deliver(packed, second)).toBe('done');
    expect(await stageOf(second)).toBe('fulfilled');
    expect(await stageOf(first)).not.toBe('fulfilled');
    expect((await seenByNgo(first)).status).toBe('active');
    await byNgo({ act: 'take', aidId: first });
    for (const line of [0, 1]) await byNgo({ act: 'need', aidId: first, line, seen: 'pending', status: 'fulfilled' });
    expect(await stageOf(first)).toBe('fulfilled');
  });

  it('parted again each has its lines as they are by now, in the hands that they are in; what is under way to them is brought first', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    const id = randomUUID();
    await byNgo({ act: 'take', aidId: first }, id);
    await byNgo({ act: 'need', aidId: first, line: 2, seen: 'pending', status: 'fulfilled' });
    const delivery = await pack(first, id, [1, 3]);
    expect(await byAdmin({ act: 'unmerge', aidId: second })).toBe('conflict');
    const cancel = { act: 'cancel', deliveryId: delivery, reason: 'No road' };
    await people.ngo.ask('POST', '/api/deliveries/act', cancel, { 'idempotency-key': randomUUID() });
    expect(await byAdmin({ act: 'unmerge', aidId: second })).toBe('done');
    const [one, other] = [await seenByNgo(first), await seenByNgo(second)];
    expect(one.takings?.map(({ lines }) => lines)).toEqual([[0, 1]]);
    expect(other.takings?.map(({ lines }) => lines)).toEqual([[1]]);
    expect(other.requirements.map(({ status }) => status)).toEqual(['fulfilled', 'pending']);
    expect(one.requirements.slice(2)).toMatchObject([{ left: true }, { left: true }]);
    // Joined again, they come back to their places.
    expect(await merge(second, first)).toBe('conflict');
    await byNgo({ act: 'hand-back', aidId: second, takingId: other.takings?.[0]?._id, reason: 'No fuel' });
    expect(await merge(second, first)).toBe('done');
    const { requirements } = await seenByNgo(first);
    expect(requirements.map(({ status }) => status)).toEqual(['pending', 'pending', 'fulfilled', 'pending']);
    expect(requirements.some(({ left }) => left)).toBe(false);
  });

  it('of what was handed over to several without a code each says what came to itself', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    const id = randomUUID();
    await byNgo({ act: 'take', aidId: first }, id);
    const delivery = await pack(first, id, [0, 3]);
    expect(await deliver(delivery)).toBe('done');
    const sayOf = async (own: string, line: number, came: string) => {
      const { json } = await post(
        `${app().url}/api/track/act`,
        { act: 'received', recordId: own, claimSecret, deliveryId: delivery, lines: [{ line, came }] },
        randomUUID(),
      );
      return actOf({ json })?.result;
    };
    const statuses = async () =>
      (await seenByNgo(first)).requirements.map(({ status, awaitsAnswer }) => (awaitsAnswer ? 'asked' : status));
    expect(await statuses()).toEqual(['asked', 'pending', 'pending', 'asked']);
    // By its own request the insulin is the second line.
    expect(await sayOf(second, 1, 'nothing')).toBe('done');
    expect(await statuses()).toEqual(['asked', 'pending', 'pending', 'pending']);
    expect(await awaited(first)).toMatchObject([{ _id: delivery, status: 'delivered' }]);
    expect(await sayOf(second, 1, 'all')).toBe('same');
    expect(await sayOf(first, 0, 'all')).toBe('done');
    expect(await statuses()).toEqual(['fulfilled', 'pending', 'pending', 'pending']);
    expect(await awaited(first)).toEqual([]);
  });

  it('with the card of one that is over goes what is in hand and under way of the other', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    const id = randomUUID();
    await byNgo({ act: 'take', aidId: first }, id);
    const delivery = await pack(first, id, [0, 3]);
    // Each is told what comes to itself, with the code.
    expect(await awaited(first)).toMatchObject([
      { aidId: first, code: expect.any(String), items: [{ line: 0, type: 'Roof 0' }] },
    ]);
    expect(await awaited(second)).toMatchObject([
      { aidId: second, code: expect.any(String), items: [{ line: 1, type: 'Insulin 1' }] },
    ]);
    expect(await say(first, 'no-longer-needed')).toBe('done');
    const card = await seenByNgo(second);
    expect(card.takings).toMatchObject([{ _id: id, lines: [0, 1] }]);
    expect(placesOf(card)).toEqual([0, 1]);
    expect(await deliver(delivery, second)).toBe('done');
    const { requirements } = await seenByNgo(second);
    expect(requirements.slice(0, 2).map(({ status }) => status)).toEqual(['pending', 'fulfilled']);
    expect([await stageOf(first), await stageOf(second)]).toEqual(['withdrawn', 'delivered']);
    // What was meant for the card that is no more changes nothing.
    expect(await byNgo({ act: 'need', aidId: first, line: 0, seen: 'pending', status: 'fulfilled' })).toBe('conflict');
  });

  it('what a member needs no more is in nobody’s hands, and what it needs besides is on the card', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    await byNgo({ act: 'take', aidId: first });
    const more = {
      act: 'add-need',
      recordId: second,
      claimSecret,
      need: { type: 'Milk', quantity: '2', urgent: false },
    };
    expect((await post(`${app().url}/api/track/act`, more, randomUUID())).status).toBe(201);
    expect((await seenByNgo(first)).requirements[4]).toMatchObject({
      type: 'Milk',
      household: second,
      status: 'pending',
    });
    await say(second, 'no-longer-needed');
    const card = await seenByNgo(first);
    expect(card.takings).toMatchObject([{ lines: [0, 1] }]);
    expect(card.requirements.slice(2).every(({ left }) => left)).toBe(true);
    await say(second, 'needed-again');
    expect((await seenByNgo(first)).requirements.slice(2).map(({ status }) => status)).toEqual(
      Array(3).fill('pending'),
    );
  });

  it('of one that is erased nothing is left on the card but the place', async () => {
    const [first, second] = [await make('Roof'), await make('Insulin')];
    await merge(second, first);
    await byNgo({ act: 'take', aidId: first });
    await inTransaction(app().pool, (client) => eraseRecords(client, [second]));
    const card = await seenByNgo(first);
    expect(JSON.stringify(card)).not.toContain('Insulin');
    expect(card.takings).toMatchObject([{ lines: [0, 1] }]);
  });

  it('what was merged before lines had a household: an open one stands for those that are over, with the lines of all', async () => {
    const [first, second, third] = [await make('Roof'), await make('Insulin'), await make('Water')];
    await app().query('UPDATE aid_requests SET same_as = $1 WHERE id IN ($2, $3)', [first, second, third]);
    await app().query(`UPDATE aid_requests SET status = 'withdrawn' WHERE id = $1`, [first]);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: app().pool }) });
    await openHeads.up(db);
    await householdLines.up(db);
    const card = await seenByNgo(second);
    const left = card.requirements.map((need) => need.left === true);
    expect(left).toEqual([false, false, true, true, false, false]);
    expect(await byNgo({ act: 'take', aidId: second })).toBe('done');
    expect(await stageOf(third)).toBe('taken');
    expect(placesOf(await seenByNgo(second), third)).toEqual([4, 5]);
  });

  interface World {
    ids: string[];
    /** By what each phone, the organization and the admin were told: those that are over. */
    over: Set<string>;
  }

  async function step(world: World, { kind, one, other, line }: Step) {
    const [id, into] = [world.ids[one] ?? '', world.ids[other] ?? ''];
    const row = (await rowsOf([id])).get(id);
    const wasDone = (result: string | undefined) => result === 'done';
    switch (kind) {
      case 'merge':
        return void (await merge(id, into));
      case 'part':
        return void (await byAdmin({ act: 'unmerge', aidId: id }));
      case 'withdraw':
        if (wasDone(await say(id, 'no-longer-needed'))) world.over.add(id);
        return;
      case 'still':
        // It is true: who was told so finds it in a list.
        if (wasDone(await say(id, 'still-needed'))) expect(world.over).not.toContain(id);
        return;
      case 'again':
        if (wasDone(await say(id, 'needed-again'))) world.over.delete(id);
        return;
      case 'take':
        return void (await byNgo({ act: 'take', aidId: id }));
      case 'some':
        return void (await byNgo({ act: 'take', aidId: id, amounts: [{ line, amount: 1 + (other % 3) }] }));
      case 'close':
        if (wasDone(await byAdmin({ act: 'close', aidId: id, seen: 'active', to: 'expired', reason: 'No answer' })))
          world.over.add(id);
        return;
      case 'reopen':
        if (wasDone(await byAdmin({ act: 'reopen', aidId: id, seen: row?.status }))) world.over.delete(id);
        return;
      case 'back':
      case 'fulfill':
      case 'deliver': {
        const { takings = [], requirements } = await aidAs(people.admin, id);
        const taking = takings[0];
        if (taking === undefined) return;
        if (kind === 'back') {
          await byNgo({ act: 'hand-back', aidId: id, takingId: taking._id, reason: 'No fuel' });
          return;
        }
        if (kind === 'fulfill') {
          const place = taking.lines[line % taking.lines.length] ?? 0;
          const seen = requirements[place]?.status;
          await byNgo({ act: 'need', aidId: id, line: place, seen, status: 'fulfilled' });
          return;
        }
        const deliveryId = randomUUID();
        const lines = taking.lines.map((place) => ({ line: place }));
        const packed = { aidId: id, takingId: taking._id, lines, priority: 'Low', expectedDay: '2027-02-01' };
        const headers = () => ({ 'idempotency-key': randomUUID() });
        await people.ngo.ask('POST', '/api/deliveries/pack', packed, { 'idempotency-key': deliveryId });
        await people.ngo.ask('POST', '/api/deliveries/act', { act: 'deliver', deliveryId }, headers());
        return;
      }
    }
  }

  /** How much of each thing is asked for, in however many parts. */
  const amountsOf = (needs: AidView['requirements']) =>
    Array.from({ length: LINES }, (_, line) =>
      needs.filter(({ type }) => type.endsWith(` ${line}`)).reduce((sum, { quantity }) => sum + Number(quantity), 0),
    );

  /** Nothing that somebody still needs is in no list. */
  async function check({ ids, over }: World) {
    const [rows, list] = [await rowsOf(ids), await offered()];
    const headOf = (id: string): string => {
      const same = rows.get(id)?.same ?? undefined;
      return same === undefined ? id : headOf(same);
    };
    for (const id of ids) {
      const status = rows.get(id)?.status;
      if (over.has(id)) expect(['withdrawn', 'expired']).toContain(status);
      else expect(['active', 'fulfilled']).toContain(status);
      if (status !== 'active') continue;
      const head = headOf(id);
      const card = await aidAs(people.admin, head);
      expect([list.get(head)?.status, card.status], `${id} in a list`).toEqual(['active', 'active']);
      // All that it needs is on that card, as it is, and nothing twice.
      const own = (rows.get(id)?.needs ?? []).filter(({ household }) => household === undefined);
      const onCard = card.requirements.filter(({ household }) => household === (head === id ? undefined : id));
      expect(onCard.map(({ type, status: stands }) => [type, stands])).toEqual(
        own.map(({ type, status: stands }) => [type, stands]),
      );
      expect(amountsOf(onCard)).toEqual(needsOf('').map(({ quantity }) => Number(quantity)));
      const held = (card.takings ?? []).flatMap(({ lines }) => lines);
      expect(new Set(held).size).toBe(held.length);
      expect(held.every((line) => card.requirements[line]?.status !== 'fulfilled')).toBe(true);
    }
  }

  it('whoever does what, nothing that somebody still needs is in no list', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await app().query('DELETE FROM throttles');
        const ids = [await make('Roof'), await make('Insulin'), await make('Water')];
        const world: World = { ids, over: new Set() };
        for (const one of all) {
          await step(world, one);
          await check(world);
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
