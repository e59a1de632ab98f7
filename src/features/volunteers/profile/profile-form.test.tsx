import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import { textsOf } from './profile-fields.ts';
import { ProfileForm, type StartedForm } from './profile-form.tsx';

const known = textsOf({ name: 'Asha Devi', city: 'Patna' });

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(started?: StartedForm): void {
  render(
    <MemoryRouter>
      <ProfileForm known={known} started={started} />
    </MemoryRouter>,
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`#profile-form [name=${name}]`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('refuses an empty name at its field, and saves nothing', async () => {
  open();
  fireEvent.input(field('name') ?? document.body, { target: { value: '' } });
  press('Save the profile');
  await screen.findByText('Please give your name.');
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect(field('name')?.getAttribute('aria-invalid')).toBe('true');
  expect(await outboxDb.items.count()).toBe(0);
});

it('is filled with what was begun before, until its person begins anew; nothing changed is nothing to save', async () => {
  open({ base: known, values: { ...known, address: 'Ward 7' } });
  expect(field('address')?.value).toBe('Ward 7');
  press('Start over');
  press('Clear it');
  await waitFor(() => expect(field('address')?.value).toBe(''));
  expect(field('name')?.value).toBe('Asha Devi');
  expect(screen.queryByText(/^Your unfinished form was kept/)).toBeNull();
  press('Save the profile');
  await screen.findByText('You have changed nothing.');
  expect(await outboxDb.items.count()).toBe(0);
});
