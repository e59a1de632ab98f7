import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import { AssistantPanel } from './assistant-panel.tsx';

beforeEach(async () => {
  localStorage.clear();
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

it('offers the forms to who told of a disaster, not to who only asks, and says so where the phone cannot keep one', async () => {
  show();
  const say = (words: string) => {
    fireEvent.change(field(), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  say('What do I do in a flood?');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await vi.waitFor(() => expect(send.disabled).toBe(false));
  expect(screen.queryByRole('button', { name: 'Fill in a disaster report' })).toBeNull();

  say('water in the house, four of us, near the mosque in Rampur');
  const fill = await screen.findByRole('button', { name: 'Fill in a disaster report' });
  const put = vi.spyOn(outboxDb.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  fireEvent.click(fill);
  expect((await screen.findByRole('alert')).textContent).toContain('This phone could not fill in the form.');
  put.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Fill in an aid request' }));
  await vi.waitFor(async () =>
    expect(await outboxDb.drafts.toArray()).toMatchObject([
      { form: 'aid', values: { location: 'near the mosque in Rampur' } },
    ]),
  );
});
