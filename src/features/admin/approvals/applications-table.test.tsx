import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import type { Application } from '../../../../contract/entities/account.ts';
import { ApplicationsTable } from './applications-table.tsx';

const TEXT_CHARACTERS = 4000;

afterEach(cleanup);

it.each([
  ['volunteer', ['name', 'email', 'skills', 'location', 'phone']],
  ['ngo', ['name', 'email', 'organizationName', 'type', 'location', 'phone', 'registrationNumber']],
] as const)('S20 whatever was written of who asks to be a %s stays text', (role, fields) => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const texts = Object.fromEntries(fields.map((field) => [field, `${written} ${field}`]));
    const row = { _id: 'a', role, status: 'pending', createdAt: '2026-11-22T10:00:00.000Z', ...texts };
    const { container } = render(
      <ApplicationsTable
        title="Requests"
        titleId="requests"
        role={role}
        rows={[row as unknown as Application]}
        empty="None."
        renderActions={() => null}
      />,
    );
    expectOnlyText(container, Object.values(texts));
    cleanup();
  }
});

it('tells of an organization all that it works on, and where', () => {
  const row = {
    _id: 'a',
    role: 'ngo',
    status: 'pending',
    name: 'Asha',
    email: 'asha@example.org',
    createdAt: '2026-11-22T10:00:00.000Z',
    type: 'Shelter',
    focusAreas: ['Shelter', 'Boat rescue'],
    area: { lati: 25.6, long: 85.14, radiusKm: 40 },
  } satisfies Application;
  const near = { name: 'Patna', country: 'IN', km: 2 };
  for (const [areaNear, place] of [[near, 'Patna'] as const, [undefined, '25.60, 85.14'] as const]) {
    const { container } = render(
      <ApplicationsTable
        title="Requests"
        titleId="requests"
        role={row.role}
        rows={[{ ...row, ...(areaNear && { areaNear }) }]}
        empty="None."
        renderActions={() => null}
      />,
    );
    const said = (container.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
    expect(said).toContain('Shelter, Boat rescue');
    expect(said).toContain(`Works within 40 km of ${place}`);
    cleanup();
  }
});
