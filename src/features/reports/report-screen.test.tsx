// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import { forgetReport, lastReport } from '../../hooks/draft/last-report.ts';
import { saveFile } from '../../platform/share-file.ts';
import ReportScreen from './report-screen.tsx';

vi.mock(import('../../platform/share-file.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const typed: Readonly<Record<string, string>> = {
  disasterType: 'flood',
  address: 'Ward 7',
  description: 'Water up to the roof',
  name: 'Ānandī',
  contactNumber: '+91 98765 43210',
};

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  forgetReport();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={['/report-disaster']}>
        <ReportScreen />
      </MemoryRouter>
    </StrictMode>,
  );
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#report-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (control(name).type === 'radio') fireEvent.click(choice(name, value));
    else fireEvent.input(control(name), { target: { value } });
  }
}

function choice(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#report-form [name="${name}"][value="${value}"]`);
  if (!found) throw new Error(`no choice ${value} of ${name}`);
  return found;
}

function submit(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
}

it('saves a report without network, says so, and only then', async () => {
  open();
  type(typed);
  expect(screen.queryByText('Saved on this phone')).toBeNull();
  submit();
  const heading = await screen.findByRole('heading', { name: 'Saved on this phone' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const [item, ...others] = await outboxDb.items.toArray();
  expect(others).toEqual([]);
  expect(JSON.parse(item?.body ?? '')).toMatchObject({
    ...typed,
    severity: 'moderate',
    severityChosen: false,
  });
  expect(JSON.parse(item?.body ?? '')).not.toHaveProperty('location');
  expect(screen.getByText(/no GPS position/)).toBeDefined();
  expect(await outboxDb.drafts.count()).toBe(0);
});

describe('on a phone that may share its position', () => {
  const fix = { coords: { latitude: 25.594_1, longitude: 85.137_6, accuracy: 12 } };

  beforeEach(() => {
    const geolocation = { getCurrentPosition: (found: (position: typeof fix) => void) => found(fix) };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'granted' } as PermissionStatus);
  });

  async function savedBody(): Promise<object> {
    submit();
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    const [item] = await outboxDb.items.toArray();
    return JSON.parse(item?.body ?? '') as object;
  }

  it('the position goes with the report', async () => {
    open();
    type(typed);
    await screen.findByText(/accurate to about 12\s?m/);
    expect(await savedBody()).toMatchObject({ location: { lati: 25.5941, long: 85.1376 }, locationAccuracy: 12 });
  });

  it('one that is known to within 9 km is said to be, and goes without digits that nobody knows', async () => {
    const rough = { coords: { ...fix.coords, accuracy: 8_999.6 } };
    const getCurrentPosition = (found: (position: typeof fix) => void) => found(rough);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    open();
    type(typed);
    await screen.findByText(/accurate to about 9\s?km/);
    expect(await savedBody()).toMatchObject({ location: { lati: 25.59, long: 85.14 }, locationAccuracy: 9000 });
  });

  it('none does where the place is somewhere else', async () => {
    open();
    type(typed);
    await screen.findByText(/accurate to about/);
    fireEvent.click(screen.getByLabelText('The place is somewhere else'));
    expect(await savedBody()).not.toHaveProperty('location');
  });
});

it('has severity and place in view as choices, with what counts untouched marked, and says which was chosen', async () => {
  open();
  const severity = screen.getByRole('radiogroup', { name: 'Severity' });
  const options = within(severity).getAllByRole('radio');
  expect(options).toHaveLength(4);
  expect(options.some((option) => (option as HTMLInputElement).checked)).toBe(false);
  expect(within(severity).getByLabelText(/Moderate: help is needed \(if you choose none\)/)).toBeDefined();
  const place = screen.getByRole('radiogroup', { name: 'Where it is' });
  expect(within(place).getByLabelText(/I am at the place \(if you choose none\)/)).toBeDefined();
  type({ ...typed, severity: 'moderate' });
  submit();
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '')).toMatchObject({ severity: 'moderate', severityChosen: true });
});

