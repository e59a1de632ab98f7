import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { tellEmergencyNumber } from '../../data/emergency-number.ts';
import { storePerson } from '../../data/person-store.ts';
import { answerQuestion } from './answer-question.ts';
import { AssistantPanel } from './assistant-panel.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(async () => {
  localStorage.clear();
  tellEmergencyNumber('112');
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  return mainDb.settings.clear();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
const answerTo = (question: string) => {
  const item = screen.getByText(question).closest('li')?.nextElementSibling;
  if (!(item instanceof HTMLElement)) throw new Error(`no answer to ${question}`);
  return item;
};
const show = () =>
  render(
    <MemoryRouter>
      <AssistantPanel place="home" onClose={() => undefined} />
    </MemoryRouter>,
  );

it('ignores empty words, answers from the guide, and keeps the conversation while it is closed', async () => {
  const { unmount } = show();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  fireEvent.change(field(), { target: { value: '   ' } });
  fireEvent.click(send);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);

  fireEvent.change(field(), { target: { value: 'How long must I boil water?' } });
  fireEvent.click(send);
  expect(field().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Looking for an answer…');
  const link = await screen.findByRole('link', { name: /Boiling water/ });
  expect(link.getAttribute('href')).toContain('/guide/water-food#boil');
  expect(screen.getByRole('status').textContent).toBe('Assistant: These are instructions kept on this phone:');
  expect(within(link).getByText(/rolling boil/)).toBeDefined();

  unmount();
  show();
  expect(screen.getByText('How long must I boil water?')).toBeDefined();
});

it('has the number and both forms above it from the moment it opens, whatever is asked', async () => {
  show();
  const first = () =>
    within(screen.getByRole('navigation', { name: 'Life in danger?' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(first()).toEqual(['tel:112', '/report-disaster', '/request-assistance']);
  fireEvent.change(field(), { target: { value: 'xylophone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('I don’t know. The guide on this phone says nothing about that.')).toBeDefined();
  expect(first()).toEqual(['tel:112', '/report-disaster', '/request-assistance']);
  expect(screen.queryByText('Call first. Then read on.')).toBeNull();
});

it('answers whoever wants to die as a person would, with that page alone and no command before it', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'I want to drink bleach and kill myself' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText(/You matter, and you don’t have to go through this alone/, { selector: 'p' }),
  ).toBeDefined();
  const answer = within(answerTo('I want to drink bleach and kill myself'));
  expect(answer.getByRole('link', { name: /Thoughts of suicide/ })).toBeDefined();
  expect(answer.queryByRole('link', { name: /Chlorine/ })).toBeNull();
  expect(screen.queryByText('Call first. Then read on.')).toBeNull();
});

it('says that it is not sure, with the topics, where nothing fits clearly', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'who won the cricket match' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^I’m not sure I understood you/, { selector: 'p' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Earthquake' }).at(-1)?.getAttribute('href')).toContain(
    '/guide/earthquake',
  );
});

it('begins with three questions, one press away, and goes on with the field', async () => {
  // Whose conversation begins anew.
  storePerson({ id: 'ravi', name: 'Ravi', email: '', role: 'volunteer' }, 't');
  show();
  const questions = ['What do I do in a flood?', 'How do I stop heavy bleeding?', 'How long must I boil water?'];
  for (const name of questions) expect(screen.getByRole('button', { name })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'How long must I boil water?' }));
  expect(await screen.findByRole('link', { name: /Boiling water/ })).toBeDefined();
  for (const name of questions) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement).toBe(field());
});

interface Hanging {
  /** What the model was asked, the newest message last. */
  said: string[];
  says(words: string, finishReason?: string): void;
  fails(): void;
}

