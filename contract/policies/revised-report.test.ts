import { describe, expect, it } from 'vitest';
import type { ReportBody, ReportFacts } from '../entities/report.ts';
import { disasterTypes, severities } from '../enumerations.ts';
import { fc } from '../../tests/support/property.ts';
import { changesOf, revisedBody, revisedBy } from './revised-report.ts';

const place = fc.record({
  lati: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.integer({ min: -180, max: 180 }),
});
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const people = fc.integer({ min: 0, max: 9 });

const bodies = fc.record(
  {
    disasterType: fc.constantFrom(...disasterTypes),
    severity: fc.constantFrom(...severities),
    address: fc.constantFrom('a', 'b'),
    description: fc.constantFrom('a', 'b'),
    name: fc.constant('Meera'),
    contactNumber: fc.constant('1'),
    location: place,
    peopleAffected: people,
    assistanceRequired: fc.constantFrom('', 'a', 'b'),
  },
  { requiredKeys: ['disasterType', 'severity', 'address', 'description', 'name', 'contactNumber'] },
) as fc.Arbitrary<ReportBody>;

const wishes = fc.record(
  {
    disasterType: fc.constantFrom(...disasterTypes),
    severity: fc.constantFrom(...severities),
    address: fc.constantFrom('a', 'b'),
    location: optional(place),
    peopleAffected: optional(people),
    assistanceRequired: optional(fc.constantFrom('', 'a', 'b')),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ReportFacts>;

describe('facts that were put right', () => {
  it('take what the phone said of a position or a severity away with those, and with nothing else', () => {
    const body = {
      disasterType: 'flood',
      severity: 'mild',
      address: 'a',
      description: 'a',
      name: 'Meera',
      contactNumber: '1',
      location: { lati: 25.59, long: 85.14 },
      locationAccuracy: 9000,
      severityChosen: false,
      placeChosen: false,
    } as const;
    expect(revisedBody(body, { address: 'b' })).toEqual({ ...body, address: 'b' });
    const moved = { lati: 25.61, long: 85.15 };
    expect(revisedBody(body, { location: moved })).toMatchObject({ location: moved });
    expect(revisedBody(body, { location: moved })).not.toHaveProperty('locationAccuracy');
    expect(revisedBody(body, { location: null })).not.toHaveProperty('locationAccuracy');
    expect(revisedBody(body, { location: moved })).not.toHaveProperty('placeChosen');
    expect(revisedBody(body, { location: moved })).toHaveProperty('severityChosen', false);
    expect(revisedBody(body, { severity: 'severe' })).not.toHaveProperty('severityChosen');
    expect(revisedBody(body, { severity: 'severe' })).toHaveProperty('placeChosen', false);
  });

  it('stand as they were last said, one revision after the other, and only what differs is kept', () => {
    fc.assert(
      fc.property(bodies, fc.array(wishes, { maxLength: 6 }), (original, steps) => {
        let revised: ReportFacts | null = null;
        for (const facts of steps) {
          const changes = changesOf(revisedBody(original, revised), facts);
          revised = revisedBy(original, revised, changes);
          const standing = revisedBody(original, revised);
          expect(changesOf(standing, facts)).toEqual({});
          expect(Object.keys(changesOf(original, revised ?? {})).toSorted()).toEqual(
            Object.keys(revised ?? {}).toSorted(),
          );
          expect([standing.name, standing.contactNumber]).toEqual([original.name, original.contactNumber]);
        }
      }),
    );
  });

  it('go back to how they came without a trace beside the body', () => {
    fc.assert(
      fc.property(bodies, wishes, (original, facts) => {
        const revised = revisedBy(original, null, changesOf(original, facts));
        const { disasterType, severity, address, description } = original;
        const { location = null, peopleAffected = null, assistanceRequired = null } = original;
        const back: ReportFacts = {
          disasterType,
          severity,
          address,
          description,
          location,
          peopleAffected,
          assistanceRequired,
        };
        expect(revisedBy(original, revised, changesOf(revisedBody(original, revised), back))).toBeNull();
      }),
    );
  });
});
