import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone, shownWork, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { OwnTask } from './own-task.tsx';

const NOW = Date.parse('2026-07-30T09:00:00.000Z');
const disaster = {
  _id: TASK,
  disasterType: 'flood',
  severity: 'severe',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '2026-07-30T07:00:00.000Z',
  address: 'Ward 7',
  location: { lati: 25.61, long: 85.14 },
} as const;
const report = { _id: TASK, name: 'Meera', contactNumber: '0177' };

beforeEach(async () => {
  await makeVolunteerPhone();
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [report] }));
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(work: Partial<ShownWork>): HTMLElement {
  render(
    <MemoryRouter>
      <OwnTask work={shownWork({ disaster, ...work })} now={NOW} />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Your active disaster' });
}

const rail = () => within(screen.getByRole('list', { name: 'Your steps' }));

it('has the current step as its headline, the way on a rail, and call, map, next step and withdrawing each at one press', async () => {
  const card = within(open({ state: 'on-the-way', onTheWayAt: '2026-07-30T08:30:00.000Z' }));
  expect(card.getByText('You are on your way')).toBeDefined();
  expect(card.getByRole('heading', { name: 'Flood, Severe' })).toBeDefined();
  expect(
    rail()
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Accepted', 'On my way', 'Arrived', 'Done']);
  expect(
    rail()
      .getAllByRole('listitem')
      .find((one) => one.getAttribute('aria-current') === 'step')?.textContent,
  ).toBe('On my way');
  expect(card.getByRole('button', { name: 'Arrived' })).toBeDefined();
  expect(card.getByRole('button', { name: 'Withdraw' })).toBeDefined();
  expect(card.getByRole('link', { name: 'Map' }).getAttribute('href')).toMatch(/^geo:25\.61,85\.14/);
  // To accept was the word at which the number is brought onto the phone.
  expect((await card.findByRole('link', { name: /^Call .*0177/ })).getAttribute('href')).toBe('tel:0177');
});

it('says of a step that waits on this phone that it does', () => {
  open({ pending: [{ itemId: 'i', state: 'queued', createdAt: NOW, step: 'on-the-way' }], shownState: 'on-the-way' });
  expect(rail().getByText(/saved on this phone, waits to be sent/)).toBeDefined();
});

it('has nothing more to press once the work is said to be done', () => {
  const card = within(open({ state: 'done', doneAt: '2026-07-30T08:50:00.000Z' }));
  expect(card.getByText('You said that your work is done')).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
  expect(card.queryByRole('link', { name: 'Map' })).toBeNull();
});
