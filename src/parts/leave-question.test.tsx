// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What Back closes, the topmost last. */
const open: (() => void)[] = [];
const leavePage = vi.fn<() => void>();

vi.mock('../ui/overlay/close-on-back.ts', () => ({
  leavePage,
  useCloseOnBack(isOpen: boolean, onClose: () => void) {
    useEffect(() => {
      if (!isOpen) return undefined;
      open.push(onClose);
      return () => void open.splice(open.indexOf(onClose), 1);
    }, [isOpen, onClose]);
  },
}));

const { MessageForm } = await import('./messages/message-form.tsx');
const onSend = vi.fn<(text: string) => Promise<boolean>>();

const goBack = () => act(() => open.at(-1)?.());
const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
/** Whether the browser would ask before it loads the page anew. */
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  onSend.mockReset();
  leavePage.mockReset();
  render(<MessageForm name="message" lead="" onSend={onSend} />);
});
afterEach(cleanup);

it('holds nobody back while nothing is typed', () => {
  expect([open.length, isHeld()]).toEqual([0, false]);
});

it('is asked by Back once something is typed, begins on the answer that loses nothing, and Back gives that one', () => {
  type('Come by boat.');
  expect([open.length, isHeld(), dialog()]).toEqual([1, true, null]);
  goBack();
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay on this page' }));
  goBack();
  expect([dialog(), field().value, open.length]).toEqual([null, 'Come by boat.', 1]);
  goBack();
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect([dialog(), open.length, leavePage.mock.calls.length]).toEqual([null, 1, 0]);
});

it('lets whoever says so leave, and nothing asks again on the way', () => {
  type('Come by boat.');
  goBack();
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect([leavePage.mock.calls.length, dialog(), open.length, isHeld()]).toEqual([1, null, 0, false]);
});

it('is asked no more once it is saved, and again where it was not', async () => {
  type('Come by boat.');
  onSend.mockResolvedValueOnce(false);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^This phone could not save it/);
  expect([open.length, isHeld()]).toEqual([1, true]);
  onSend.mockResolvedValueOnce(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect([open.length, isHeld(), field().value]).toEqual([0, false, '']));
});
