import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { beginDraft } from '../../data/commands/items/drafts.ts';
import { outboxDb } from '../../data/db.ts';
import { filledValues } from './filled-forms.ts';
import AidScreen from '../aid/aid-screen.tsx';
import { whatWasTold } from '../../strings/search/what-was-said.ts';

const words = 'water in the house, four of us, near the mosque in Rampur. We need 20 blankets and food';

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`#aid-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
};
const open = () =>
  render(
    <MemoryRouter initialEntries={['/request-assistance']}>
      <AidScreen />
    </MemoryRouter>,
  );
const marked = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('#aid-form [aria-description]'), ({ name }) => name);

it('marks each field that was filled in until it was looked at, also for the next visit; nothing is sent by itself', async () => {
  expect(await beginDraft('aid', filledValues('aid', whatWasTold([words], 'en')))).toMatchObject({ ok: true });
  const { unmount } = open();
  await screen.findByText('Filled in from what you told us');
  expect(control('location').value).toBe('near the mosque in Rampur');
  expect(control('requirements.1.type').value).toBe('Blankets');
  await waitFor(() =>
    expect(marked()).toEqual([
      'requirements.0.type',
      'requirements.1.type',
      'requirements.1.quantity',
      'location',
      'disasterType',
      'description',
    ]),
  );
  // At the field itself, and in no list above the form.
  const field = (name: string) => control(name).parentElement;
  expect(field('location')?.dataset['check']).toBe('Check this');
  expect(screen.queryByRole('link', { name: /Location/ })).toBeNull();
  expect(field('name')?.dataset['check']).toBeUndefined();
  control('requirements.0.type').focus();
  control('location').focus();
  control('location').blur();
  await waitFor(() =>
    expect(marked()).toEqual(['requirements.1.type', 'requirements.1.quantity', 'disasterType', 'description']),
  );
  expect(field('location')?.dataset['check']).toBeUndefined();
  await waitFor(async () => {
    expect((await outboxDb.drafts.toArray())[0]?.values['filled']).not.toContain('location');
  });
  unmount();

  open();
  await screen.findByText('Filled in from what you told us');
  await waitFor(() => expect(marked()).toHaveLength(4));
  fireEvent.click(screen.getByRole('button', { name: 'I have checked them all' }));
  await waitFor(() => expect(marked()).toEqual([]));
  expect(screen.queryByText('Filled in from what you told us')).toBeNull();
  expect(await outboxDb.items.count()).toBe(0);
});
