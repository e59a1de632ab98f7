import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { VolunteerSidebar } from './volunteer-sidebar.tsx';

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it.each([
  ['approved', 'Active Volunteer / Offline'],
  ['pending', 'Waiting for approval / Offline'],
  ['refused', 'Not approved / Offline'],
] as const)(
  'calls nobody an active volunteer who is not, nor online whom no server answers: %s',
  async (status, words) => {
    await makeVolunteerPhone(status);
    render(
      <MemoryRouter>
        <VolunteerSidebar tab="profile" />
      </MemoryRouter>,
    );
    expect(await screen.findByText(words)).toBeDefined();
  },
);

it('has its four parts in view, behind no button, and the way out beside them', async () => {
  await makeVolunteerPhone();
  render(
    <MemoryRouter>
      <VolunteerSidebar tab="work" />
    </MemoryRouter>,
  );
  const parts = within(await screen.findByRole('navigation', { name: 'Volunteer dashboard' }));
  expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Profile',
    'Notifications',
    'Previous Work',
    'Learning',
  ]);
  expect(parts.getByRole('link', { current: 'page' }).textContent).toBe('Previous Work');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Logout']);
});
