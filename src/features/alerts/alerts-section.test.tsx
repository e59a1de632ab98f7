import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb } from '../../data/db.ts';
import { CONFIG_KEY } from '../../data/device-settings.ts';
import { DESK_KEY, PUSH_KEY } from '../../data/own-settings.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { newPushState, pushState } from '../../data/push/push-state.ts';
import { AlertsSection } from './alerts-section.tsx';

const ASHA = {
  id: '0b5c9b1e-6f0a-4f63-9d58-0d9a3f6f1a01',
  name: 'Asha',
  email: 'asha@example.org',
  role: 'volunteer',
  status: 'approved',
} as const;
const told = { token: 't', as: '', at: 0 };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: new Promise(() => undefined), getRegistration: async () => undefined },
  });
  const { id, ...shown } = ASHA;
  await acceptSignIn({ data: { token: 't', user: { _id: id, ...shown }, session: { id: 's1' } } });
});
afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** The part about another way than a push, on a server that has these. */
async function show(ways: { sms?: true; mail?: true }, phone?: string) {
  const { id: owner, name, email } = ASHA;
  const profile = { _id: owner, name, email, ...(phone !== undefined && { phone }) };
  await mainDb.settings.bulkPut([
    { key: CONFIG_KEY, value: { vapidPublicKey: 'key', mail: false, ...ways } },
    { key: PUSH_KEY, value: { ...newPushState(owner, 0), told } },
    { key: DESK_KEY, value: { owner, asOf: 0, desk: { profile, work: [], learned: [] } } },
  ]);
  render(
    <MemoryRouter>
      <AlertsSection heading="h3" />
    </MemoryRouter>,
  );
  await screen.findByRole('group', { name: 'Quiet hours' });
}

/** The clock of the phone, and how its browser names the zone. */
async function withZone(zone: string, named: string, work: () => Promise<void>) {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  const told = new Intl.DateTimeFormat().resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...told, timeZone: named });
  try {
    await work();
  } finally {
    spy.mockRestore();
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

const title = 'If an alert does not reach my phone';

it('where no push can come, who chooses another way chooses near what too; before that there is nothing to choose', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  const { id: owner, name, email } = ASHA;
  const profile = { _id: owner, name, email, phone: '+91 98765 43210' };
  await mainDb.settings.bulkPut([
    { key: CONFIG_KEY, value: { vapidPublicKey: 'key', mail: false, sms: true } },
    { key: DESK_KEY, value: { owner, asOf: 0, desk: { profile, work: [], learned: [] } } },
  ]);
  render(
    <MemoryRouter>
      <AlertsSection heading="h3" />
    </MemoryRouter>,
  );
  const box = await screen.findByRole('checkbox', { name: /^SMS to/ });
  expect(screen.queryByRole('group', { name: 'Near which place' })).toBeNull();
  fireEvent.click(box);
  expect(await screen.findByRole('group', { name: 'Near which place' })).toBeDefined();
  expect(await pushState()).toMatchObject({ owner, isOn: true });
  fireEvent.click(box);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Near which place' })).toBeNull());
});

it('a server that sends neither SMS nor mail offers neither', async () => {
  // What would offer it is there already.
  await import('./steps-part.tsx');
  await show({});
  expect(screen.getByText(/^Alerts are on, but nobody can choose you/)).toBeDefined();
  expect(screen.queryByRole('group', { name: title })).toBeNull();
});

it.each([
  [{ sms: true }, ['SMS to my phone number']],
  [{ mail: true }, [/^E-mail to .*asha@example.org/]],
  [{ sms: true, mail: true }, ['SMS to my phone number', /^E-mail to .*asha@example.org/]],
] as const)('a server with %j offers just that', async (ways, names) => {
  await show(ways);
  const group = await screen.findByRole('group', { name: title });
  const boxes = [...group.querySelectorAll('input')];
  expect(boxes).toEqual(names.map((name) => screen.getByRole('checkbox', { name })));
});

it.each([
  [undefined, {}, /^Write your phone number into your profile first/],
  ['098765 43210', {}, /has no country code/],
  ['098765 43210', { country: 'IN' }, undefined],
  ['+91 98765 43210', {}, undefined],
] as const)('says of the number %s, with %j, what keeps an SMS from coming', async (phone, deployment, trouble) => {
  await show({ sms: true, ...deployment }, phone);
  const box = await screen.findByRole('checkbox', { name: /^SMS to/ });
  // The world's numbering plans come late.
  await act(async () => void (await import('../../../contract/read-numbers.ts')));
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? 'none')?.textContent;
  if (trouble) expect(note).toMatch(trouble);
  else expect(note).toBeUndefined();
});

