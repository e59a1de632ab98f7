import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { aidViewSchema, type AidBody } from '../entities/aid-request.ts';
import { fc } from '../../tests/support/property.ts';
import { aidView, newRequirements } from './aid-view.ts';
import { publicDisasterType } from './public-disaster-type.ts';
import { publicNeed, publicQuantity } from './public-need.ts';
import { positionInText, publicDegrees } from './public-position.ts';

const id = '3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a11';
describe('an aid request', () => {
  it('never shows anyone a word that its author wrote freely', () => {
    const word = fc.string({ minLength: 6, maxLength: 30 }).map((text) => `SECRET${text}`);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 6, maxLength: 6 }),
        ([name, contactNumber, place, description, type, quantity]) => {
          const request: AidBody = {
            name: name ?? '',
            contactNumber: contactNumber ?? '',
            disasterType: type ?? '',
            location: place ?? '',
            requirements: [{ type: type ?? '', quantity: quantity ?? '' }],
            deadline: '2026-01-01',
            description: description ?? '',
          };
          const view = aidView('nobody', {
            id,
            body: request,
            requirements: newRequirements(request),
            takings: [],
            status: 'active',
            createdAt: '',
            lane: 'main',
          });
          expect(is(aidViewSchema, view)).toBe(true);
          expect(JSON.stringify(view)).not.toContain('SECRET');
        },
      ),
    );
  });

  it.each([
    ['40', '40'],
    [' 2.5 Litres ', '2.5 Litres'],
    ['12boxes', '12 boxes'],
    ['3 families', '3 families'],
    ['9876543210', undefined],
    ['2 Sharma', undefined],
    ['for 3 of us', undefined],
    ['', undefined],
  ])('shows the quantity %j as %j', (quantity, shown) => {
    expect(publicQuantity(quantity)).toBe(shown);
  });

  it('knows needs and types whatever their case', () => {
    expect([publicNeed(' drinking WATER '), publicNeed('constructor'), publicNeed('insulin for Asha')]).toEqual([
      'Drinking water',
      'other',
      'other',
    ]);
    expect([publicDisasterType('FLOOD'), publicDisasterType('riot')]).toEqual(['flood', 'other']);
  });
});

describe('positions', () => {
  it.each([
    ['12.97161, 77.59456', { lati: 12.97161, long: 77.59456 }],
    ['-33.9,18.4', { lati: -33.9, long: 18.4 }],
    ['91, 0', undefined],
    ['0, 181', undefined],
    ['House 12, 77', undefined],
    ['12', undefined],
  ])('are found in %j', (place, position) => {
    expect(positionInText(place)).toEqual(position);
  });
  it('are never closer than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) =>
        /^-?\d+(\.\d{1,2})?$/.test(String(publicDegrees(degrees))),
      ),
    );
  });
});
