import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewsletterView } from '../../../../contract/entities/newsletter.ts';
import { answerCalls, LOST, refusal } from '../../../../tests/support/answering-server.ts';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { SentNewsletter } from './sent-newsletter.tsx';

const LIST = 'GET /api/newsletter/all';
const SEND = 'POST /api/newsletter/send';
const LETTER: NewsletterView = {
  _id: '11111111-1111-4111-8111-111111111111',
  subject: 'Boats',
  text: 'Forty boats.',
  createdAt: '2026-11-22T10:00:00.000Z',
  writtenBy: 'Omar Said',
  recipients: 1200,
  waiting: 0,
  sent: 1190,
  failed: 7,
  unsure: 0,
  left: 3,
  endedAt: '2026-11-22T10:09:00.000Z',
};

const list = (subscribers: number, canSend: boolean, ...data: NewsletterView[]) => ({
  body: { success: true, data, subscribers, canSend },
});
const sent = { body: { success: true, message: 'On its way.', data: LETTER } };
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (subject: string, text: string) => {
  fireEvent.input(await field('Subject'), { target: { value: subject } });
  fireEvent.input(await field('Text'), { target: { value: text } });
};
const open = () => (cleanup(), render(<NewsletterPanel />));

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('says to how many it goes, asks once more, sends it, and shows how far each has come', async () => {
  const asked = answerCalls({ [LIST]: [list(1200, true), list(1200, true, LETTER)], [SEND]: sent });
  open();
  await screen.findByText('1,200 addresses are confirmed now.');
  press('Send…');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Please fill this in.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await type('Boats', 'Forty boats.');
  press('Send…');
  const dialog = await screen.findByRole('dialog', { name: /^Send .*Boats/ });
  expect(dialog.textContent).toContain('It goes to 1,200 people and cannot be called back.');
  press('Not yet');
  expect(asked.filter(({ call }) => call === SEND)).toEqual([]);
  press('Send…');
  press('Send it now');
  const article = await screen.findByRole('article', { name: 'Boats' });
  expect(screen.getByRole('status').textContent).toContain('is on its way');
  const [body] = asked.filter(({ call }) => call === SEND).map((one) => one.body);
  expect(body).toEqual({ id: expect.any(String), subject: 'Boats', text: 'Forty boats.' });
  expect((await field('Text')).value).toBe('');
  const facts = within(article).getAllByRole('definition');
  expect(facts.map((one) => `${one.previousSibling?.textContent}: ${one.textContent}`)).toEqual([
    'Recipients: 1,200',
    'Taken by their mail server: 1,190',
    'Not taken: 7',
    'Left the newsletter before: 3',
  ]);
});

it('where the answer is lost it is sent again under the same id, after a reload too; with other words it is told that it went', async () => {
  const asked = answerCalls({ [LIST]: list(2, true), [SEND]: [LOST, LOST, refusal(422, 'key-reuse'), sent] });
  const ids = () => asked.filter(({ call }) => call === SEND).map(({ body }) => (body as { id: string }).id);
  open();
  await type('Boats', 'Forty boats.');
  for (const times of [1, 2]) {
    press('Send…');
    press('Send it now');
    await screen.findByText(/nobody gets it twice/);
    await waitFor(() => expect(ids()).toHaveLength(times));
    open();
    expect((await field('Text')).value).toBe('Forty boats.');
  }
  await type('Boats', 'Fifty boats.');
  press('Send…');
  press('Send it now');
  await screen.findByText(/It went out before, with other words/);
  expect((await field('Text')).value).toBe('Fifty boats.');
  press('Send…');
  press('Send it now');
  await screen.findByText(/is on its way/);
  // The list is asked for at each opening, and once it is known that one went out.
  await waitFor(() => expect(asked.filter(({ call }) => call === LIST)).toHaveLength(5));
  expect((await field('Text')).value).toBe('');
  const [first, second, third, fourth] = ids();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('where the server sends no mail, or nobody has asked for it, there is nothing to send by', async () => {
  answerCalls({ [LIST]: [list(3, false, LETTER), list(0, true)] });
  open();
  await screen.findByText(/Nothing can be sent until/);
  expect(screen.getByRole('article', { name: 'Boats' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull();
  open();
  await screen.findByText(/there is nobody to send it to/);
  expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull();
});

it('without a network it says so, and loads again when asked', async () => {
  answerCalls({ [LIST]: [LOST, list(1, true)] });
  open();
  await screen.findByText('There is no connection to the server.');
  press('Refresh');
  expect(await screen.findByText('1 address is confirmed now.')).toBeDefined();
});

it('makes nothing but text of what an admin wrote', () => {
  for (const written of corpusOf(4000)) {
    const [subject, text, writtenBy] = [`${written} subject`, `${written} words`, `${written} admin`];
    render(<SentNewsletter letter={{ ...LETTER, subject, text, writtenBy }} />);
    expectOnlyText(screen.getByRole('article'), [subject, text, writtenBy]);
    cleanup();
  }
});
