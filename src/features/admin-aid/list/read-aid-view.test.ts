import { expect, test } from 'vitest';
import {
  aidQuery,
  hasFilter,
  plainAidView,
  readAidView,
  wantedAid,
  writeAidView,
  type AidTabView,
} from './read-aid-view.ts';

test('an address says which requests, and what nobody knows is left out', () => {
  expect(readAidView('?tab=aid&unclaimed=true')).toEqual({ ...plainAidView, unclaimed: true });
  expect(readAidView('?tab=aid&unconfirmed=true')).toEqual({ ...plainAidView, unconfirmed: true });
  expect(readAidView('?status=all&urgent=true').status).toBe('all');
  expect(readAidView('?status=secret&unclaimed=yes')).toEqual(plainAidView);
});

test('a view is read from the address that it wrote, and the tab stays in it', () => {
  const views: AidTabView[] = [
    plainAidView,
    { ...plainAidView, status: 'all', unclaimed: true, urgent: true, search: 'baby food & water', source: 'server' },
    { ...plainAidView, near: '26.12, 85.39', km: 10 },
    { ...plainAidView, status: 'expired' },
  ];
  for (const view of views) {
    const address = writeAidView('?tab=aid&status=fulfilled&search=old', view);
    expect(readAidView(address)).toEqual(view);
    expect(new URLSearchParams(address).get('tab')).toBe('aid');
  }
});

test('words are looked for in what is held back too', () => {
  expect(wantedAid(plainAidView)).toEqual({ status: 'active', lane: 'main' });
  const view: AidTabView = { ...plainAidView, status: 'all', unclaimed: true, urgent: true, search: ' boat ' };
  expect(wantedAid(view)).toEqual({ unclaimed: true, urgent: true, text: 'boat' });
});

test('a status alone hides nothing that a person would miss', () => {
  expect(hasFilter({ ...plainAidView, status: 'expired' })).toBe(false);
  expect(hasFilter({ ...plainAidView, search: '  ' })).toBe(false);
  expect(hasFilter({ ...plainAidView, urgent: true })).toBe(true);
});

test('the server is asked for the same, of a place to about a kilometre', () => {
  expect(aidQuery(plainAidView)).toEqual({ status: 'active', lane: 'main' });
  const view: AidTabView = { ...plainAidView, status: 'all', urgent: true, near: '26.1234, 85.3987', km: 10 };
  const around = { lati: '26.12', long: '85.4', radiusKm: '10' };
  expect(aidQuery({ ...view, search: ' boat ' })).toEqual({ urgent: 'true', search: 'boat', ...around });
  expect(wantedAid(view)).toMatchObject({ near: { from: { lat: 26.1234, lng: 85.3987 }, km: 10 } });
  expect(aidQuery({ ...view, near: 'Patna', unclaimed: true })).toEqual({
    urgent: 'true',
    unclaimed: 'true',
    lane: 'main',
  });
  expect([hasFilter(view), hasFilter({ ...plainAidView, near: 'Patna' })]).toEqual([true, false]);
});
