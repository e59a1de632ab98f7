import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { FindPerson } from './find-person.tsx';

const asha = { _id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer', status: 'approved' };

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function find(search: string): void {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: search } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
}

it('says that nobody was found, and finds the next one', async () => {
  answerCalls({
    'GET /api/accounts?search=nobody': { body: { success: true, data: [] } },
    'GET /api/accounts?search=asha': { body: { success: true, data: [asha] } },
  });
  render(<FindPerson />);
  find('nobody');
  expect(await screen.findByText('Nobody was found.')).toBeDefined();
  find(' asha ');
  expect(await screen.findByText(/asha@example\.org/)).toBeDefined();
  expect(screen.queryByText('Nobody was found.')).toBeNull();
});

it('says why nobody can be looked for without a network', async () => {
  render(<FindPerson />);
  find('asha');
  expect(await screen.findByText(/no connection/i)).toBeDefined();
});
