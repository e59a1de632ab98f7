import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allSent } from '../../../../tests/support/all-sent.ts';
import { answerCalls, LOST } from '../../../../tests/support/answering-server.ts';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import { acceptSignIn, signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import { tellTopicNews } from '../../../data/sync/topic-news.ts';
import { InboxMessage } from './inbox-message.tsx';
import { InboxPanel } from './inbox-panel.tsx';

const TEXT_CHARACTERS = 4000;
const AT = '2026-11-22T10:00:00.000Z';

const from = (_id: string, name: string, message: string): MessageView => ({
  _id,
  name,
  email: 'somebody@example.org',
  message,
  createdAt: AT,
  state: 'open',
  lane: 'main',
});
const LEELA = from('11111111-1111-4111-8111-111111111111', 'Leela', 'Forty tents lie in our hall.');
const RAVI = from('22222222-2222-4222-8222-222222222222', 'Ravi', 'Rice for two hundred people.');
const answered = (by: string): MessageView => ({ ...LEELA, state: 'answered', answeredAt: AT, answeredBy: by });

const list = (state: string, search = '') =>
  `GET /api/contact/all?lane=main&state=${state}${search && `&search=${search}`}`;
const page = (...data: MessageView[]) => ({ body: { success: true, data } });
const ADMIN = '33333333-3333-4333-8333-333333333333';
/** The server has it: what it lists from now on knows of it. */
const arrive = () => act(allSent);
const waiting = async () => (await outboxDb.items.toArray()).map(({ body }) => JSON.parse(body) as object);

const words = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the messages' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressMark = () => press('Mark as answered: message from Leela');

beforeEach(async () => {
  await makeOfflinePhone();
  const user = { _id: ADMIN, name: 'Asha', role: 'admin' };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  await signOut();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('lists by state and words, which stay in the address; what is marked leaves the list when it has arrived, and nothing found leads back to all', async () => {
  answerCalls({
    [list('open')]: page(LEELA, RAVI),
    [list('open', 'tents')]: [page(LEELA), page()],
    [list('answered', 'tents')]: page(answered('Omar Said')),
    [list('answered', 'nobody')]: page(),
    [list('answered')]: page(answered('Omar Said')),
  });
  render(<InboxPanel />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  words().focus();
  fireEvent.change(words(), { target: { value: 'tents' } });
  await screen.findByText('1 found');
  expect(screen.getByRole('article').textContent).toContain('Forty tents');
  expect(document.activeElement).toBe(words());
  pressMark();
  await screen.findByText(/This waits on this phone/);
  await arrive();
  await screen.findByText('Nothing matches your search.');

  press('Answered');
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Answered by Omar Said'));
  expect(window.location.search).toBe('?messages=tents&messages-state=answered');
  fireEvent.change(words(), { target: { value: 'nobody' } });
  await screen.findByText('Nothing matches your search.');
  press('Clear the search');
  await screen.findByRole('article');
  expect(words().value).toBe('');
});

it('a mark waits where nobody answers and says so, and is taken back; once the server has said so it is told as done', async () => {
  const outcome = (_id: string) => ({ _id, about: LEELA._id, what: 'markMessage', actedAt: AT, result: 'done' });
  const outcomes: object[] = [];
  answerCalls({
    [list('open')]: [page(LEELA, RAVI), page(RAVI)],
    'GET /api/acts/outcomes': { body: { success: true, data: outcomes } },
  });
  render(<InboxPanel />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  pressMark();
  await screen.findByText('Saved on this phone. It is sent by itself.');
  await screen.findByText('Marked as answered. This waits on this phone and is sent by itself.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(await waiting()).toMatchObject([{ messageId: LEELA._id, state: 'answered' }]);
  press('Open again: message from Leela');
  await screen.findByRole('button', { name: 'Mark as answered: message from Leela' });
  await outboxDb.items.clear();
  pressMark();
  await waitFor(async () => expect(await waiting()).toHaveLength(1));
  const [item] = await outboxDb.items.toArray();
  outcomes.push(outcome(item?.id ?? ''));
  await arrive();
  await screen.findByText(/is marked as answered\.$/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

it('who marks what another admin has answered is told who was first, and cannot undo that', async () => {
  const outcomes: object[] = [];
  answerCalls({
    [list('open')]: [page(LEELA), page()],
    'GET /api/acts/outcomes': { body: { success: true, data: outcomes } },
  });
  render(<InboxPanel />);
  await screen.findByRole('article');
  pressMark();
  await screen.findByText(/This waits on this phone/);
  const [item] = await outboxDb.items.toArray();
  const first = { result: 'conflict', stands: 'answered', by: 'Meena <i>Rao</i>', at: AT };
  outcomes.push({ _id: item?.id, about: LEELA._id, what: 'markMessage', actedAt: AT, ...first });
  await arrive();
  const told = await screen.findByText(/acted before you, .*2026/);
  expect(told.textContent).toMatch(/^Meena <i>Rao<\/i> acted/);
  expect(screen.getByText(/It is now: answered\./)).toBeDefined();
  expect((await screen.findByRole('heading', { name: /Message from/ })).textContent).toContain('Leela');
  await screen.findByText('No open messages.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  press('Put away');
  await waitFor(() => expect(screen.queryByText(/acted before you/)).toBeNull());
});

it('what this phone saw last stands where nobody answers, with its time and the way to ask again; what it never saw says so', async () => {
  answerCalls({ [list('open')]: [page(LEELA, RAVI), LOST, LOST, page(RAVI)] });
  render(<InboxPanel />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  cleanup();
  render(<InboxPanel />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByText(/^Last update: .*The server cannot be reached/)).toBeDefined();
  fireEvent.change(words(), { target: { value: 'rice' } });
  await screen.findByText('1 found');
  fireEvent.change(words(), { target: { value: '' } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  press('Refresh');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByText(/^Last update:/)).toBeNull();
  press('Answered');
  await screen.findByText('The messages could not be loaded');
  expect(screen.getByText(/has not seen this list yet/)).toBeDefined();
});

it('where nobody answers it says so and loads again; a mark that this phone cannot keep changes nothing', async () => {
  answerCalls({ [list('open')]: [LOST, page(LEELA)] });
  render(<InboxPanel />);
  await screen.findByText('The messages could not be loaded');
  press('Refresh');
  await screen.findByRole('article');
  vi.spyOn(outboxDb.items, 'add').mockRejectedValue(new Error('full'));
  vi.spyOn(outboxDb.items, 'put').mockRejectedValue(new Error('full'));
  vi.spyOn(outboxDb.items, 'bulkPut').mockRejectedValue(new Error('full'));
  pressMark();
  await screen.findByText(/so nothing was changed\. Please try again\.$/);
  expect(screen.getByRole('button', { name: 'Mark as answered: message from Leela' })).toBeDefined();
  vi.restoreAllMocks();
});

it('what comes while it is looked at is there by itself; what is shown stays where that answer does not come', async () => {
  const news = () => act(async () => tellTopicNews(new Set(['messages'])));
  const asked = answerCalls({ [list('open')]: [LOST, page(LEELA), page(RAVI, LEELA), LOST, page(RAVI)] });
  render(<InboxPanel />);
  await screen.findByText('The messages could not be loaded');
  await news();
  await screen.findByRole('article');
  await act(async () => tellTopicNews(new Set(['work', 'reports'])));
  await news();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await news();
  await waitFor(() => expect(asked.filter(({ call }) => call === list('open'))).toHaveLength(4));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await news();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article').textContent).toContain(RAVI.message);
});

it('S20 whatever somebody wrote stays text, and what they call their address is one address of a mail', () => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const [name, message, answeredBy] = [`${written} name`, `${written} words`, `${written} admin`];
    const email = 'a@example.org?bcc=b@example.org&body="><img/src=x/onerror=1>';
    const contactNumber = `${written} number`;
    const view: MessageView = { ...answered(answeredBy), name, message, email, contactNumber };
    render(<InboxMessage message={view} isWaiting={false} onMark={async () => undefined} />);
    expectOnlyText(screen.getByRole('article'), [name, message, answeredBy, email, contactNumber]);
    const mail = document.querySelector('a[href^="mailto:"]');
    const { searchParams } = new URL(mail?.getAttribute('href') ?? '');
    expect([...searchParams.keys()]).toEqual(['subject']);
    cleanup();
  }
});
