import { expect, it } from 'vitest';
import { disasterTypes, severities } from '../../../contract/enumerations.ts';
import { openStatuses } from '../../../contract/enumerations.ts';
import { fc } from '../../../tests/support/property.ts';
import { readView, views, writeView } from './read-view.ts';

const any = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('is read from the address as it was written', () => {
  const some = fc.record({
    view: fc.constantFrom(...views),
    type: any(disasterTypes),
    severity: any(severities),
    status: any(openStatuses),
  });
  fc.assert(
    fc.property(some, (view) => {
      expect(readView(writeView(view))).toEqual(view);
    }),
  );
});

it('is the list of all for an address that says nothing, or nothing that is known', () => {
  const all = { view: 'list', type: undefined, severity: undefined, status: undefined } as const;
  expect(readView('')).toEqual(all);
  expect(readView('?view=globe&type=war&severity=&status=dismissed')).toEqual(all);
  expect(writeView(all)).toBe('');
});
