import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { turnDeskKeys } from '../../data/commands/admin/desk-keys.ts';
import { useDeskKeys } from './use-desk-keys.ts';

afterEach(() => {
  cleanup();
  turnDeskKeys(true);
  localStorage.clear();
});

function listening() {
  const next = vi.fn<() => void>();
  const help = vi.fn<() => void>();
  renderHook(() => useDeskKeys({ j: next, '?': help }));
  return { next, help };
}

it('a letter acts wherever the focus is, whether it is large or small, and on a keyboard of another script too', () => {
  const { next, help } = listening();
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'ت', code: 'KeyJ' });
  expect(next).toHaveBeenCalledTimes(3);
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  expect(help).toHaveBeenCalledOnce();
  // Of a keyboard that has another letter there, the letter counts.
  fireEvent.keyDown(document.body, { key: 'h', code: 'KeyJ' });
  expect(next).toHaveBeenCalledTimes(3);
});

it('nothing acts while somebody types or chooses, in a dialog, with a modifier, or where another part took the key', () => {
  const { next } = listening();
  render(
    <>
      <input aria-label="Words" />
      <select aria-label="Order" />
      <textarea aria-label="Reason" />
    </>,
  );
  for (const name of ['Words', 'Order', 'Reason']) fireEvent.keyDown(screen.getByLabelText(name), { key: 'j' });
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) fireEvent.keyDown(document.body, { key: 'j', [held]: true });
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  render(<dialog open aria-label="Question" />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).not.toHaveBeenCalled();
});

it('they can be turned off, on this device, and on again', () => {
  const { next, help } = listening();
  turnDeskKeys(false);
  expect(localStorage.getItem('relief-relay-desk-keys')).toBe('off');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(next).not.toHaveBeenCalled();
  expect(help).not.toHaveBeenCalled();
  turnDeskKeys(true);
  expect(localStorage.getItem('relief-relay-desk-keys')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).toHaveBeenCalledOnce();
});
