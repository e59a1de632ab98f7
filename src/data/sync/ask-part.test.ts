// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { rememberPlace } from '../last-place.ts';
import { mainDb } from '../db.ts';
import { NGO_KEY } from '../own-settings.ts';
import { storePerson } from '../person-store.ts';
import { keepMore, refreshLists } from './refresh-lists.ts';

const page = (more: object = {}) => ({ success: true, data: [], gone: [], cursor: 'c', more: false, ...more });

/** A server that answers what it is asked, and says which questions came. */
function listServer(answer: (query: URLSearchParams) => { status: number; body: object }): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://phone');
    if (!pathname.startsWith('/api/changes/')) return Response.json({ success: true, data: {} });
    asked.push(searchParams);
    const { status, body } = answer(searchParams);
    return Response.json(body, { status });
  });
  return asked;
}

const person = (role: 'admin' | 'ngo' | 'volunteer') =>
  storePerson({ id: role, name: role, email: `${role}@example.org`, role, status: 'approved' } as never);

beforeEach(async () => {
  await Promise.all([mainDb.lists.clear(), mainDb.settings.clear(), mainDb.reports.clear()]);
  localStorage.clear();
});
afterEach(() => {
  storePerson(undefined);
  vi.unstubAllGlobals();
});

describe('what a phone asks for of a list', () => {
  it('is a part, and nothing of where it is while that is not known', async () => {
    const asked = listServer(() => ({ status: 200, body: page({ of: { 'main active': 0 } }) }));
    await refreshLists(['reports']);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ most: `${limits.keptRecords}` });
    await refreshLists(['ngos']);
    expect(Object.fromEntries(asked[1] ?? [])).toEqual({ most: `${limits.keptNgos}` });
  });

  it('is more of what is around the square where its map was last: no nearer', async () => {
    rememberPlace({ lat: 25.61, lng: 85.14, zoom: 9 });
    const asked = listServer(() => ({ status: 200, body: page() }));
    await refreshLists(['reports', 'ngos']);
    expect(asked.map((query) => query.get('square'))).toEqual(['25,85', null]);
  });

  it('of an organization is around its area, of an admin more, of everywhere', async () => {
    rememberPlace({ lat: 25.61, lng: 85.14, zoom: 9 });
    const asked = listServer(() => ({ status: 200, body: page() }));
    person('ngo');
    await mainDb.settings.put({
      key: NGO_KEY,
      value: { owner: 'ngo', asOf: 0, ngo: { area: { lati: -0.5, long: 36.8, radiusKm: 20 } } },
    });
    await refreshLists(['aid']);
    expect(asked.at(-1)?.get('square')).toBe('-1,36');
    person('admin');
    await refreshLists(['aid']);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ most: `${limits.adminKeptRecords}` });
  });

  it('is all of it from a server of an older version', async () => {
    const asked = listServer((query) =>
      query.has('most') ? { status: 422, body: { success: false, kind: 'invalid' } } : { status: 200, body: page() },
    );
    await refreshLists(['reports']);
    expect(asked.map((query) => query.has('most'))).toEqual([true, false]);
    expect(await mainDb.lists.get('reports')).toMatchObject({ isComplete: true, cursor: 'c' });
  });

  it('is twice as much at the person’s word, up to a bound; what is here stays until that has come', async () => {
    const asked = listServer(() => ({ status: 200, body: page({ of: { 'main active': 90_000 } }) }));
    await refreshLists(['reports']);
    const wished = [];
    for (let times = 0; times < 6; times += 1) {
      await keepMore('reports');
      wished.push(Number(asked.at(-1)?.get('most')));
      expect(asked.at(-1)?.has('since')).toBe(false);
      expect(await mainDb.lists.get('reports')).toMatchObject({ isComplete: true });
    }
    expect(wished).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
    person('volunteer');
    await keepMore('reports');
    expect(asked).toHaveLength(7);
  });
});
