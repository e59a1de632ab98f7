import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { CONFIG_KEY } from '../../data/queries/config.ts';
import { storePerson } from '../../data/person-store.ts';
import { AssistantPanel } from './assistant-panel.tsx';

beforeEach(async () => {
  localStorage.clear();
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  return mainDb.settings.clear();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
const show = () =>
  render(
    <MemoryRouter>
      <AssistantPanel place="home" onClose={() => undefined} />
    </MemoryRouter>,
  );

it('ignores empty words, cannot send while it waits, answers from the guide, and keeps the conversation while it is closed', async () => {
  const { unmount } = show();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  fireEvent.change(field(), { target: { value: '   ' } });
  fireEvent.click(send);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);

  fireEvent.change(field(), { target: { value: 'How long must I boil water?' } });
  fireEvent.click(send);
  expect(field().value).toBe('');
  expect(send.disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Looking for an answer…');
  const link = await screen.findByRole('link', { name: /Boiling water/ });
  expect(link.getAttribute('href')).toContain('/guide/water-food#boil');
  expect(send.disabled).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Assistant: These are instructions kept on this phone:');
  expect(within(link).getByText(/rolling boil/)).toBeDefined();

  unmount();
  show();
  expect(screen.getByText('How long must I boil water?')).toBeDefined();
});

it('puts the emergency number first where it does not know, and says so', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'xylophone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('I don’t know. The guide on this phone says nothing about that.')).toBeDefined();
  expect((await screen.findAllByRole('link', { name: /Call 911/ })).at(-1)?.getAttribute('href')).toBe('tel:911');
});

it('shows the emergency number of words of danger at once, while a model takes its time', async () => {
  const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, assistant: 'llm.example.org' } });
  let fail = () => undefined as void;
  const answer = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('{}', { status: 503, headers: { 'x-should-retry': 'false' } }));
  });
  vi.stubGlobal('fetch', () => answer);
  // Whose conversation begins anew.
  storePerson({ id: 'lata', name: 'Lata', email: '', role: 'volunteer' }, 't');
  show();
  expect(await screen.findByText(/^Answers come from a language model/)).toBeDefined();
  fireEvent.change(field(), { target: { value: 'My leg is bleeding, blood everywhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('link', { name: /Call 112/ })).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText('Looking for an answer…', { selector: 'p' })).toBeDefined();
  fail();
  expect(await screen.findByRole('link', { name: /Severe bleeding/ })).toBeDefined();
  expect(screen.queryByText('Looking for an answer…', { selector: 'p' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /Call 112/ })).toHaveLength(1);
});

it('offers the forms to who told of a disaster, not to who only asks, and says so where the phone cannot keep one', async () => {
  show();
  const say = (words: string) => {
    fireEvent.change(field(), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  say('What do I do in a flood?');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await waitFor(() => expect(send.disabled).toBe(false));
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
    fireEvent.change(field(), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    await waitFor(() => expect(send.disabled).toBe(false));
  };
  await ask('what is open near Rampur?');
  const link = screen.getByRole('link', { name: /Aid request: Food/ });
  expect(link.getAttribute('href')).toContain('/admin-dashboard?tab=aid&search=');
  await ask('what is open near Sitapur?');
  expect(screen.getByText('Nothing that is open on this device fits that.', { selector: 'p' })).toBeDefined();
  await ask('How long must I boil water?');
  expect(screen.getByRole('link', { name: /Boiling water/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Fill in a disaster report' })).toBeNull();
});
