import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { sendMessage } from '../../data/commands/send-message.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { tellEmergencyNumber } from '../../data/emergency-number.ts';
import ContactScreen from './contact-screen.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

const REFUSED = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const message = { name: 'Leela', email: 'leela@example.org', message: 'Forty tents lie in our hall.' };

beforeEach(async () => {
  tellEmergencyNumber('112');
  await makeOfflinePhone();
  await mainDb.settings.clear();
  await outboxDb.items.clear();
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
  await sendMessage(REFUSED, { ...message, contactNumber: '98765 43210' });
  const reason = { code: 'invalid' as const, fields: { email: 'an e-mail address, such as name@example.org' } };
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason });
  open(`?correct=${REFUSED}`);
  await waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBe('true'));
  expect([control('email').value, control('message').value]).toEqual([message.email, message.message]);
  expect(control('contactNumber').value).toBe('98765 43210');
  fireEvent.input(control('email'), { target: { value: 'leela@boats.example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const items = await outboxDb.items.toArray();
  const [before, after] = [items.find(({ id }) => id === REFUSED), items.find(({ id }) => id !== REFUSED)];
  expect(before).toMatchObject({ state: 'replaced', replacedBy: after?.id });
  expect(JSON.parse(after?.body ?? '{}')).toMatchObject({
    ...message,
    email: 'leela@boats.example.org',
    contactNumber: '98765 43210',
    supersedes: REFUSED,
  });
});

it('says before anything is written that the server sends no mail, asks for a number to call, and says so again once the message is there', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { mail: false } });
  open();
  await screen.findByText('This server sends no e-mail');
  expect(screen.getByLabelText(/^Phone number/).getAttribute('aria-required')).not.toBe('true');
  const number = '+91 98765 43210';
  for (const [name, value] of Object.entries({ ...message, contactNumber: number })) {
    fireEvent.input(control(name), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '{}')).toMatchObject({ ...message, contactNumber: number });
  await outboxDb.items.update(item?.id ?? '', {
    state: 'sent',
    sentAt: Date.now(),
    receipt: {
      id: item?.id ?? '',
      digest: item?.digest ?? '',
      reference: 'AAAA-AAAA',
      receivedAt: '2026-11-22T10:00:00.000Z',
    },
  });
  await screen.findByText(/an administrator can call you/);
});

it('where the server sends mail, or was never heard, nothing is said of it, and no empty number is sent', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { mail: true } });
  open();
  for (const [name, value] of Object.entries({ ...message, contactNumber: ' ' })) {
    fireEvent.input(control(name), { target: { value } });
  }
  expect(screen.queryByText('This server sends no e-mail')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '{}')).not.toHaveProperty('contactNumber');
});
