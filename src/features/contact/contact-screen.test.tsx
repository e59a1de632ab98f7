import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { sendMessage } from '../../data/commands/send-message.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { CONFIG_KEY } from '../../data/queries/config.ts';
import ContactScreen from './contact-screen.tsx';

const REFUSED = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const message = { name: 'Leela', email: 'leela@example.org', message: 'Forty tents lie in our hall.' };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(query = ''): void {
  render(
    <MemoryRouter initialEntries={[`/contact${query}`]}>
      <ContactScreen />
    </MemoryRouter>,
  );
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#contact-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

it('names who runs the server, and leads those who need help to where it is asked for', async () => {
  const config = { operatorName: 'Kosi Relief', operatorContact: 'help@kosi.example' };
  await mainDb.settings.put({ key: CONFIG_KEY, value: config });
  open();
  const mail = await screen.findByRole('link', { name: 'help@kosi.example' });
  expect(mail.getAttribute('href')).toBe('mailto:help@kosi.example');
  expect(document.body.textContent).toContain('This server is run by Kosi Relief.');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([linkTo('Report a disaster'), linkTo('Request aid')]).toEqual(['/report-disaster', '/request-assistance']);
  expect((await screen.findByRole('link', { name: /Life in danger/ })).getAttribute('href')).toMatch(/^tel:/);
});

it('a refused message opens as a form again, its reason at its field, and what is sent then takes its place', async () => {
  await sendMessage(REFUSED, message);
  const reason = { code: 'invalid' as const, fields: { email: 'an e-mail address, such as name@example.org' } };
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason });
  open(`?correct=${REFUSED}`);
  await waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBe('true'));
  expect([control('email').value, control('message').value]).toEqual([message.email, message.message]);
  fireEvent.input(control('email'), { target: { value: 'leela@boats.example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const items = await outboxDb.items.toArray();
  const [before, after] = [items.find(({ id }) => id === REFUSED), items.find(({ id }) => id !== REFUSED)];
  expect(before).toMatchObject({ state: 'replaced', replacedBy: after?.id });
  expect(JSON.parse(after?.body ?? '{}')).toMatchObject({
    ...message,
    email: 'leela@boats.example.org',
    supersedes: REFUSED,
  });
});
