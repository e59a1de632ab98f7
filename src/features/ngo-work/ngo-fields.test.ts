import { expect, it } from 'vitest';
import { changesIn, completed, missingIn, ngoTexts, withArea } from './ngo-fields.ts';

const known = ngoTexts({
  organizationName: 'Kosi Flood Relief',
  registrationNumber: 'BR/1',
  focusAreas: ['Food Aid', 'Shelter'],
  contact: '112',
});

it('adds a focus area trimmed, and neither an empty one nor one that is there', () => {
  expect(withArea(['Food Aid'], '  Boats  and tents ')).toEqual(['Food Aid', 'Boats and tents']);
  expect(withArea(['Food Aid'], ' \n ')).toEqual(['Food Aid']);
  expect(withArea(['Food Aid'], 'Food Aid ')).toEqual(['Food Aid']);
});

it('takes one that is still being typed for added', () => {
  expect(completed({ ...known, newArea: ' Boats' })).toMatchObject({
    focusAreas: 'Food Aid\nShelter\nBoats',
    newArea: '',
  });
});

it('names what must not be empty', () => {
  expect(missingIn(known)).toEqual([]);
  expect(missingIn(ngoTexts({ city: 'Supaul' }))).toEqual(['organizationName', 'registrationNumber', 'focusAreas']);
});

it('sends what was changed and nothing else, what was emptied as empty', () => {
  expect(changesIn(known, known)).toEqual({});
  expect(changesIn(known, { ...known, contact: '', focusAreas: 'Shelter', city: 'Patna' })).toEqual({
    contact: '',
    focusAreas: ['Shelter'],
    city: 'Patna',
  });
});

it('has the service area as its reach and its middle, rounded, and sends it whole; everywhere is none', () => {
  const area = { lati: 26.1234, long: '86.6', radiusKm: 50 };
  const placed = ngoTexts({ ...known, area });
  expect(placed).toMatchObject({ areaKm: '50', areaAt: '26.12, 86.60' });
  expect(ngoTexts({ area: null })).toMatchObject({ areaKm: '', areaAt: '' });
  expect(changesIn(known, placed)).toEqual({ area: { lati: 26.12, long: 86.6, radiusKm: 50 } });
  expect(changesIn(placed, { ...placed, areaKm: '' })).toEqual({ area: null });
  // The middle of an area that is everywhere is nobody's business.
  expect(changesIn(known, { ...known, areaAt: '1, 2' })).toEqual({});
  expect(missingIn({ ...known, areaKm: '50' })).toEqual(['areaAt']);
});
