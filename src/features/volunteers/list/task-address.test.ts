import { expect, it } from 'vitest';
import { disasterTypes, severities } from '../../../../contract/enumerations.ts';
import { fc } from '../../../../tests/support/property.ts';
import { distances, readTaskFilter, writeTaskFilter } from './task-address.ts';

const any = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('is read from the address as it was written, and leaves alone what else stands there', () => {
  const some = fc.record({ type: any(disasterTypes), severity: any(severities), km: any(distances) });
  fc.assert(
    fc.property(some, some, (filter, before) => {
      const address = writeTaskFilter(writeTaskFilter('?tab=notifications', before), filter);
      expect(readTaskFilter(address)).toEqual(filter);
      expect(new URLSearchParams(address).get('tab')).toBe('notifications');
    }),
  );
});

it('is none for what nobody knows', () => {
  expect(readTaskFilter('?type=war&severity=&km=7')).toEqual({ type: undefined, severity: undefined, km: undefined });
  expect(writeTaskFilter('', {})).toBe('');
});