it('marks before it is sent what is needed, and says who will see name and number', () => {
  open();
  expect(screen.getByText('Fields marked * are needed.')).toBeDefined();
  const marked = Array.from(document.querySelectorAll('#report-form [data-needed]'), ({ textContent }) => textContent);
  expect(marked.map((label) => label.trim())).toEqual([
    'Type of disaster',
    'What is going on',
    'Location in words',
    'Your name',
    'Phone number',
  ]);
  const who = screen.getByRole('group', { name: 'Who can tell us more' });
  expect(document.getElementById(who.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Administrators and approved volunteers can look up the name and number to help. Never the public.',
  );
});

it('a field that is corrected loses its error while it is typed, and the summary strikes it', async () => {
  open();
  type({ ...typed, address: ' ', name: ' ' });
  submit();
  await screen.findByText('2 things need a look');
  expect(screen.getAllByText('Please say where it is, in a few words.')).toHaveLength(2);
  type({ address: 'W' });
  expect(control('address').getAttribute('aria-invalid')).toBeNull();
  expect(control('address').getAttribute('aria-describedby')).not.toContain('problem');
  expect(screen.getByText('Please say where it is, in a few words.').tagName).toBe('S');
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
  // Emptied again, the next try finds it again.
  type({ address: ' ' });
  submit();
  await waitFor(() => expect(control('address').getAttribute('aria-invalid')).toBe('true'));
});

it('what happened has to be chosen: its problem stands first and leads to the choices', async () => {
  open();
  const { disasterType: _, ...rest } = typed;
  type({ ...rest, name: ' ' });
  submit();
  const [first] = await screen.findAllByRole('link', { name: /Please/ });
  expect(first?.textContent).toBe('Type of disaster Please choose what happened.');
  const group = screen.getByRole('radiogroup', { name: 'Type of disaster' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(first ?? document.body);
  expect(group.contains(document.activeElement)).toBe(true);
  type({ disasterType: 'fire' });
  expect(group.getAttribute('aria-invalid')).toBeNull();
});

it('after the report the aid form is offered, and says what the report said', async () => {
  open();
  type(typed);
  submit();
  const link = await screen.findByRole('link', { name: 'I also need aid' });
  expect(link.getAttribute('href')).toBe('/request-assistance');
  const { id: _, ...said } = lastReport() ?? { id: '' };
  expect(said).toEqual(typed);
});

it('leads to each field that is missing and keeps what was typed', async () => {
  open();
  type({ ...typed, address: ' ', peopleAffected: 'about six' });
  submit();
  const summary = await screen.findByText('2 things need a look');
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
  expect(control('address').getAttribute('aria-invalid')).toBe('true');
  const notes = control('address').getAttribute('aria-describedby') ?? '';
  const words = notes.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('Please say where it is, in a few words.');
  expect(control('peopleAffected').value).toBe('about six');
  fireEvent.click(screen.getByRole('link', { name: /Digits only/ }));
  await waitFor(() => expect(document.activeElement).toBe(control('peopleAffected')));
  expect(await outboxDb.items.count()).toBe(0);
});

it('refuses a text over the limit in words and a number of people that cannot be, and keeps both whole', async () => {
  const long = `${'help '.repeat(4100)}END`;
  open();
  type({ ...typed, description: long, peopleAffected: '99999999999' });
  submit();
  await screen.findByText('2 things need a look');
  expect(control('description').getAttribute('aria-invalid')).toBe('true');
  expect(control('description').value).toBe(long);
  expect(screen.getAllByText(/more people than there are/)).not.toEqual([]);
  expect(await outboxDb.items.count()).toBe(0);
});

it('fills in again what was left unfinished, and clears it at the person’s word', async () => {
  const first = open();
  await screen.findByText(/Your phone does not share|exact position/);
  type({ description: 'Water', disasterType: 'fire' });
  first.unmount();
  open();
  await screen.findByRole('button', { name: 'Start over' });
  expect(control('description').value).toBe('Water');
  expect(choice('disasterType', 'fire').checked).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull());
  expect(control('description').value).toBe('');
  expect(await outboxDb.drafts.count()).toBe(0);
});

it('keeps the form on screen when the phone refuses, to be copied, shared, and saved on the next try', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const add = vi.spyOn(outboxDb, 'transaction').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  open();
  type(typed);
  submit();
  await screen.findByText('It could not be saved on this phone');
  expect(screen.queryByText('Saved on this phone')).toBeNull();
  expect(control('description').value).toBe(typed['description']);
  fireEvent.click(screen.getByRole('button', { name: 'Share as text' }));
  await waitFor(() => expect(share.mock.calls[0]?.[0].text).toMatch(/What is going on: Water up to the roof/));
  fireEvent.click(screen.getByRole('button', { name: 'Take a copy' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(
      expect.stringMatching(/^relief-relay-report-/),
      expect.stringContaining('Ward 7'),
    ),
  );
  add.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  expect(await outboxDb.items.count()).toBe(1);
});

it('saves once, however often the button is pressed', async () => {
  open();
  type(typed);
  submit();
  fireEvent.submit(document.querySelector('#report-form') ?? document.body);
  fireEvent.submit(document.querySelector('#report-form') ?? document.body);
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  expect(await outboxDb.items.count()).toBe(1);
});
