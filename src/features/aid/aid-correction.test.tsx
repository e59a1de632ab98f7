import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { requestAid } from '../../data/commands/request-aid.ts';
import { outboxDb } from '../../data/db.ts';
import AidScreen from './aid-screen.tsx';

const REFUSED = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const DAY_MS = 86_400_000;
const deadline = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS).toISOString();
const request = {
  name: 'Mohammed',
  contactNumber: '0177',
  disasterType: 'flood',
  location: 'Primary school',
  requirements: [
    { type: 'Water', quantity: '200 litres' },
    { type: 'Need 1', quantity: '1' },
    { type: 'Need 2', quantity: '2', urgent: true },
  ],
  deadline,
  description: 'Forty people',
};

beforeEach(async () => {
  await makeOfflinePhone();
  await requestAid(REFUSED, request);
  const reason = { code: 'invalid' as const, fields: { name: 'required' } };
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#aid-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

it('a refused request opens with all its needs and its deadline, and goes out anew with all but what was wrong', async () => {
  render(
    <MemoryRouter initialEntries={[`/request-assistance?correct=${REFUSED}`]}>
      <AidScreen />
    </MemoryRouter>,
  );
  await waitFor(() => expect(control('name').getAttribute('aria-invalid')).toBe('true'));
  expect(new Date(control('deadline').value).toISOString()).toBe(deadline);
  expect(control('requirements.2.type').value).toBe('Need 2');
  expect(control('requirements.2.urgent').checked).toBe(true);
  fireEvent.input(control('name'), { target: { value: 'Mo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });

  const items = await outboxDb.items.toArray();
  const [before, after] = [items.find(({ id }) => id === REFUSED), items.find(({ id }) => id !== REFUSED)];
  expect(before).toMatchObject({ state: 'replaced', replacedBy: after?.id });
  const { requirements } = JSON.parse(before?.body ?? '{}') as { requirements: unknown };
  expect(JSON.parse(after?.body ?? '{}')).toMatchObject({ name: 'Mo', requirements, deadline, supersedes: REFUSED });
});

it.each([
  [
    { location: 'Primary school', position: { lati: 25.61, long: 85.14 }, locationAccuracy: 12 },
    'Primary school',
    '25.61, 85.14, 12',
  ],
  [{ location: '25.59, 85.14', locationAccuracy: 9000 }, '', '25.59, 85.14, 9000'],
  [{ location: 'https://maps.apple.com/?ll=25.6,85.1' }, 'https://maps.apple.com/?ll=25.6,85.1', undefined],
])('opens %o with its words and its position apart', async (place, words, kept) => {
  const body = JSON.stringify({ ...request, ...place });
  await outboxDb.items.update(REFUSED, { body });
  render(
    <MemoryRouter initialEntries={[`/request-assistance?correct=${REFUSED}`]}>
      <AidScreen />
    </MemoryRouter>,
  );
  await waitFor(() => expect(control('name').value).toBe('Mohammed'));
  expect(control('location').value).toBe(words);
  expect(document.querySelector<HTMLInputElement>('[name=keptPosition]')?.value).toBe(kept);
});