/** A server with a language model that answers when it is told to, and whose conversation begins anew. */
async function withModel(person: string): Promise<Hanging[]> {
  const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, assistant: 'llm.example.org' } });
  storePerson({ id: person, name: person, email: '', role: 'volunteer' }, 't');
  const asked: Hanging[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, { body }: { body: string }) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    return new Promise<Response>((resolve) => {
      asked.push({
        said: messages.map(({ content }) => content),
        says(words, finish = 'stop') {
          const data = { choices: [{ index: 0, delta: { content: words }, finish_reason: finish }] };
          const headers = { 'content-type': 'text/event-stream' };
          resolve(new Response(`data: ${JSON.stringify(data)}\n\ndata: [DONE]\n\n`, { headers }));
        },
        fails: () => resolve(new Response('{}', { status: 503, headers: { 'x-should-retry': 'false' } })),
      });
    });
  });
  return asked;
}
const say = (words: string) => {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const asking = 'We’re asking a language model too. You can keep asking questions.';
/** What stands between a question and the next. */
it('says to call first and shows what this phone has at once, while a model takes its time; where that fails it says so below', async () => {
  const asked = await withModel('lata');
  show();
  expect(await screen.findByText(/Answers from a language model come after/)).toBeDefined();
  say('My leg is bleeding, blood everywhere');
  expect(await screen.findByText('Call first. Then read on.')).toBeDefined();
  expect(screen.getByRole('link', { name: /Severe bleeding/ })).toBeDefined();
  expect(screen.getByText(asking)).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/^Assistant: Call first\. Then read on\. /);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.fails();
  const failure = await screen.findByText(/^Sorry, there was an error/, { selector: 'p' });
  const link = screen.getByRole('link', { name: /Severe bleeding/ });
  expect(link.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('status').textContent).toMatch(/^Assistant: Sorry, there was an error/);
  expect(screen.queryByText(asking)).toBeNull();
});

it('takes a second question while the first waits; each answer comes below its own, with the sources that it names alone', async () => {
  const asked = await withModel('meena');
  show();
  await screen.findByText(/Answers from a language model come after/);
  say('How long must I boil water?');
  await waitFor(() => expect(asked).toHaveLength(1));
  say('My leg is bleeding, blood everywhere');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ said }) => said.at(-1))).toEqual([
    'How long must I boil water?',
    'My leg is bleeding, blood everywhere',
  ]);

  asked[1]?.says('Press hard [1].');
  await screen.findByText('Press hard [1].');
  const second = answerTo('My leg is bleeding, blood everywhere');
  const sources = within(second).getByText('It names this as its source:').nextElementSibling;
  if (!(sources instanceof HTMLElement)) throw new Error('no sources');
  expect(
    within(sources)
      .getAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent),
  ).toEqual(['[1] First aid · Severe bleeding']);
  expect(screen.getByRole('status').textContent).toBe('Assistant: Press hard [1].');

  const first = answerTo('How long must I boil water?');
  expect(within(first).getByText(asking)).toBeDefined();
  asked[0]?.says('Three minutes [7]. Then let it co', 'length');
  const words = await within(first).findByText('Three minutes [7].');
  const guide = within(first).getByRole('link', { name: /Boiling water/ });
  expect(guide.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(first).getByText('This answer names no source. Go by the instructions above.')).toBeDefined();
  expect(within(first).getByText('This answer was longer. It ends here at its last whole sentence.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Assistant: Three minutes [7].');
});

it('says that the guide is silent, and not that an answer without a guide names no source', async () => {
  const asked = await withModel('nisha');
  show();
  await screen.findByText(/Answers from a language model come after/);
  say('xylophone');
  expect(await screen.findByText('The guide says nothing about this.')).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.says('I do not know. Call 112.');
  expect(await screen.findByText('I do not know. Call 112.')).toBeDefined();
  expect(screen.queryByText(/names no source/)).toBeNull();
});

it('sends no question that this phone has not answered yet: it may be one about its lists', async () => {
  const asked = await withModel('omar');
  const said = (content: string) => ({ role: 'user' as const, content });
  const atHand = { ids: [], lookedFor: '' };
  const place = 'home';
  const answer = { words: 'Kept.', isDanger: false, passages: [] };
  const show = () => undefined;
  const answered = answerQuestion(
    [
      said('one'),
      { role: 'assistant', content: 'Kept.', answer },
      said('what is open near Rampur?'),
      { role: 'assistant', content: '' },
      said('two'),
    ],
    { place, atHand },
    show,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.said).toEqual(['one', 'Kept.', 'two']);
  asked[0]?.says('Yes.');
  expect((await answered).online?.words).toBe('Yes.');
});

