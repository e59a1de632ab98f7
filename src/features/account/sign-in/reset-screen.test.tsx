import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { mainDb } from '../../../data/db.ts';
import { everythingIsKept } from '../../../platform/worker/before-reload.ts';
import ForgotScreen from './forgot-screen.tsx';
import ResetScreen from './reset-screen.tsx';
import { CONFIG_KEY } from '../../../data/device-settings.ts';

const RESET = 'POST /api/users/reset';

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/reset-password', element: <ResetScreen /> },
      { path: '/forgot-password', element: <ForgotScreen /> },
      { path: '/login', element: <h1>Login</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function setPassword(password: string): void {
  const field = document.querySelector('#reset-form [name=password]') ?? document.body;
  fireEvent.input(field, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
}

it('takes the token out of the address at once, sends it with the password, and leads to the login', async () => {
  const asked = answerCalls({ [RESET]: { body: { success: true } } });
  const router = open('/reset-password#the-token');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: '' }));
  setPassword('eight boats on the Kosi');
  await screen.findByRole('heading', { name: 'Login' });
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'the-token', password: 'eight boats on the Kosi' }]);
  expect(router.state.location.state).toEqual({ news: { kind: 'password-changed' } });
});

it('gives the token back to the address for a reload that the app makes itself, as in another language', async () => {
  history.replaceState(null, '', '/reset-password');
  const router = open('/reset-password#the-token');
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(location.hash).toBe('');
  expect(await everythingIsKept(60_000)).toBe(true);
  expect(location.hash).toBe('#the-token');
  history.replaceState(null, '', '/');
});

it('says of a link that was used that it works no more', async () => {
  answerCalls({ [RESET]: refusal(410, 'gone') });
  open('/reset-password#the-token');
  setPassword('eight boats on the Kosi');
  await screen.findByText(/This link does not work any more/);
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

it('says of an address without a token that the link is not whole; one opened there later is taken', async () => {
  const asked = answerCalls({ [RESET]: { body: { success: true } } });
  const router = open('/reset-password');
  await screen.findByText('This link is not complete');
  await router.navigate('/reset-password#later');
  await screen.findByLabelText('New password');
  setPassword('eight boats on the Kosi');
  await screen.findByRole('heading', { name: 'Login' });
  expect(asked[0]?.body).toMatchObject({ token: 'later' });
});

it('says where a link is to be had from a server that sends no mail; of one that was never heard neither this nor that', async () => {
  await mainDb.settings.delete(CONFIG_KEY);
  open('/forgot-password');
  await screen.findByText(/is only known with a connection. You can also ask an administrator/);
  expect(screen.getByRole('link', { name: 'Ask an administrator' }).getAttribute('href')).toBe('/contact');
  expect([screen.queryByText('This server sends no mail'), document.querySelector('form')]).toEqual([null, null]);
  await mainDb.settings.put({ key: CONFIG_KEY, value: { mail: false } });
  await screen.findByText('This server sends no mail');
  expect(screen.getByRole('link', { name: 'Ask an administrator' }).getAttribute('href')).toBe('/contact');
  await mainDb.settings.put({ key: CONFIG_KEY, value: { mail: true } });
  await screen.findByRole('button', { name: 'Send me a link' });
  await mainDb.settings.delete(CONFIG_KEY);
});
