import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, Toaster } from '../../ui/overlay/toaster.tsx';
import { PushedToasts } from './pushed-toasts.tsx';

const workers = new EventTarget();

beforeEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers }));
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function show() {
  render(
    <MemoryRouter>
      <PushedToasts />
      <Toaster />
      <Where />
    </MemoryRouter>,
  );
}

function push(body: string, path = '/outbox') {
  const data = { type: 'pushed', title: 'Title', body, path };
  act(() => void workers.dispatchEvent(new MessageEvent('message', { data })));
}

const said = () =>
  screen.queryAllByRole('status').flatMap((one) => /Message \d+|Title/.exec(one.textContent ?? '') ?? []);

it('says what was pushed, with its way, which puts it away', () => {
  show();
  push('Boats are needed.', '/volunteer/notifications/7');
  expect(screen.getByText('Boats are needed.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('/volunteer/notifications/7')).toBeDefined();
  expect(screen.queryByText('Boats are needed.')).toBeNull();
});

it('says a title without more, and no way out of the app', () => {
  show();
  push('', '//evil.test');
  expect(said()).toEqual(['Title']);
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

it('says twenty at most, the newest', () => {
  vi.useFakeTimers();
  show();
  for (let number = 1; number <= 22; number += 1) push(`Message ${number}`);
  expect(said()).toHaveLength(20);
  expect(said()).toContain('Message 22');
  expect(said()).not.toContain('Message 2');
});
