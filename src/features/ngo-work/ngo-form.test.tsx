import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNgoPhone, NGO } from '../../../tests/support/ngo-phone.ts';
import { signOut } from '../../data/commands/accounts/session.ts';
import { outboxDb } from '../../data/db.ts';
import { profileDraft } from '../../data/queries/volunteers/profile-draft.ts';
import { ngoTexts } from './ngo-fields.ts';
import { NgoForm, type StartedForm } from './ngo-form.tsx';

const known = ngoTexts({ organizationName: 'Kosi Flood Relief', registrationNumber: 'BR/1', focusAreas: ['Food Aid'] });

beforeEach(() => makeNgoPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(start = known, started?: StartedForm): void {
  render(
    <MemoryRouter>
      <NgoForm known={start} email="kosi@example.org" started={started} />
    </MemoryRouter>,
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`#ngo-profile-form [name=${name}]`);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) => fireEvent.input(field(name) ?? document.body, { target: { value } });
const areas = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const bodies = async () => (await outboxDb.items.toArray()).map(({ body }) => JSON.parse(body) as object);

it('asks for name, registration number and a focus area by section 8’s words, at the first that is missing, and saves nothing', async () => {
  open(ngoTexts({}));
  press('Save the profile');
  await screen.findByText('Please fill in all required fields');
  await waitFor(() => expect(document.activeElement).toBe(field('organizationName')));
  for (const name of ['organizationName', 'registrationNumber', 'newArea']) {
    expect(field(name)?.getAttribute('aria-invalid'), name).toBe('true');
  }
  expect(await bodies()).toEqual([]);
});

it('adds focus areas as typed or at a press, removes them, and sends what was changed and nothing else', async () => {
  open();
  type('newArea', '  Boats ');
  fireEvent.keyDown(field('newArea') ?? document.body, { key: 'Enter' });
  expect(areas()).toEqual(['Food Aid', 'Boats']);
  type('newArea', 'Boats');
  press('Add');
  expect(areas()).toEqual(['Food Aid', 'Boats']);
  press('Shelter');
  press('Remove: Food Aid');
  type('newArea', 'Radio');
  press('Save the profile');
  await screen.findByText('Saved on this phone.');
  const focusAreas = ['Boats', 'Shelter', 'Radio'];
  expect(await bodies()).toEqual([{ userId: NGO, changedAt: expect.any(String) as string, focusAreas }]);
  expect(areas()).toEqual(focusAreas);
  expect(field('newArea')?.value).toBe('');
});

it('keeps what is being typed, areas too, and begins with it', async () => {
  open();
  type('city', 'Supaul');
  press('Shelter');
  await waitFor(async () =>
    expect((await profileDraft())?.values).toMatchObject({ city: 'Supaul', focusAreas: 'Food Aid\nShelter' }),
  );
  cleanup();
  const draft = await profileDraft();
  open(known, { base: ngoTexts(draft?.base ?? {}), values: ngoTexts(draft?.values ?? {}) });
  expect([field('city')?.value, areas()]).toEqual(['Supaul', ['Food Aid', 'Shelter']]);
  press('Start over');
  press('Clear it');
  await waitFor(() => expect(areas()).toEqual(['Food Aid']));
  expect(field('city')?.value).toBe('');
});

it('saves a second change behind the first', async () => {
  open();
  type('city', 'Patna');
  press('Save the profile');
  await screen.findByText('Saved on this phone.');
  type('city', 'Gaya');
  press('Save the profile');
  await waitFor(async () => expect(await outboxDb.items.count()).toBe(2));
  const [first, second] = (await outboxDb.items.toArray()).toSorted((a, b) => a.body.length - b.body.length);
  expect(second?.after ?? first?.after).toHaveLength(1);
});

it('what is missing is called so until it is there: a service area takes the phone’s place, to two decimals', async () => {
  const coords = { latitude: 26.101, longitude: 86.6042, accuracy: 12 };
  const geolocation = {
    getCurrentPosition: (found: (fix: object) => void) => found({ coords, timestamp: Date.now() }),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  open();
  fireEvent.change(field('areaKm') ?? document.body, { target: { value: '50' } });
  press('Save the profile');
  await screen.findByText('Please fill in all required fields');
  expect(field('areaKm')?.getAttribute('aria-invalid')).toBe('true');
  press('Use my position');
  await waitFor(() => expect(field('areaAt')?.value).toBe('26.10, 86.60'));
  await waitFor(() => expect(field('areaKm')?.getAttribute('aria-invalid')).not.toBe('true'));
  expect(screen.queryByText('Please fill in all required fields')).toBeNull();
  await screen.findByText(/26\.10.*86\.60/);
  press('Save the profile');
  await screen.findByText('Saved on this phone.');
  expect(await bodies()).toMatchObject([{ area: { lati: 26.1, long: 86.6, radiusKm: 50 } }]);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});
