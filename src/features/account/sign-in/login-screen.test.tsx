import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../../data/commands/accounts/session.ts';
import LoginScreen from './login-screen.tsx';

const LOGIN = 'POST /api/users/login';
const EMAIL = 'asha@example.org';
const PASSWORD = 'seven boats on the Kosi';
const signedIn = {
  success: true,
  data: {
    token: 't',
    user: { _id: 'a', name: 'Asha', email: EMAIL, role: 'volunteer', status: 'approved' },
    session: { id: 's' },
  },
};

beforeEach(() => makeOfflinePhone());

afterEach(async () => {
  cleanup();
  await signOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function open(path = '/login') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <LoginScreen />
      <Place />
    </MemoryRouter>,
  );
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#login-form [name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));
const place = () => screen.getByTestId('place').textContent;

function words(name: string): string {
  const notes = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return notes.map((id) => document.getElementById(id)?.textContent).join(' ');
}

it('says at each field what is missing, and asks nobody', async () => {
  const asked = answerCalls({ [LOGIN]: { body: signedIn } });
  open();
  submit();
  await waitFor(() => expect(words('email')).toContain('Please give your e-mail address.'));
  expect(words('password')).toContain('Please give your password.');
  expect(field('password').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

it.each<[string, Answer | undefined, string]>([
  ['a wrong password', refusal(401, 'sign-in'), 'E-mail or password is wrong.'],
  [
    'too many tries',
    { ...refusal(429, 'slow-down'), headers: { 'retry-after': '120' } },
    'Too many tries. Please try again in 2 minutes.',
  ],
  ['a gateway without its server', { status: 502, body: '<html>bad gateway</html>' }, 'server'],
  ['the login page of a Wi-Fi', { body: '<html>Welcome to the Wi-Fi</html>' }, 'server'],
  ['an answer without a session', { body: { success: true, data: {} } }, 'server'],
  ['a fault of the server', refusal(500, 'internal'), 'The server has a problem right now.'],
  ['no network', undefined, 'No connection to the server.'],
])('%s: the reason takes the focus, nothing typed is lost, and nobody is logged in', async (_, answer, reason) => {
  answerCalls(answer ? { [LOGIN]: answer } : {});
  open();
  type({ email: EMAIL, password: PASSWORD });
  submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(reason);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect([field('email').value, field('password').value]).toEqual([EMAIL, PASSWORD]);
  expect(localStorage.getItem('token')).toBeNull();
});

it('keeps the address over a reload, and never the password', () => {
  const first = open();
  type({ email: EMAIL, password: PASSWORD });
  first.unmount();
  open();
  expect([field('email').value, field('password').value]).toEqual([EMAIL, '']);
  const kept = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
});

describe('after a login', () => {
  it.each([
    ['/login', '/volunteer-dashboard'],
    ['/login?next=%2Foutbox', '/outbox'],
    ['/login?next=%2F%2Fevil.example%2F', '/volunteer-dashboard'],
    ['/login?next=javascript%3Aalert(1)', '/volunteer-dashboard'],
    ['/login?next=%2Fadmin-dashboard', '/volunteer-dashboard'],
    ['/account?x=1', '/account?x=1'],
    ['/not-a-screen', '/volunteer-dashboard'],
  ])('at %s the person lands at %s', async (path, landing) => {
    answerCalls({ [LOGIN]: { body: signedIn } });
    open(path);
    type({ email: EMAIL, password: PASSWORD });
    submit();
    await waitFor(() => expect(place()).toBe(landing));
  });
});

describe('with a second step', () => {
  it('the code is asked for once the password was right, and what is wrong with it stands at its field', async () => {
    const needed = refusal(401, 'code-needed');
    const asked = answerCalls({ [LOGIN]: [needed, needed, needed, { body: signedIn }] });
    open();
    type({ email: EMAIL, password: PASSWORD });
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('code')));
    expect(field('code').getAttribute('aria-invalid')).not.toBe('true');
    submit();
    await waitFor(() => expect(words('code')).toContain('Please give the code.'));
    type({ code: '000000' });
    submit();
    await waitFor(() => expect(words('code')).toContain('This code is not right, or was used already.'));
    type({ code: '१२३४५६' });
    submit();
    await waitFor(() => expect(place()).toBe('/volunteer-dashboard'));
    expect(asked.at(-1)?.body).toEqual({ email: EMAIL, password: PASSWORD, code: '123456' });
  });
});

it('says who is logged in already; who leaves while the login stands open leaves no address in it', async () => {
  await acceptSignIn(signedIn);
  open();
  await screen.findByText(/You are logged in as .*Asha/);
  expect(field('email').value).toBe(EMAIL);
  await signOut();
  await waitFor(() => expect(field('email').value).toBe(''));
  expect(screen.queryByText(/You are logged in as/)).toBeNull();
});

it('leads whoever has no account yet to one, and from there to where they wanted to go', () => {
  open('/login?next=%2Fdonate');
  expect(screen.getByText('Register').getAttribute('href')).toBe('/register?next=%2Fdonate');
});
