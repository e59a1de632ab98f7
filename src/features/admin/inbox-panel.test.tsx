import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, LOST } from '../../../tests/support/answering-server.ts';
import { expectOnlyText } from '../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../tests/support/attack/texts.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import type { MessageView } from '../../../contract/entities/contact-message.ts';
import { tellTopicNews } from '../../data/sync/topic-news.ts';
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
const marked = (data: MessageView, more = {}) => ({ body: { success: true, message: 'Done.', data, ...more } });
const MARK = `POST /api/contact/${LEELA._id}`;

const words = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the messages' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressMark = () => press('Mark as answered: message from Leela');

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('lists by state and words, which stay in the address; what is marked leaves the list, and nothing found leads back to all', async () => {
  answerCalls({
    [list('open')]: page(LEELA, RAVI),
    [list('open', 'tents')]: page(LEELA),
    [MARK]: marked(answered('Omar Said')),
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
  await screen.findByText(/is marked as answered\.$/);
  await screen.findByText('Nothing fits this search.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();

  press('Answered');
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Answered by Omar Said'));
  expect(window.location.search).toBe('?messages=tents&messages-state=answered');
  fireEvent.change(words(), { target: { value: 'nobody' } });
  await screen.findByText('Nothing fits this search.');
  press('Clear the search');
  await screen.findByRole('article');
  expect(words().value).toBe('');
});

it('who marks what another admin has answered is told who was first, and cannot undo that', async () => {
  answerCalls({ [list('open')]: page(LEELA), [MARK]: marked(answered('Meena <i>Rao</i>'), { isOthers: true }) });
  render(<InboxPanel />);
  await screen.findByRole('article');
  pressMark();
  const notice = await screen.findByText(/answered the message from Leela before you, .*2026/);
  expect(notice.textContent).toMatch(/^Meena <i>Rao<\/i> answered .*Nothing was changed\.$/);
  await screen.findByText('No open messages.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('where nobody answers it says so and loads again; a mark that did not arrive changes nothing', async () => {
  answerCalls({ [list('open')]: [LOST, page(LEELA)], [MARK]: LOST });
  render(<InboxPanel />);
  await screen.findByText('The messages could not be loaded');
  press('Load again');
  await screen.findByRole('article');
  pressMark();
  await screen.findByText(/^Nothing was changed\./);
  expect(screen.getByRole('article')).toBeDefined();
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
    const view: MessageView = { ...answered(answeredBy), name, message, email };
    render(<InboxMessage message={view} isBusy={false} onMark={async () => undefined} />);
    expectOnlyText(screen.getByRole('article'), [name, message, answeredBy, email]);
    const { searchParams } = new URL(screen.getByRole('link').getAttribute('href') ?? '');
    expect([...searchParams.keys()]).toEqual(['subject']);
    cleanup();
  }
});
