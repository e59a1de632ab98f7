import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refusal } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { NewsletterField } from './newsletter-field.tsx';
import NewsletterScreen from './newsletter-screen.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the field', () => {
  function open(): HTMLInputElement {
    render(
      <MemoryRouter>
        <NewsletterField />
      </MemoryRouter>,
    );
    return screen.getByLabelText('Your e-mail, for the newsletter');
  }

  function enter(field: HTMLInputElement, email: string): void {
    fireEvent.input(field, { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  }

  it.each([
    ['', /Please enter your e-mail address/],
    ['anandi', /such as name@example\.org/],
  ])('says what is wrong with %j, keeps the focus, and saves nothing', async (email, words) => {
    const field = open();
    enter(field, email);
    await waitFor(() => expect(document.activeElement).toBe(field));
    const notes = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(words);
    expect(await outboxDb.items.count()).toBe(0);
  });

  it.each([
    [true, 'A mail is on its way to you.'],
    [false, 'This server cannot send e-mail yet.'],
  ])('says in its own place what became of it; a server with mail: %s', async (mail, words) => {
    await mainDb.settings.put({ key: CONFIG_KEY, value: { mail } });
    enter(open(), ' anandi@example.org ');
    const saved = await screen.findByText('Saved on this phone. It is sent by itself.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(saved.textContent));
    const [item] = await outboxDb.items.toArray();
    expect(JSON.parse(item?.body ?? '')).toMatchObject({ email: 'anandi@example.org', language: 'en' });
    await outboxDb.items.update(item?.id ?? '', { state: 'sent' });
    await screen.findByText('Your wish has arrived.');
    await screen.findByText(words, { exact: false });
    const link = screen.getByRole('link', { name: 'See its status' });
    expect(link.getAttribute('href')).toBe(`/newsletter?item=${item?.id}`);
  });
});

describe('the page of the mails’ links', () => {
  function open(address: string) {
    const router = createMemoryRouter([{ path: '/newsletter', element: <NewsletterScreen /> }], {
      initialEntries: [address],
    });
    render(<RouterProvider router={router} />);
    return router;
  }

  it('tells a link that is no longer good from one that was cut off, and says where there is none', async () => {
    answerCalls({
      'POST /api/newsletter/confirm': refusal(410, 'gone'),
      'POST /api/newsletter/leave': refusal(422, 'invalid', { fields: { token: 'not whole' } }),
    });
    const router = open('/newsletter#confirm=nobody-ever-made-this-token');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^This link is no longer good/));

    await router.navigate('/newsletter#leave=1b4e28ba.12ab');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my address' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^This link is not whole/));
  });

  it('says where there is no link how to get the newsletter', async () => {
    open('/newsletter');
    await screen.findByText(/Enter your e-mail address at the end of this page/);
    await waitFor(() => expect(document.title).toBe('Newsletter · Relief Relay'));
  });
});
