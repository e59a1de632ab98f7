// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import type { PlacesMapProps } from '../../../maps/places-map.tsx';
import { RecordMap } from './record-map.tsx';

/** Where the map itself would be: what it was given. */
const drawn = vi.hoisted(() => vi.fn<(props: PlacesMapProps) => void>());
vi.mock('../../../maps/lazy-places-map.tsx', () => ({
  LazyPlacesMap: (props: PlacesMapProps) => {
    drawn(props);
    return null;
  },
}));

afterEach(cleanup);

const at = { lat: 26.12, lng: 86.6, at: '2026-11-28T10:00:00Z' };
const asha = { _id: 'v1', name: 'Asha', position: at } as TeamMember;
const ravi = { _id: 'v2', name: 'Ravi' } as TeamMember;
const report = { _id: 'd1', disasterType: 'flood', location: { lati: 26.1, long: 86.5 } } as AdminReport;
const marks = () => drawn.mock.lastCall?.[0].places.map(({ id, lat, lng, tone }) => [id, lat, lng, tone]);

it('the disaster is red, volunteers who share their position are green, and whoever shares none is not on the map', () => {
  render(<RecordMap report={report} team={[asha, ravi]} />);
  expect(marks()).toEqual([
    ['d1', 26.1, 86.5, 'danger'],
    ['v1', at.lat, at.lng, 'good'],
  ]);
});

it('of a disaster at 0, 0 its volunteers alone are on the map', () => {
  render(<RecordMap report={{ ...report, location: { lati: 0, long: 0 } }} team={[asha]} />);
  expect(marks()).toEqual([['v1', at.lat, at.lng, 'good']]);
});
