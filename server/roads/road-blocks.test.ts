import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { actOnRoadBlock, listRoadBlocks, reportRoadBlock } from '../../contract/calls/roads.ts';
import type { RoadBlockView } from '../../contract/entities/road-block.ts';
import { batchItem, report, roadBlock } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, send, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { readAgain } from '../jobs/read-again.ts';
import { forgetOld } from '../jobs/retention.ts';

const HOUR_MS = 3_600_000;

onEmbeddedPostgres('blocked roads', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(() => app().query('DELETE FROM road_blocks'));

  const block = async (body: object = roadBlock, id: string = randomUUID()) => {
    const answer = await people.volunteer.ask('POST', '/api/roads/block', body, { 'idempotency-key': id });
    expect([answer.status, is(reportRoadBlock.answers[201], answer.json)]).toEqual([201, true]);
    return { id, answer };
  };
  const act = async (id: string, name: 'confirm' | 'lift' | 'reopen', seen: string, who: TestPerson = people.admin) => {
    const body = { act: name, roadBlockId: id, seen };
    const answer = await who.ask('POST', '/api/roads/act', body, { 'idempotency-key': randomUUID() });
    expect([answer.status, is(actOnRoadBlock.answers[201], answer.json)]).toEqual([201, true]);
    return answer.json as { message: string; data: { act: object } };
  };
  const seenBy = async (person?: TestPerson): Promise<RoadBlockView[]> => {
    const answer = person ? await person.ask('GET', '/api/roads') : await send(app(), 'GET', '/api/roads');
    expect([answer.status, is(listRoadBlocks.answers[200], answer.json)]).toEqual([200, true]);
    return answer.json['data'] as RoadBlockView[];
  };
  const older = (id: string, hours: number) =>
    app().query(
      `UPDATE road_blocks SET counted_from = counted_from - make_interval(hours => $2),
                              acted_at = acted_at - make_interval(hours => $2), changed_at = changed_at - make_interval(hours => $2)
       WHERE id = $1`,
      [id, hours],
    );

  it('are a warning for volunteers and admins until an admin confirms them, and then for everybody', async () => {
    const { id, answer } = await block();
    const again = await block(roadBlock, id);
    expect(again.answer.text).toBe(answer.text);
    const { place, ...facts } = roadBlock;
    const known = { _id: id, ...facts, position: place, state: 'reported' };
    for (const who of [people.volunteer, people.admin]) expect(await seenBy(who)).toMatchObject([known]);
    for (const who of [undefined, people.ngo, people.pendingVolunteer]) expect(await seenBy(who)).toEqual([]);

    expect(await act(id, 'confirm', 'reported')).toMatchObject({
      message: 'The road block is confirmed.',
      data: { act: { result: 'done' } },
    });
    const [all] = await seenBy();
    expect(all).toMatchObject({ _id: id, kind: 'flooded', position: place, state: 'confirmed' });
    expect(all?.near).toMatchObject({ name: expect.any(String), country: 'IN' });
    expect(all).not.toHaveProperty('note');
    expect(Date.parse(all?.expiresAt ?? '') - Date.parse(all?.confirmedAt ?? '')).toBe(48 * HOUR_MS);
    expect(await seenBy(people.volunteer)).toMatchObject([{ note: facts.note, state: 'confirmed' }]);
  });

  it('are lifted, and brought back by the admin who still sees them', async () => {
    const { id } = await block();
    expect(await act(id, 'lift', 'reported')).toMatchObject({ message: 'The road block is lifted.' });
    expect([await seenBy(people.volunteer), (await seenBy(people.admin))[0]?.state]).toEqual([[], 'lifted']);
    await act(id, 'confirm', 'lifted');
    expect(await seenBy()).toMatchObject([{ _id: id, state: 'confirmed' }]);
    const acts = await app().query('SELECT action FROM acts WHERE about = $1 ORDER BY at, id', [id]);
    expect(acts).toEqual([{ action: 'road-block-lifted' }, { action: 'road-block-confirmed' }]);
  });

  it('wait for a decision again where whoever decided takes that back, and nobody else', async () => {
    const [{ id }, second] = [await block(), await makeApproved(app(), 'admin')];
    for (const decided of ['confirm', 'lift'] as const) {
      await act(id, decided, 'reported');
      const stands = decided === 'confirm' ? 'confirmed' : 'lifted';
      const other = await act(id, 'reopen', stands, second);
      expect(other.data.act).toMatchObject({ result: 'conflict', stands, by: people.admin.name });
      expect(await act(id, 'reopen', stands)).toMatchObject({
        message: 'The road block waits for a decision again.',
        data: { act: { result: 'done' } },
      });
      expect((await act(id, 'reopen', stands)).data.act).toMatchObject({ result: 'same' });
      const known = await seenBy(people.volunteer);
      expect([known.map(({ state }) => state), known[0]?.confirmedAt, await seenBy()]).toEqual([
        ['reported'],
        undefined,
        [],
      ]);
    }
    const acts = await app().query<{ action: string }>('SELECT action FROM acts WHERE about = $1 ORDER BY at, id', [
      id,
    ]);
    expect(acts.filter(({ action }) => action === 'road-block-reopened')).toHaveLength(2);
  });

  it('stay as the first admin decided, and the second is told', async () => {
    const [{ id }, second] = [await block(), await makeApproved(app(), 'admin')];
    await act(id, 'lift', 'reported');
    const late = await act(id, 'confirm', 'reported', second);
    expect(late.data.act).toMatchObject({ result: 'conflict', stands: 'lifted', by: people.admin.name });
    expect(late.message).toMatch(new RegExp(`^${people.admin.name} was first: this road block was lifted on `));
    expect((await act(id, 'lift', 'reported', second)).data.act).toMatchObject({ result: 'same' });
    const bare = await second.ask('POST', '/api/roads/act', { act: 'confirm', roadBlockId: id, seen: 'reported' });
    expect([bare.status, bare.json['kind']]).toEqual([409, 'conflict']);
    await act(id, 'confirm', 'lifted');
    expect((await act(id, 'lift', 'reported', second)).data.act).toMatchObject({ stands: 'confirmed' });
    expect((await act(id, 'confirm', 'reported', second)).data.act).toMatchObject({ result: 'same' });
  });

  it('are over after two days without a word, which admins see for another, and a confirmation begins them anew', async () => {
    const { id } = await block();
    await older(id, 47);
    expect(await seenBy(people.volunteer)).toHaveLength(1);
    await older(id, 1);
    expect([await seenBy(people.volunteer), (await seenBy(people.admin))[0]?.state]).toEqual([[], 'expired']);
    await act(id, 'confirm', 'reported');
    expect(await seenBy()).toHaveLength(1);
    await older(id, 72);
    expect(await seenBy(people.admin)).toEqual([]);
  });

  it('say when they were seen, however late they come, and last half their time at least', async () => {
    const seen = new Date(Date.now() - 100 * HOUR_MS).toISOString();
    await block({ ...roadBlock, createdAt: seen });
    const [late] = await seenBy(people.volunteer);
    expect(late?.reportedAt).toBe(seen);
    expect(Date.parse(late?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23.9 * HOUR_MS);
    await app().query('DELETE FROM road_blocks');
    await block({ ...roadBlock, createdAt: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(Date.parse((await seenBy(people.volunteer))[0]?.reportedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('come with a report that names one, at its place, and are held back with it', async () => {
    const [here, nowhere] = [randomUUID(), randomUUID()];
    const { location, ...placeless } = report;
    const items = [
      batchItem(here, 'reportDisaster', { ...report, roadBlocked: 'bridge', createdAt: '2026-01-01T00:00:00Z' }),
      batchItem(nowhere, 'reportDisaster', { ...placeless, roadBlocked: 'bridge' }),
      batchItem(randomUUID(), 'reportDisaster', report),
    ];
    for (const _ of [1, 2]) await send(app(), 'POST', '/api/outbox', { items });
    const position = { lati: location.lati, long: Number(location.long) };
    const known = { _id: here, kind: 'bridge', position, state: 'reported', reportedAt: '2026-01-01T00:00:00.000Z' };
    expect(await seenBy(people.volunteer)).toMatchObject([known]);
    const { json } = await people.admin.ask('GET', '/api/report/getreport');
    const told = (json['data'] as Record<string, unknown>[]).filter(({ _id }) => _id === here || _id === nowhere);
    expect(told.map(({ roadBlocked }) => roadBlocked)).toEqual(['bridge', 'bridge']);
    for (const held of [`lane = 'triage'`, `lane = 'main', status = 'rejected'`]) {
      await app().query(`UPDATE reports SET ${held} WHERE id = $1`, [here]);
      expect([await seenBy(people.volunteer), await seenBy(people.admin)]).toMatchObject([[], [known]]);
    }
    await act(here, 'confirm', 'reported');
    expect(await seenBy()).toMatchObject([{ _id: here }]);
  });

  it('are made of a report that an older server had kept without knowing of them', async () => {
    const id = randomUUID();
    await send(app(), 'POST', '/api/outbox', {
      items: [batchItem(id, 'reportDisaster', { ...report, roadBlocked: 'debris' })],
    });
    await app().query('DELETE FROM road_blocks');
    await app().query('UPDATE reports SET read_by = 3 WHERE id = $1', [id]);
    expect(await readAgain(app().pool, () => false)).toBe(1);
    expect(await seenBy(people.volunteer)).toMatchObject([{ _id: id, kind: 'debris', state: 'reported' }]);
  });

  it('tell volunteers and admins when somebody last got past them, and nobody else, until an admin decides', async () => {
    const { id } = await block();
    const past = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
    const { note: _, ...facts } = roadBlock;
    const item = randomUUID();
    const later = past(2);
    for (const _again of [1, 2]) await block({ ...facts, passed: id, createdAt: later }, item);
    await block({ ...facts, passed: id, createdAt: past(5) });
    // Of one that is gone nothing is to be said, and no new one is made.
    await block({ ...facts, passed: randomUUID() });
    for (const who of [people.volunteer, people.admin]) {
      expect(await seenBy(who)).toMatchObject([{ _id: id, state: 'reported', passedAt: later }]);
    }
    await act(id, 'confirm', 'reported');
    expect((await seenBy())[0]).not.toHaveProperty('passedAt');
    await block({ ...facts, passed: id, createdAt: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(Date.parse((await seenBy(people.admin))[0]?.passedAt ?? '')).toBeLessThanOrEqual(Date.now());
    const refused = await people.ngo.ask('POST', '/api/roads/block', { ...facts, passed: id });
    expect(refused.status).toBe(403);
  });

  it('are refused in words, and wait for one that is not there yet', async () => {
    const wrong = await people.volunteer.ask('POST', '/api/roads/block', { kind: 'mud', note: 'x'.repeat(301) });
    expect([wrong.status, wrong.json['fields']]).toEqual([
      422,
      {
        place: 'required',
        kind: 'one of flooded, debris, bridge, damaged, closed, other',
        note: 'at most 300 characters',
      },
    ]);
    const unknown = { act: 'lift', roadBlockId: randomUUID(), seen: 'reported' };
    expect((await people.admin.ask('POST', '/api/roads/act', unknown)).status).toBe(404);
  });

  it('are answered without a body to who has them already', async () => {
    await block();
    const ask = (etag = '') => fetch(`${app().url}/api/roads`, { headers: etag ? { 'if-none-match': etag } : {} });
    const first = await ask();
    const again = await ask(first.headers.get('etag') ?? '');
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  });

  it('go with the account that reported them, stand in its own copy before, and are forgotten in time', async () => {
    const volunteer = await makeApproved(app(), 'volunteer');
    await volunteer.ask('POST', '/api/roads/block', roadBlock);
    const { json } = await volunteer.ask('GET', '/api/account/export');
    expect(json['data']).toMatchObject({ roadBlocks: [{ kind: 'flooded', note: roadBlock.note }] });
    await volunteer.ask('DELETE', '/api/account', { password: volunteer.password });
    expect(await seenBy(people.admin)).toEqual([]);

    const { id } = await block();
    await older(id, 24 * 31);
    expect((await forgetOld(app().pool, Date.now()))['road_blocks']).toBe(1);
  });
});
