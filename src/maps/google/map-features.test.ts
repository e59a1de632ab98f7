import { expect, it } from 'vitest';
import { boundsOf, looks, routeFeatures } from './map-features.ts';

const LINE = [
  { lat: 25.7, lng: 85.05 },
  { lat: 25.61, lng: 85.14 },
];

it('draws the line with its edge below, where it begins, blocked roads by how sure they are, and the place last', () => {
  const road = { lat: 25.65, lng: 85.1, label: 'Flooded road' };
  const features = routeFeatures(LINE, { lat: 25.61, lng: 85.14, title: 'Flood' }, [
    { ...road, id: 'a', tone: 'blocked' },
    { ...road, id: 'b', tone: 'unsure' },
  ]);
  expect(features.map(({ properties: { look, title } }) => [look, title])).toEqual([
    ['edge', ''],
    ['line', ''],
    ['start', ''],
    ['blocked', 'Flooded road'],
    ['unsure', 'Flooded road'],
    ['place', 'Flood'],
  ]);
  // GeoJSON has the longitude first.
  expect(features[1]?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [85.05, 25.7],
      [85.14, 25.61],
    ],
  });
  expect(features.every(({ properties: { look } }) => look in looks)).toBe(true);
});

it('has all of the line in view, across the antimeridian too', () => {
  expect(boundsOf(LINE)).toEqual({ south: 25.61, north: 25.7, west: 85.05, east: 85.14 });
  const { west, east } = boundsOf([
    { lat: -17, lng: 179.5 },
    { lat: -16.5, lng: -179.5 },
  ]);
  expect([west, east]).toEqual([179.5, -179.5]);
});