it('offers the forms to who told of a disaster, not to who only asks, and says so where the phone cannot keep one', async () => {
  show();
  say('What do I do in a flood?');
  await waitFor(() => expect(within(answerTo('What do I do in a flood?')).getAllByRole('link')).not.toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Fill in a disaster report' })).toBeNull();

  say('water in the house, four of us, near the mosque in Rampur');
  const fill = await screen.findByRole('button', { name: 'Fill in a disaster report' });
  const put = vi.spyOn(outboxDb.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  fireEvent.click(fill);
  expect((await screen.findByRole('alert')).textContent).toContain('This phone could not fill in the form.');
  put.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Fill in an aid request' }));
  await waitFor(async () =>
    expect(await outboxDb.drafts.toArray()).toMatchObject([
      { form: 'aid', values: { location: 'near the mosque in Rampur' } },
    ]),
  );
});

it('answers an admin’s questions about what is open from the lists of the device, with links, and everything else from the guide', async () => {
  storePerson({ id: 'asha', name: 'Asha', email: '', role: 'admin' }, 't');
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'asha', token: 't', state: 'active' } });
  for (const name of ['aid', 'reports'] as const) {
    await mainDb.lists.put({ name, account: 'asha', round: 1, isComplete: true, asOf: 1 });
  }
  const id = '0195f3c2-7d0c-7b61-8d2a-5b0a3f6f0001';
  await mainDb.aid.put({
    _id: id,
    location: 'Rampur, near the mosque',
    disasterType: 'flood',
    requirements: [{ type: 'Food', urgent: false, status: 'pending' }],
    deadline: '2026-01-05T08:00:00.000Z',
    status: 'active',
    createdAt: '2026-01-05T08:00:00.000Z',
    lane: 'main',
    round: 1,
  });
  render(
    <MemoryRouter>
      <AssistantPanel place="admin" onClose={() => undefined} />
    </MemoryRouter>,
  );
  const ask = async (words: string) => {
    say(words);
    await waitFor(() => expect(answerTo(words).textContent).not.toContain('Looking for an answer…'));
  };
  await ask('what is open near Rampur?');
  const link = screen.getByRole('link', { name: /Aid request: Food/ });
  expect(link.getAttribute('href')).toContain('/admin-dashboard?tab=aid&search=');
  await ask('what is open near Sitapur?');
  expect(screen.getByText(/^Nothing on this device fits: .*near .?Sitapur/, { selector: 'p' })).toBeDefined();
  await ask('How long must I boil water?');
  expect(screen.getByRole('link', { name: /Boiling water/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Fill in a disaster report' })).toBeNull();
});

it('never asks a model about work, also where it cannot read the question: it says so, with what it can', async () => {
  const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, assistant: 'llm.example.org' } });
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  storePerson({ id: 'mira', name: 'Mira', email: '', role: 'admin' }, 't');
  render(
    <MemoryRouter>
      <AssistantPanel place="admin" onClose={() => undefined} />
    </MemoryRouter>,
  );
  const ask = (words: string) => {
    fireEvent.change(field(), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  ask('which aid requests are urgent and not taken?');
  expect(await screen.findByText(/open aid requests, urgent, not taken\.$/, { selector: 'p' })).toBeDefined();
  ask('which organizations are slow?');
  const cannot = await screen.findByText(/^I couldn’t read this part of your question: .?organizations/, {
    selector: 'p',
  });
  expect(cannot.textContent).toContain('I can find open disaster reports and aid requests');
  const toModel = asked.mock.calls.filter(([address]) =>
    String(address instanceof Request ? address.url : address).includes('assistant'),
  );
  expect(toModel).toEqual([]);
});
