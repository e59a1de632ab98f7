import { beforeAll, expect, it } from 'vitest';
import type { NgoView } from '../../contract/entities/ngo.ts';
import { limits } from '../../contract/limits.ts';
import { makeNgos } from '../../tests/support/ngos.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';

onEachPostgres('finding partner NGOs', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const page = async (query: Record<string, string>) => {
    const { status, json } = await people.admin.ask('GET', `/api/ngo/find?${new URLSearchParams(query).toString()}`);
    expect([query, status]).toEqual([query, 200]);
    return json as { data: NgoView[]; next?: string };
  };
  const found = async (search: string) => (await page({ search })).data.map(({ _id }) => _id);

  it('by any part of the name, the place or the work, each of the words, in any letters', async () => {
    const [id = ''] = await makeNgos(app(), [
      { name: 'Bihar Boat Aid', city: 'Sitamarhi', address: '4 Dumra Road', areas: ['Water rescue'] },
    ]);
    for (const search of ['boat', 'TAMAR', 'boat sitamarhi', 'dumra', ' water  bihar ']) {
      expect([search, await found(search)]).toEqual([search, [id]]);
    }
    for (const search of ['boat patna', 'b_at', '100%']) expect([search, await found(search)]).toEqual([search, []]);
  });

  it('only those that are approved', async () => {
    await makeNgos(app(), [
      { name: 'Xylo waiting', status: 'pending' },
      { name: 'Xylo refused', status: 'refused' },
    ]);
    expect(await found('xylo')).toEqual([]);
  });

  it('a page at a time, by name, each once', async () => {
    const count = limits.pageRecords + 5;
    await makeNgos(
      app(),
      Array.from({ length: count }, (_, place) => ({ name: `Quarry ${String(place).padStart(4, '0')}` })),
    );
    const first = await page({ search: 'quarry' });
    expect(first.data).toHaveLength(limits.pageRecords);
    const rest = await page({ search: 'quarry', cursor: first.next ?? '' });
    expect(rest.next).toBeUndefined();
    const names = [...first.data, ...rest.data].map(({ organizationName }) => organizationName);
    expect(names).toHaveLength(count);
    expect(names).toEqual(names.toSorted());
    expect((await people.admin.ask('GET', '/api/ngo/find?cursor=x')).status).toBe(422);
  });
});
