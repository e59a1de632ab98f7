import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import type { ApplicationStatus } from '../../../contract/enumerations.ts';
import { storePerson } from '../../data/person-store.ts';
import AdminDashboardScreen from './admin-dashboard-screen.tsx';

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  storePerson(undefined);
  vi.unstubAllGlobals();
});

function open(status: ApplicationStatus): void {
  storePerson({ id: 'omar', name: 'Omar Said', email: 'omar@example.org', role: 'admin', status });
  render(
    <MemoryRouter>
      <AdminDashboardScreen desk={<p>the desk</p>} />
    </MemoryRouter>,
  );
}

it('who asks to be an admin and waits sees how the account stands, and no desk', async () => {
  open('pending');
  await screen.findByText('Your account waits for approval');
  expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeDefined();
  await screen.findByText('No connection: this is the last update.');
  expect(screen.queryByText('the desk')).toBeNull();
});

it('an admin sees the desk, and nothing of the account', () => {
  open('approved');
  expect(screen.getByText('the desk')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
