import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import { allSent } from '../../../../tests/support/all-sent.ts';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import { InboxPanel } from './inbox-panel.tsx';

const ASIDE = 'Held for review: many came at once';

function letter(_id: string, name: string, more: Partial<MessageView> = {}): MessageView {
  const message = 'We have two boats.';
  const createdAt = '2026-01-05T08:00:00.000Z';
  return { _id, name, email: 'ravi@example.org', message, createdAt, state: 'open', lane: 'triage', ...more };
}

const said = (data: object) => ({ body: { success: true, data } });
const markButtons = () => within(screen.getByRole('region', { name: ASIDE })).getAllByRole('button');

const [A, B, C] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const arrive = () => act(allSent);

beforeEach(async () => {
  await makeOfflinePhone();
  const user = { _id: A, name: 'Asha', role: 'admin' };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it('what came in great number stands apart, and leaves its list when it is answered; one press undoes that', async () => {
  answerCalls({
    'GET /api/contact/all?lane=main&state=open': said([letter(A, 'Leela', { lane: 'main' })]),
    'GET /api/contact/all?lane=triage&state=open': [
      said([letter(B, 'Writer 6'), letter(C, 'Writer 7')]),
      said([letter(B, 'Writer 6')]),
      said([letter(B, 'Writer 6'), letter(C, 'Writer 7')]),
    ],
  });
  render(<InboxPanel />);
  const open = await screen.findByRole('region', { name: 'Open messages' });
  expect(within(open).getAllByRole('article')).toHaveLength(1);
  await screen.findByRole('region', { name: ASIDE });
  expect(markButtons()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as answered: message from Writer 7' }));
  await screen.findByText(/This waits on this phone/);
  await arrive();
  await waitFor(() => expect(markButtons()).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await outboxDb.items.count()).toBe(2));
  await arrive();
  await waitFor(() => expect(markButtons()).toHaveLength(2));
  expect(within(open).getAllByRole('article')).toHaveLength(1);
  const items = (await outboxDb.items.toArray()).toSorted((a, b) => a.createdAt - b.createdAt);
  const bodies = items.map(({ body }) => JSON.parse(body) as object);
  expect(bodies).toMatchObject([
    { messageId: C, state: 'answered' },
    { messageId: C, state: 'open' },
  ]);
});
