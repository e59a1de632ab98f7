import { cleanup, render, screen } from '@testing-library/react';
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
  ['approved', 'Active Volunteer / Online'],
  ['pending', 'Waiting for approval / Online'],
  ['refused', 'Not approved / Online'],
] as const)('calls nobody an active volunteer who is not: %s', async (status, words) => {
  await makeVolunteerPhone(status);
  render(
    <MemoryRouter>
      <VolunteerSidebar tab="profile" />
    </MemoryRouter>,
  );
  expect(await screen.findByText(words)).toBeDefined();
});
