import { beforeAll, expect, it } from 'vitest';
import type { NgoView } from '../../contract/entities/ngo.ts';
import { limits } from '../../contract/limits.ts';
import { makeNgos, type MadeNgo } from '../../tests/support/ngos.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask } from '../../tests/support/server/http.ts';
import { bearer, makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { fillSought } from '../store/database/sought.ts';

onEachPostgres('finding partner NGOs', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const page = async (query: Record<string, string>, token?: string) => {
    const path = `${app().url}/api/ngo/find?${new URLSearchParams(query).toString()}`;
    const { status, json } = await ask(path, token === undefined ? {} : { headers: bearer(token) });
    expect([query, status]).toEqual([query, 200]);
    return json as { data: NgoView[]; next?: string };
  };
  const found = async (query: Record<string, string>) => (await page(query)).data.map(({ _id }) => _id);

  it('by any part of the name, the place or the work, each of the words, in any letters, with accents or without', async () => {
    const [id = ''] = await makeNgos(app(), [
      { name: 'Bihar Boat Aid', city: 'Sitamarhi', address: '4 Dumra Road, São José', areas: ['Water rescue', 'नाव'] },
    ]);
    await fillSought(app().pool);
    const fitting = ['boat', 'TAMAR', 'boat sitamarhi', 'dumra', ' water  bihar ', 'sao JOSE', 'São', 'JOSÉ', 'नाव'];
    for (const search of fitting) expect([search, await found({ search })]).toEqual([search, [id]]);
    for (const search of ['boat patna', 'b_at', '100%'])
      expect([search, await found({ search })]).toEqual([search, []]);
  });

  it('not by the name of an account whose organization is told to be another', async () => {
    const [id = ''] = await makeNgos(app(), [{ name: 'Asha Private' }]);
    expect(await found({ search: 'asha private' })).toEqual([id]);
    await app().query(`UPDATE ngo_profiles SET organization_name = 'Ganga Kitchens' WHERE id = $1`, [id]);
    expect(await found({ search: 'asha private' })).toEqual([]);
    expect(await found({ search: 'ganga kitchens' })).toEqual([id]);
  });

  it('only those that are approved, and of each no more than the list shows', async () => {
    const [id] = await makeNgos(app(), [
      { name: 'Xylo approved', city: 'Gaya', registration: 'X-1' },
      { name: 'Xylo waiting', status: 'pending' },
      { name: 'Xylo refused', status: 'refused' },
    ]);
    const seen = async (token?: string) => (await page({ search: 'xylo' }, token)).data;
    const [nobody, volunteer, ngo, admin] = await Promise.all(
      [undefined, people.volunteer.token, people.ngo.token, people.admin.token].map(seen),
    );
    const { json } = await ask(`${app().url}/api/ngos/getallngo`);
    const listed = (json['data'] as { data: NgoView[] }).data.filter(({ _id }) => _id === id);
    expect(listed).toHaveLength(1);
    expect([nobody, volunteer, ngo]).toEqual([listed, listed, listed]);
    expect(nobody?.[0]).not.toHaveProperty('email');
    expect(admin).toMatchObject([{ _id: id, email: `${id}@ngo.example` }]);
  });

  it('a page at a time, by name, each once, of a category and a scope', async () => {
    const count = 2 * limits.pageRecords + 50;
    const scopes = ['Local', 'Global'] as const;
    const made = Array.from({ length: count }, (_, place): MadeNgo => {
      const areas = place % 5 === 0 ? ['Clinics', 'shelter'] : ['Food Aid'];
      return { name: `Quarry ${String(place).padStart(4, '0')}`, areas, scope: scopes[place % 2] ?? 'Local' };
    });
    await makeNgos(app(), made);
    const all = async (query: Record<string, string>) => {
      const pages = [await page(query)];
      for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) {
        pages.push(await page({ ...query, cursor: next }));
      }
      expect(pages.every(({ data }) => data.length <= limits.pageRecords)).toBe(true);
      return pages.flatMap(({ data }) => data.map(({ organizationName }) => organizationName));
    };
    const namesOf = (fits: (ngo: MadeNgo) => boolean) => made.filter(fits).map(({ name }) => name);
    expect(await all({ search: 'quarry' })).toEqual(namesOf(() => true));
    const inShelters = ({ areas }: MadeNgo) => areas?.includes('shelter') === true;
    expect(await all({ search: 'quarry', category: 'Shelter' })).toEqual(namesOf(inShelters));
    expect(await all({ category: 'Shelter', scope: 'Global' })).toEqual(
      namesOf((ngo) => inShelters(ngo) && ngo.scope === 'Global'),
    );
  });

  it('refuses what it does not know, in words', async () => {
    for (const field of ['cursor', 'category', 'scope', 'status']) {
      const { status, json } = await ask(`${app().url}/api/ngo/find?${field}=x`);
      expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
    }
  });
});
