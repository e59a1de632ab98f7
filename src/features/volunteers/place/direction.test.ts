import { expect, it } from 'vitest';
import { bearing, directionWords } from './direction.ts';

const PATNA = { lat: 25.61, lng: 85.14 };
const away = (lat: number, lng: number) => ({ lat: PATNA.lat + lat, lng: PATNA.lng + lng });

it('says where to set out to', () => {
  expect([
    directionWords(PATNA, away(1, 0)),
    directionWords(PATNA, away(1, 1)),
    directionWords(PATNA, away(0, 1)),
    directionWords(PATNA, away(-1, 0)),
    directionWords(PATNA, away(0, -1)),
    directionWords(PATNA, away(1, -0.01)),
  ]).toEqual(['north', 'north-east', 'east', 'south', 'west', 'north']);
});

it('goes the short way across the antimeridian', () => {
  expect(Math.round(bearing({ lat: 0, lng: 179 }, { lat: 0, lng: -179 }))).toBe(90);
});
