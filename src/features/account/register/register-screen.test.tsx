import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import { readPerson } from '../../../data/person-store.ts';
import RegisterScreen from './register-screen.tsx';
import { CONFIG_KEY } from '../../../data/device-settings.ts';

const REGISTER = 'POST /api/users/register';
const person = { name: 'Asha', email: 'asha@example.org', password: 'seven boats on the Kosi' };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function open(path = '/register') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <RegisterScreen />
      <Place />
    </MemoryRouter>,
  );
}

function field(name: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#register-form [name="${name}"]`);
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name) ?? document.body, { target: { value } });
  }
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
const problem = (name: string) => document.querySelector(`#field-${name}-problem`)?.textContent;

it('says while a password is typed how much is missing, and at each field what is wrong, and asks nobody', async () => {
  const asked = answerCalls({ [REGISTER]: { body: { success: true } } });
  open();
  type({ email: 'no address', password: 'short' });
  screen.getByText('3 more characters.');
  submit();
  await waitFor(() => expect(problem('email')).toContain('This is not an e-mail address.'));
  expect(problem('password')).toBe('Please use at least 8 characters.');
  expect(problem('name')).toBe('Please give a name.');
  expect(asked).toEqual([]);
});

it.each([
  ['password', 422, 'invalid', 'Too easy to guess: this password is on lists that guessers try first.'],
  ['email', 409, 'conflict', 'This e-mail address already has an account.'],
])(
  'what only the server knows of the %s stands at its field, and nothing typed is lost',
  async (name, status, kind, words) => {
    answerCalls({ [REGISTER]: refusal(status, kind, { fields: { [name]: words } }) });
    open();
    type(person);
    submit();
    await waitFor(() => expect(problem(name)).toBe(words));
    for (const [name, value] of Object.entries(person)) expect(field(name)?.value).toBe(value);
  },
);

it('says that there is no network, and loses nothing that was typed', async () => {
  open();
  type(person);
  submit();
  const words = (await screen.findByRole('alert')).textContent;
  expect(words).toContain('No connection to the server');
  // The answer alone may have been lost.
  expect(words).toContain('This may have gone through. Try to log in.');
  for (const [name, value] of Object.entries(person)) expect(field(name)?.value).toBe(value);
});

it('keeps all but the password over a reload', () => {
  const first = open();
  type({ ...person, role: 'ngo', phone: '112' });
  first.unmount();
  open();
  const shown = ['name', 'email', 'role', 'phone', 'password'].map((name) => field(name)?.value);
  expect(shown).toEqual([person.name, person.email, 'ngo', '112', '']);
  const kept = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
  expect(JSON.stringify(kept)).not.toContain(person.password);
});

it('asks for the setup code only who would be the first admin, and sends it', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { hasAdmin: false } });
  const asked = answerCalls({
    [REGISTER]: { body: { success: true, message: 'Made.', user: { _id: 'a', status: 'approved' } } },
  });
  open();
  type(person);
  expect(field('setupCode')).toBeNull();
  type({ role: 'admin' });
  await waitFor(() => expect(field('setupCode')).not.toBeNull());
  type({ setupCode: 'the code' });
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login'));
  expect(asked[0]?.body).toMatchObject({ ...person, role: 'admin', setupCode: 'the code' });
});

it('asks nobody for the setup code where there is an admin', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { hasAdmin: true } });
  open();
  type({ role: 'admin' });
  await screen.findByText('You coordinate. Another administrator approves you first.');
  expect(field('setupCode')).toBeNull();
});

it('logs in whoever has registered, without a second form', async () => {
  const user = { _id: 'a', name: 'Asha', email: person.email, role: 'volunteer', status: 'pending' };
  const asked = answerCalls({
    [REGISTER]: { body: { success: true, message: 'Made.', data: { user } } },
    'POST /api/users/login': { body: { success: true, data: { token: 't', user, session: { id: 's' } } } },
  });
  open();
  type(person);
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/volunteer-dashboard'));
  expect(readPerson()?.name).toBe('Asha');
  expect(asked.map(({ body }) => body)).toMatchObject([person, { email: person.email, password: person.password }]);
  await signOut();
});

