import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { aidViewSchema, type AidBody } from '../entities/aid-request.ts';
import { fc } from '../../tests/support/property.ts';
import { aidView, newRequirements } from './aid-view.ts';
import { publicDisasterType } from './public-disaster-type.ts';
import { publicNeed, publicQuantity } from './public-need.ts';
import { publicDegrees } from './public-position.ts';

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
    ['28.6139, 77.2090', '28.6139, 77.2090'],
    ['28.6139° N, 77.2090° E', '28.6139, 77.209'],
    ['https://maps.google.com/?q=28.6139,77.2090&note=9810012345', '28.6139, 77.209'],
    ['geo:28.6139,77.2090?q=28.6139,77.2090(Asha 9810012345)', '28.6139, 77.209'],
  ])('whose place is %j has a position, rounded for the public, and for an NGO as %j', (location, place) => {
    const request: AidBody = {
      name: 'Asha',
      contactNumber: '1',
      disasterType: 'flood',
      location,
      requirements: [{ type: 'Food', quantity: '1' }],
      deadline: '2026-01-01',
      description: '',
    };
    const requirements = newRequirements(request);
    const kept = {
      id,
      body: request,
      requirements,
      takings: [],
      status: 'active',
      createdAt: '',
      lane: 'main',
    } as const;
    expect(aidView('nobody', kept).position).toEqual({ lati: 28.61, long: 77.21 });
    expect(aidView('ngo', kept).location).toBe(place);
    expect(aidView('admin', kept).location).toBe(location);
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

  it('keep a number as its text, and no quantity of a need that says none', () => {
    const body = (quantity?: string | number) => ({
      requirements: [{ type: 'Medicine', ...(quantity !== undefined && { quantity }) }],
    });
    const kept = (quantity?: string | number) =>
      newRequirements(body(quantity) as Parameters<typeof newRequirements>[0])[0];
    expect([kept(2)?.quantity, kept('2 boxes')?.quantity]).toEqual(['2', '2 boxes']);
    expect([kept(), kept('—')].map((need) => need && 'quantity' in need)).toEqual([false, false]);
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
  it('are never closer than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) =>
        /^-?\d+(\.\d{1,2})?$/.test(String(publicDegrees(degrees))),
      ),
    );
  });
});
