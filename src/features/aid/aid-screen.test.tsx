import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import AidScreen from './aid-screen.tsx';
import { localFromTime } from './build-aid-form.ts';

beforeEach(async () => {
  await makeOfflinePhone();
  render(
    <MemoryRouter initialEntries={['/request-assistance']}>
      <AidScreen />
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#aid-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(control(name), { target: { value } });
}

it('keeps the other needs’ text when one in the middle goes, and never lets the first go', async () => {
  const add = screen.getByRole('button', { name: 'Add another need' });
  fireEvent.click(add);
  expect(document.activeElement).toBe(control('requirements.1.type'));
  fireEvent.click(add);
  type({ 'requirements.0.type': 'Water', 'requirements.1.type': 'Food', 'requirements.2.type': 'Tents' });
  expect(screen.queryByRole('button', { name: 'Remove: Need 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Need 2' }));
  expect(control('requirements.1.type').value).toBe('Tents');
  expect(document.querySelector('[name="requirements.2.type"]')).toBeNull();
});

const common = {
  disasterType: 'flood',
  location: '25.6, 85.1',
  description: 'Forty people',
  name: 'Mo',
  contactNumber: '0177',
};
const WEEK_MS = 7 * 24 * 3_600_000;

it('marks before it is sent what is needed, and says who will see name and number', () => {
  const marked = Array.from(document.querySelectorAll('#aid-form [data-needed]'), ({ textContent }) => textContent);
  expect(marked.map((label) => label.trim())).toEqual([
    'What',
    'How much',
    'Location',
    'Needed by',
    'Type of disaster',
    'What is going on',
    'Your name',
    'Phone number',
  ]);
  const who = screen.getByRole('group', { name: 'Who asks' });
  expect(document.getElementById(who.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Administrators can see the name and number, and so can the organization that helps you. Never the public.',
  );
});

it('saves the request with its needs, without network', async () => {
  const deadline = localFromTime(Date.now() + WEEK_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Add another need' }));
  type({
    'requirements.0.type': 'Water',
    'requirements.0.quantity': '200 litres',
    'requirements.1.type': 'Tents',
    'requirements.1.quantity': '4',
    ...common,
    deadline,
  });
  fireEvent.click(control('requirements.1.urgent'));
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  expect(screen.queryByText('Aid request submitted successfully!')).toBeNull();
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '')).toMatchObject({
    requirements: [
      { type: 'Water', quantity: '200 litres', urgent: false, status: 'pending' },
      { type: 'Tents', quantity: '4', urgent: true, status: 'pending' },
    ],
    deadline: new Date(deadline).toISOString(),
    status: 'active',
  });
});

it('asks about a deadline that has passed, takes the person back to it, or sends at one word', async () => {
  const deadline = localFromTime(Date.now() - WEEK_MS);
  type({ ...common, deadline, 'requirements.0.type': 'Water', 'requirements.0.quantity': '1' });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText(/has passed\. Is it right\?/);
  fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(document.activeElement).toBe(control('deadline'));
  expect(await outboxDb.items.count()).toBe(0);

  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, send it' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  expect(JSON.parse((await outboxDb.items.toArray())[0]?.body ?? '')).toMatchObject({
    deadline: new Date(deadline).toISOString(),
  });
});

it('has the phone’s position beside the words as a chip that can be removed, and sends both', async () => {
  const coords = { latitude: 25.594_127_89, longitude: 85.137_615_67, accuracy: 9_000 };
  const geolocation = { getCurrentPosition: (found: (fix: object) => void) => found({ coords }) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const deadline = localFromTime(Date.now() + WEEK_MS);
  type({ ...common, location: '', deadline, 'requirements.0.type': 'Water', 'requirements.0.quantity': '1' });
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByText(/^Accurate to about 9\s?km\.$/);
  expect(control('location').value).toBe('');
  expect(screen.getByText(/^Position:/).textContent).toContain('25.59, 85.14');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the position' }));
  await waitFor(() => expect(screen.queryByText(/^Accurate to about/)).toBeNull());
  expect(document.activeElement).toBe(control('location'));
  type({ location: 'Near the school' });
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByText(/^Accurate to about 9\s?km\.$/);
  expect(control('location').value).toBe('Near the school');
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '')).toMatchObject({
    location: 'Near the school',
    position: { lati: 25.59, long: 85.14 },
    locationAccuracy: 9000,
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

it('says in the document’s words that the position is not to be had, and leaves the field alone', async () => {
  type({ location: 'Near the school' });
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByText('Failed to get location. Please enter manually.');
  expect(control('location').value).toBe('Near the school');
});