const about = { phone: '+91 98765 43210', city: 'Supaul', skills: 'Boat' };
const loggedIn = (role: string) => {
  const user = {
    _id: '3f1c1a52-0f0e-4c79-9a54-0f3f6bb3f0aa',
    name: 'Asha',
    email: person.email,
    role,
    status: 'pending',
  };
  return {
    made: { body: { success: true, message: 'Made.', data: { user } } },
    login: { body: { success: true, data: { token: 't', user, session: { id: 's' } } } },
  };
};

it('sends what was said about the person with the registration, of each role its own, and nothing that is empty', async () => {
  const { made, login } = loggedIn('ngo');
  const asked = answerCalls({ [REGISTER]: made, 'POST /api/users/login': login });
  open();
  type({ ...person, ...about });
  type({ role: 'admin' });
  await waitFor(() => expect(field('phone')).toBeNull());
  type({ role: 'ngo' });
  await waitFor(() => expect(field('registrationNumber')).not.toBeNull());
  expect([field('phone')?.value, field('skills')]).toEqual([about.phone, null]);
  type({ registrationNumber: '', city: ' ' });
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/ngo-dashboard'));
  const { consent: _consent, ...body } = (asked[0]?.body ?? {}) as Record<string, unknown>;
  expect(body).toEqual({ ...person, role: 'ngo', phone: about.phone });
  await signOut();
});

it('is made without them at a server that does not know these fields yet', async () => {
  const { made, login } = loggedIn('volunteer');
  const asked = answerCalls({ [REGISTER]: [refusal(409, 'newer'), made], 'POST /api/users/login': login });
  open();
  type({ ...person, ...about });
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/volunteer-dashboard'));
  const [first, second] = asked.map(({ body }) => body as Record<string, unknown>);
  expect(first).toMatchObject(about);
  for (const field of Object.keys(about)) expect(second).not.toHaveProperty(field);
  await signOut();
});

it('asks for no login where the server tells nobody whether the address was new', async () => {
  const asked = answerCalls({ [REGISTER]: { body: { success: true, message: 'Look into your mail.' } } });
  open();
  type(person);
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login'));
  expect(asked).toHaveLength(1);
});

it('on the way to give asks for name, address and password alone, and leads back to the form as a donor', async () => {
  const user = { _id: 'a', name: 'Asha', email: person.email, role: 'volunteer', status: 'donor' };
  const asked = answerCalls({
    [REGISTER]: { body: { success: true, message: 'Made.', data: { user } } },
    'POST /api/users/login': { body: { success: true, data: { token: 't', user, session: { id: 's' } } } },
  });
  open('/register?next=%2Fdonate%3Fcampaign%3Dd');
  screen.getByText('Nobody has to approve it.', { exact: false });
  expect(screen.getByText('Login').getAttribute('href')).toBe('/login?next=%2Fdonate%3Fcampaign%3Dd');
  for (const name of ['role', 'phone', 'city', 'skills']) expect(field(name)).toBeNull();
  type(person);
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/donate?campaign=d'));
  expect(asked[0]?.body).toMatchObject({ ...person, role: 'volunteer', donor: true });
  // A role of its own on this phone: no dashboard of a volunteer, and nothing that waits.
  expect(readPerson()).toEqual({ id: 'a', name: 'Asha', email: person.email, role: 'donor' });
  await signOut();
});

it('leads to where the account was made for, and over the login there too', async () => {
  const { made, login } = loggedIn('volunteer');
  answerCalls({ [REGISTER]: [made, { body: { success: true, message: 'Look.' } }], 'POST /api/users/login': login });
  const first = open('/register?next=%2Foutbox');
  type(person);
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/outbox'));
  await signOut();
  first.unmount();
  open('/register?next=%2Foutbox');
  type(person);
  submit();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login?next=%2Foutbox'));
});