it('where the browser refuses, says so and how to change it, and offers no button that would do nothing', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await mainDb.settings.put({ key: CONFIG_KEY, value: { vapidPublicKey: 'key', mail: false } });
  render(
    <MemoryRouter>
      <AlertsSection heading="h3" steps={{ blocked: <p>The steps out of it</p>, install: null }} />
    </MemoryRouter>,
  );
  await screen.findByText('Blocked in the browser.');
  expect(screen.getByText('The steps out of it')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Turn alerts/ })).toBeNull();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

it.each([
  ['an iPhone in a tab', IPHONE, /Put it there first/, true],
  ['a browser without pushes', navigator.userAgent, /^This browser cannot bring alerts. Try another browser/, false],
])(
  'in %s says what is missing and what helps, with no button that would do nothing',
  async (_what, agent, words, hasSteps) => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await mainDb.settings.put({ key: CONFIG_KEY, value: { vapidPublicKey: 'key', mail: false } });
    render(
      <MemoryRouter>
        <AlertsSection heading="h3" steps={{ blocked: null, install: <p>The steps to the home screen</p> }} />
      </MemoryRouter>,
    );
    await screen.findByText(words);
    expect(screen.queryByText('The steps to the home screen') !== null).toBe(hasSteps);
    expect(screen.queryByRole('button', { name: /^Turn alerts/ })).toBeNull();
    vi.restoreAllMocks();
  },
);

it.each([
  ['Asia/Kathmandu', 'Etc/Unknown', 'Asia/Kathmandu'],
  ['America/Bogota', 'Mars/Olympus', 'Etc/GMT+5'],
])(
  'keeps quiet hours by the clock of the phone (%s), where its browser calls the zone %s',
  async (zone, named, kept) => {
    await withZone(zone, named, async () => {
      await show({});
      fireEvent.click(screen.getByRole('checkbox', { name: 'No alerts at night or while I rest' }));
      await waitFor(async () => expect(await pushState()).toMatchObject({ wishes: { quiet: { timeZone: kept } } }));
    });
  },
);

it('says so where neither browser nor clock tell the zone, and keeps no hours that would never hold', async () => {
  await withZone('America/St_Johns', 'Etc/Unknown', async () => {
    await show({});
    fireEvent.click(screen.getByRole('checkbox', { name: 'No alerts at night or while I rest' }));
    await screen.findByText(/doesn’t say which time zone it is in/);
    expect((await pushState())?.wishes.quiet).toBeUndefined();
  });
});

it('says of quiet hours that begin when they end that no hour is quiet', async () => {
  await show({});
  fireEvent.click(screen.getByRole('checkbox', { name: 'No alerts at night or while I rest' }));
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '06:00' } });
  await screen.findByText(/no hour is quiet/);
  fireEvent.change(from, { target: { value: '21:30' } });
  await waitFor(() => expect(screen.queryByText(/no hour is quiet/)).toBeNull());
  await waitFor(async () =>
    expect(await pushState()).toMatchObject({
      owner: ASHA.id,
      wishes: { quiet: { from: 1290, to: 360, butCritical: true } },
    }),
  );
});

it('an organization chooses too which requests it is told of, and when; without a place of its phone nothing is missing', async () => {
  const { id: owner } = ASHA;
  await acceptSignIn({
    data: {
      token: 't',
      user: { _id: owner, name: 'Kosi', email: 'kosi@example.org', role: 'ngo', status: 'approved' },
      session: { id: 's2' },
    },
  });
  await mainDb.settings.bulkPut([
    { key: CONFIG_KEY, value: { vapidPublicKey: 'key', mail: true, sms: true } },
    { key: PUSH_KEY, value: { ...newPushState(owner, 0), told } },
  ]);
  render(
    <MemoryRouter>
      <AlertsSection heading="h2" />
    </MemoryRouter>,
  );
  await screen.findByRole('group', { name: 'Quiet hours' });
  expect(screen.getByText('Alerts come to this phone.')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Types of disaster' })).toBeTruthy();
  // Another way than a push is for volunteers.
  expect(screen.queryByText(/SMS/)).toBeNull();
});
