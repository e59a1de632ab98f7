import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { AssistantSlot } from './assistant-slot.tsx';

beforeEach(async () => {
  localStorage.clear();
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AssistantSlot />
    </MemoryRouter>,
  );

it.each([
  ['/', undefined, 'Need Help?'],
  ['/', 'admin', 'Need Help?'],
  ['/admin-dashboard', 'admin', 'AI Chatbot'],
  ['/admin', 'admin', 'AI Chatbot'],
  ['/volunteer-dashboard', 'volunteer', 'AI Learning Assistant'],
])('%s as %s has the button “%s”, which opens the panel of that name', async (path, role, name) => {
  if (role !== undefined) signIn(role);
  open(path);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['/report-disaster', undefined],
  ['/admin-dashboard', undefined],
  ['/admin-dashboard', 'volunteer'],
  ['/ngo-dashboard', 'ngo'],
])('%s as %s has none', (path, role) => {
  if (role !== undefined) signIn(role);
  open(path);
  expect(screen.queryByRole('button')).toBeNull();
});

function signIn(role: string): void {
  const person = { token: 't', role, email: 'asha@example.org', name: 'Asha', userId: 'u1', id: 'u1' };
  for (const [key, value] of Object.entries(person)) localStorage.setItem(key, value);
}
