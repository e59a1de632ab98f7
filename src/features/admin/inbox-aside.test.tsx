import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessageView } from '../../../contract/entities/contact-message.ts';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { InboxPanel } from './inbox-panel.tsx';

const ASIDE = 'Put aside: came in great number';

function letter(_id: string, name: string, more: Partial<MessageView> = {}): MessageView {
  const message = 'We have two boats.';
  const createdAt = '2026-01-05T08:00:00.000Z';
  return { _id, name, email: 'ravi@example.org', message, createdAt, state: 'open', lane: 'triage', ...more };
}

const said = (data: object) => ({ body: { success: true, data } });
const markButtons = () => within(screen.getByRole('region', { name: ASIDE })).getAllByRole('button');

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what came in great number stands apart, and leaves its list when it is answered; one press undoes that', async () => {
  const answered = { state: 'answered', answeredAt: '2026-01-05T09:00:00.000Z' } as const;
  const asked = answerCalls({
    'GET /api/contact/all?lane=main&state=open': said([letter('a', 'Leela', { lane: 'main' })]),
    'GET /api/contact/all?lane=triage&state=open': said([letter('b', 'Writer 6'), letter('c', 'Writer 7')]),
    'POST /api/contact/c': [said(letter('c', 'Writer 7', answered)), said(letter('c', 'Writer 7'))],
  });
  render(<InboxPanel />);
  const open = await screen.findByRole('region', { name: 'Open messages' });
  expect(within(open).getAllByRole('article')).toHaveLength(1);
  await screen.findByRole('region', { name: ASIDE });
  expect(markButtons()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as answered: message from Writer 7' }));
  await waitFor(() => expect(markButtons()).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(markButtons()).toHaveLength(2));
  expect(within(open).getAllByRole('article')).toHaveLength(1);
  expect(asked.slice(-2).map(({ body }) => body)).toEqual([{ state: 'answered' }, { state: 'open' }]);
});
