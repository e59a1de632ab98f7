import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { pushState } from '../../data/push/push-state.ts';
import { mainDb } from '../../data/db.ts';
import { readAlertMemory } from './alert-memory.ts';
import { AlertPart } from './alert-part.tsx';
import type { AlertStep } from './alert-step.ts';
import { CONFIG_KEY } from '../../data/device-settings.ts';

const notifications = { permission: 'default', answer: 'granted' };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  Object.assign(notifications, { permission: 'default', answer: 'granted' });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return notifications.permission;
    },
    requestPermission: async () => (notifications.permission = notifications.answer),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: new Promise(() => undefined), getRegistration: async () => undefined },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

function show(first: AlertStep) {
  const { container } = render(
    <MemoryRouter>
      <AlertPart first={first} audience="volunteer" />
    </MemoryRouter>,
  );
  return { step: () => container.querySelector('section')?.dataset['step'] };
}

it('who refuses in the browser is told how to change it; “Not now” puts the card away and is remembered', async () => {
  const { refusals } = readAlertMemory();
  notifications.answer = 'denied';
  const { step } = show('ask');
  fireEvent.click(screen.getByRole('button', { name: 'Allow alerts' }));
  await waitFor(() => expect(step()).toBe('blocked'));
  expect(screen.getByText(/Only you can change that/)).toBeDefined();
  expect(await pushState()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(step()).toBeUndefined();
  expect(readAlertMemory().refusals).toBe(refusals + 1);
});

it('a question put away changes nothing, and may be asked again', async () => {
  notifications.answer = 'default';
  const { step } = show('ask');
  fireEvent.click(screen.getByRole('button', { name: 'Allow alerts' }));
  await screen.findByText('Nothing has changed. You can try again.');
  expect([step(), await pushState()]).toEqual(['ask', undefined]);
});

it('after the yes another place is chosen with the alerts of the profile, where the card has nothing more to say', async () => {
  const { refusals } = readAlertMemory();
  const { step } = show('ask');
  fireEvent.click(screen.getByRole('button', { name: 'Allow alerts' }));
  await waitFor(() => expect(step()).toBe('place'));
  expect(await pushState()).toMatchObject({ isOn: true });
  const other = screen.getByRole('link', { name: 'Another place' });
  expect(other.getAttribute('href')).toBe('/volunteer-dashboard?tab=profile#alerts');
  fireEvent.click(other);
  expect(step()).toBeUndefined();
  expect(readAlertMemory().refusals).toBe(refusals);
});

it('on an iPhone in a tab the way to the home screen comes first', () => {
  const { step } = show('install');
  expect(step()).toBe('install');
  expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
});

it.each([
  [true, { sms: true, mail: false }],
  [true, { mail: true }],
  [false, { mail: false }],
])('where no alert can come the other ways are shown: %s, of a server with %j', async (isShown, ways) => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: ways });
  const { refusals } = readAlertMemory();
  const { step } = show('never');
  expect(step()).toBe('never');
  expect(screen.getByText(/Try another browser/)).toBeDefined();
  if (!isShown) {
    expect(screen.queryByRole('link')).toBeNull();
    return;
  }
  const other = await screen.findByRole('link', { name: 'SMS or e-mail instead' });
  expect(other.getAttribute('href')).toBe('/volunteer-dashboard?tab=profile#alerts');
  fireEvent.click(other);
  expect([step(), readAlertMemory().refusals]).toEqual([undefined, refusals]);
});
