import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { storePerson } from '../../data/person-store.ts';
import AdminDisasterScreen from './admin-disaster-screen.tsx';

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  storePerson(undefined);
  vi.unstubAllGlobals();
});

function show(status: 'pending' | 'approved' | 'refused'): void {
  storePerson({ id: 'a1', name: 'Asha', email: 'asha@example.org', role: 'admin', status });
  render(
    <MemoryRouter initialEntries={['/admin-dashboard/disaster/d1']}>
      <Routes>
        <Route
          path="/admin-dashboard/disaster/:id"
          element={<AdminDisasterScreen news={<p>How the account stands</p>} work={() => null} />}
        />
      </Routes>
    </MemoryRouter>,
  );
}

it.each(['pending', 'refused'] as const)('an admin who is %s is told so, and shown no report to decide', (status) => {
  show(status);
  expect(screen.getByText('How the account stands')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/admin-dashboard');
  expect(document.querySelector('[data-found]')).toBeNull();
});

it('an approved one is shown the report, or what stands in its place', async () => {
  show('approved');
  await waitFor(() => expect(document.querySelector('[data-found]')).not.toBeNull(), { timeout: 30_000 });
  expect(screen.queryByText('How the account stands')).toBeNull();
});
