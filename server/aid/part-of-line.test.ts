import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AidView } from '../../contract/entities/aid-request.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import { amountIn } from '../../contract/policies/line-amounts.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { fc } from '../../tests/support/property.ts';

const claimSecret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(claimSecret).digest('hex');

onEmbeddedPostgres('a part of a line', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'ngo');
  });
  beforeEach(() => app().query('DELETE FROM throttles'));

  const tins = (...quantities: string[]) =>
    makeAid(app(), 1, {
      claimSecretHash,
      requirements: quantities.map((quantity) => ({ type: 'Food', quantity, urgent: true })),
    });
  const take = (who: TestPerson, aidId: string, amount?: number, line = 0, id: string = randomUUID()) =>
    actOnAid(who, { act: 'take', aidId, lines: [line], ...(amount && { amounts: [{ line, amount }] }) }, id);
  const back = (who: TestPerson, aidId: string, takingId: string) =>
    actOnAid(who, { act: 'hand-back', aidId, takingId, reason: 'No fuel' });
  const quantities = async (aidId: string, who = people.admin) =>
    (await aidAs(who, aidId)).requirements.map(({ quantity }) => quantity);
  const heldBy = async (who: TestPerson, aidId: string) => {
    const { requirements, takings = [] } = await aidAs(people.admin, aidId);
    return takings
      .filter(({ ngo }) => ngo?._id === who.id)
      .flatMap(({ lines }) => lines.map((line) => requirements[line]?.quantity));
  };

  it('is taken by choice; the rest stays open to others, and everybody is told so', async () => {
    const aidId = await tins('50 tins', 'much');
    expect(actOf(await take(people.ngo, aidId, 20))?.result).toBe('done');
    expect(await quantities(aidId)).toEqual(['30 tins', 'much', '20 tins']);
    expect(await heldBy(people.ngo, aidId)).toEqual(['20 tins']);
    const seen = await aidAs(other, aidId);
    expect(seen.takings?.map(({ lines }) => lines)).toEqual([[2]]);
    expect(seen.requirements.map(({ quantity }) => quantity)).toEqual(['30 tins', undefined, '20 tins']);
    expect(JSON.stringify(await aidAs(people.admin, aidId))).not.toContain('partOf');
    const { json } = await post(`${app().url}/api/track/own`, { records: [{ _id: aidId, claimSecret }] });
    const [tracked] = json['data'] as TrackView[];
    expect(tracked?.requirements?.map(({ quantity, takenBy }) => [quantity, takenBy !== undefined])).toEqual([
      ['30 tins', false],
      ['much', false],
      ['20 tins', true],
    ]);
    // The whole line of an older phone is what is still open of it.
    expect(actOf(await take(other, aidId))?.result).toBe('done');
    expect(await heldBy(other, aidId)).toEqual(['30 tins']);
    expect(actOf(await take(other, aidId, 5))?.result).toBe('same');
    expect(actOf(await take(people.ngo, aidId, 5))?.result).toBe('conflict');
  });

  it('of more than is open is told how much that is, and nothing is given', async () => {
    const aidId = await tins('50 tins');
    await take(people.ngo, aidId, 40);
    const answer = await take(other, aidId, 20);
    expect(actOf(answer)).toMatchObject({ result: 'conflict', stands: 'less' });
    expect(answer.json['message']).toContain('Only 10 ');
    expect(await heldBy(other, aidId)).toEqual([]);
    expect(actOf(await take(other, aidId, 10))?.result).toBe('done');
    expect(await quantities(aidId)).toEqual(['10 tins', '40 tins']);
  });

  it('that is as much as the line is the line; what says no number is taken whole alone', async () => {
    const aidId = await tins('50', 'enough for all');
    expect(actOf(await take(people.ngo, aidId, 50))?.result).toBe('done');
    expect(actOf(await take(people.ngo, aidId, 2, 1))).toMatchObject({ result: 'conflict', stands: 'less' });
    expect(actOf(await take(people.ngo, aidId, undefined, 1))?.result).toBe('done');
    expect(await quantities(aidId)).toEqual(['50', 'enough for all']);
  });

  it.each([0, -1, 0.001, 1e13, '20'])('of %j is not one', async (amount) => {
    const body = { act: 'take', aidId: await tins('50'), amounts: [{ line: 0, amount }] };
    expect((await actOnAid(people.ngo, body)).status).toBe(422);
  });

  it('that was given back is open beside the rest, for who wants either or more than one of both', async () => {
    const aidId = await tins('50 tins');
    const id = randomUUID();
    await take(people.ngo, aidId, 20, 0, id);
    await back(people.ngo, aidId, id);
    expect(actOf(await take(other, aidId, 45))?.result).toBe('done');
    expect(await heldBy(other, aidId)).toEqual(['30 tins', '15 tins']);
    expect(actOf(await take(people.ngo, aidId))?.result).toBe('done');
    expect(await heldBy(people.ngo, aidId)).toEqual(['5 tins']);
  });

  it('what has come of the line is not open any more', async () => {
    const aidId = await tins('50 tins');
    const part = { act: 'need', aidId, line: 0, seen: 'pending', status: 'partially-fulfilled', delivered: '20 tins' };
    await actOnAid(people.admin, part);
    const answer = await take(people.ngo, aidId, 31);
    expect(answer.json['message']).toContain('Only 30 ');
    expect(actOf(await take(people.ngo, aidId, 10))?.result).toBe('done');
    expect((await aidAs(people.admin, aidId)).requirements).toMatchObject([
      { quantity: '40 tins', status: 'partially-fulfilled', delivered: '20 tins' },
      { quantity: '10 tins', status: 'pending' },
    ]);
    await actOnAid(people.admin, { ...part, seen: 'partially-fulfilled', delivered: 'some' });
    expect(actOf(await take(other, aidId, 10))).toMatchObject({ result: 'conflict', stands: 'less' });
  });

  it('is packed, brought and confirmed by itself; the request is fulfilled with the last', async () => {
    const aidId = await tins('50 tins');
    const id = randomUUID();
    await take(people.ngo, aidId, 20, 0, id);
    const deliveryId = await pack(people.ngo, aidId, id, 1);
    const records = { records: [{ _id: aidId, claimSecret }] };
    const { json } = await post(`${app().url}/api/deliveries/awaited`, records);
    const [awaited] = json['data'] as DeliveryView[];
    expect(awaited?.items).toMatchObject([{ line: 1, type: 'Food', quantity: '20 tins' }]);
    const handed = { act: 'deliver', deliveryId, code: awaited?.code };
    await people.ngo.ask('POST', '/api/deliveries/act', handed, { 'idempotency-key': randomUUID() });
    expect(await aidAs(people.admin, aidId)).toMatchObject({
      status: 'active',
      takings: [],
      requirements: [
        { quantity: '30 tins', status: 'pending' },
        { quantity: '20 tins', status: 'fulfilled' },
      ],
    });
    await take(other, aidId);
    await actOnAid(other, { act: 'need', aidId, line: 0, seen: 'pending', status: 'fulfilled' });
    expect((await aidAs(people.admin, aidId)).status).toBe('fulfilled');
  });

  async function pack(who: TestPerson, aidId: string, takingId: string, line: number): Promise<string> {
    const deliveryId = randomUUID();
    const body = { aidId, takingId, lines: [{ line }], priority: 'Low', expectedDay: '2027-02-01' };
    const answer = await who.ask('POST', '/api/deliveries/pack', body, { 'idempotency-key': deliveryId });
    expect(actOf(answer)?.result).toBe('done');
    return deliveryId;
  }

  it('two want 40 and 20 of 50 at the same moment: one has it, the other is told what is open', async () => {
    for (let round = 0; round < 8; round += 1) {
      await app().query('DELETE FROM throttles');
      await app().query('DELETE FROM aid_takings');
      const aidId = await tins('50 tins');
      const answers = await Promise.all([take(people.ngo, aidId, 40), take(other, aidId, 20)]);
      expect(new Set(answers.map((answer) => actOf(answer)?.result))).toEqual(new Set(['conflict', 'done']));
      const lost = answers.find((answer) => actOf(answer)?.result === 'conflict');
      const has = [...(await heldBy(people.ngo, aidId)), ...(await heldBy(other, aidId))];
      expect(lost?.json['message']).toContain(has[0] === '40 tins' ? 'Only 10 ' : 'Only 30 ');
      expect(has).toHaveLength(1);
    }
  });

  interface Step {
    kind: 'take' | 'some' | 'back' | 'part' | 'fulfill' | 'reopen' | 'assign';
    ngo: 0 | 1;
    line: number;
    amount: number;
  }
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.record({
      kind: fc.constantFrom<Step['kind'][]>(
        'take',
        'some',
        'some',
        'some',
        'back',
        'part',
        'fulfill',
        'reopen',
        'assign',
      ),
      ngo: fc.constantFrom(0 as const, 1 as const),
      line: fc.nat(5),
      amount: fc.constantFrom(1, 2.5, 7, 20, 30),
    }),
    { minLength: 3, maxLength: 15 },
  );

  it('whoever takes what: as much is asked for as ever was, nothing of it is given twice, and who has it is who was told so', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await app().query('DELETE FROM throttles');
        await app().query('DELETE FROM aid_takings');
        const aidId = await tins('50 tins', '12.5 kg');
        for (const one of all) await play(aidId, one);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  async function play(aidId: string, { kind, ngo, line, amount }: Step): Promise<void> {
    const who = [people.ngo, other][ngo] ?? people.ngo;
    const before = await aidAs(people.admin, aidId);
    const place = line % before.requirements.length;
    const seen = before.requirements[place]?.status;
    const id = randomUUID();
    const need = { act: 'need', aidId, line: place, seen };
    if (kind === 'take') await take(who, aidId, undefined, place, id);
    if (kind === 'some') {
      const answer = actOf(await take(who, aidId, amount, place, id));
      const lines = (await aidAs(people.admin, aidId)).takings?.find(({ _id }) => _id === id)?.lines;
      expect(lines === undefined ? answer?.result !== 'done' : answer?.result === 'done').toBe(true);
      if (lines) expect(sumOf(await aidAs(people.admin, aidId), lines)).toBe(amount);
    }
    if (kind === 'assign') await actOnAid(people.admin, { act: 'assign', aidId, ngoId: who.id, lines: [place] }, id);
    if (kind === 'back') {
      const taking = before.takings?.find((one) => one.ngo?._id === who.id);
      if (taking) await back(who, aidId, taking._id);
    }
    if (kind === 'part') {
      await actOnAid(people.admin, { ...need, status: 'partially-fulfilled', delivered: '1' });
    }
    if (kind === 'fulfill') await actOnAid(people.admin, { ...need, status: 'fulfilled' });
    if (kind === 'reopen') await actOnAid(people.admin, { ...need, status: 'pending' });
    const after = await aidAs(people.admin, aidId);
    const held = (after.takings ?? []).flatMap(({ lines }) => lines);
    expect(new Set(held).size).toBe(held.length);
    expect(held.every((one) => after.requirements[one]?.status !== 'fulfilled')).toBe(true);
    for (const [unit, all] of [
      ['tins', 50],
      ['kg', 12.5],
    ] as const) {
      const lines = after.requirements.flatMap(({ quantity }, at) => (quantity?.endsWith(unit) ? [at] : []));
      expect(asked(after, lines)).toBe(all);
    }
  }

  const asked = ({ requirements }: AidView, lines: readonly number[]) =>
    lines.reduce((sum, line) => sum + (amountIn(requirements[line]?.quantity)?.value ?? 0), 0);
  /** Without what has come of it. */
  const sumOf = ({ requirements }: AidView, lines: readonly number[]) =>
    lines.reduce(
      (sum, line) => sum - (amountIn(requirements[line]?.delivered)?.value ?? 0),
      asked({ requirements } as AidView, lines),
    );
});
