import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { toast, Toaster } from '../../ui/overlay/toaster.tsx';
import { SavedReport } from './saved-report.tsx';

const item: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body: '{"address":"Ward 7","assistanceRequired":"A boat"}',
  digest: 'a'.repeat(64),
  bytes: 81,
  createdAt: 1_700_000_000_000,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  rank: 0,
};

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(row: object): Promise<HTMLElement> {
  await outboxDb.items.put({ ...item, ...row });
  render(
    <MemoryRouter>
      <SavedReport id={item.id} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading');
  return document.body;
}

it('says of a row that only a later version understands nothing but that, and offers a copy', async () => {
  const page = within(await show({ v: 2 }));
  const heading = page.getByRole('heading', {
    name: 'Kept by a newer version of this app. Update the app to send it.',
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(page.getAllByRole('button').map((button) => button.textContent)).toEqual(['Take a copy']);
  expect(page.queryByText(/about to be sent|You can close the app|GPS/)).toBeNull();
});

describe('whether the app may be closed while it waits', () => {
  interface Browser {
    /** Of the worker; absent: there is none. */
    sync?: { register(): Promise<void> } | undefined;
    isActive?: Promise<unknown>;
    storage?: object;
  }

  const sync = { register: async () => undefined };
  const stays = { persisted: async () => true };

  function browse({ sync: woken, isActive = Promise.resolve(), storage = {} }: Browser): void {
    let active: object | null = null;
    const ready = isActive.then(() => {
      active = {};
    });
    const registration = {
      sync: woken,
      get active() {
        return active;
      },
    };
    const browser = {
      serviceWorker: Object.assign(new EventTarget(), { ready, getRegistration: async () => registration }),
      permissions: { query: async () => ({ state: 'granted' }) },
      storage,
    };
    vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(browser)));
  }

  const mayClose = /^You can close the app/;
  const openAgain = /^Leave the app open, or open it again/;
  const privately = /rivate window/;

  it('says so where the browser sends by itself and keeps what it has', async () => {
    browse({ sync, storage: stays });
    const page = within(await show({}));
    await page.findByText(mayClose);
    expect(page.queryByText(openAgain)).toBeNull();
    expect(page.queryByText(privately)).toBeNull();
  });

  it('asks to open it again where nothing sends while it is closed', async () => {
    browse({ storage: stays });
    const page = within(await show({}));
    await page.findByText(openAgain);
    expect(page.queryByText(mayClose)).toBeNull();
    expect(page.queryByText(privately)).toBeNull();
  });

  it('says so only once the worker is there', async () => {
    let begin = (_value?: unknown): void => undefined;
    browse({ sync, storage: stays, isActive: new Promise((resolve) => (begin = resolve)) });
    const page = within(await show({}));
    await page.findByText(openAgain);
    begin();
    await page.findByText(mayClose);
    expect(page.queryByText(openAgain)).toBeNull();
  });

  it('warns beside it where the window may be private, and nobody can tell', async () => {
    browse({ sync });
    const page = within(await show({}));
    await page.findByText(mayClose);
    expect(page.getByText('In a private window, closing it deletes what waits.')).toBeDefined();
  });

  it.each([{}, { state: 'needs-you', reason: { code: 'refused' } }])(
    'only warns in a window that is private: %o',
    async (row) => {
      const getDirectory = () => Promise.reject(new DOMException('private', 'SecurityError'));
      browse({ sync, storage: { getDirectory } });
      const page = within(await show(row));
      await page.findByText('This is a private window');
      page.getByText(/^Closing this window deletes what waits/);
      expect(page.queryByText(mayClose)).toBeNull();
      expect(page.queryByText(openAgain)).toBeNull();
    },
  );

  it('promises nothing of what waits for its owner', async () => {
    browse({ sync });
    const page = within(await show({ reason: { code: 'sign-in' } }));
    await page.findByText('In a private window, closing it deletes what waits.');
    expect(page.queryByText(mayClose)).toBeNull();
    expect(page.queryByText(openAgain)).toBeNull();
  });

  it('says nothing of it once it has arrived', async () => {
    browse({ sync });
    const page = within(await show({}));
    await page.findByText(mayClose);
    await outboxDb.items.update(item.id, { state: 'sent', sentAt: item.createdAt });
    await page.findByText(/^Sent, reference/);
    expect(page.queryByText(mayClose)).toBeNull();
    expect(page.queryByText(privately)).toBeNull();
  });
});

it('says what a host of another kind had no place for', async () => {
  const page = within(await show({ state: 'sent', sentAt: item.createdAt, isPlain: true }));
  expect(page.getByText(/no place for the number of people and the help/)).toBeDefined();
});

it('says nothing of it where our own server took all', async () => {
  const page = within(await show({ state: 'sent', sentAt: item.createdAt }));
  expect(page.queryByText(/no place for/)).toBeNull();
});

describe('the toast of a report that was just submitted', () => {
  const submitted = 'Submitted disaster report...';
  const waits = 'Saved, will be sent';

  afterEach(() => toast.remove());

  async function submit(row: object, isOnline: boolean): Promise<{ leave(): void }> {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await outboxDb.items.put({ ...item, ...row });
    render(<Toaster />);
    const { unmount } = render(
      <MemoryRouter>
        <SavedReport id={item.id} isFresh />
      </MemoryRouter>,
    );
    await screen.findByRole('heading');
    return { leave: unmount };
  }

  it.each([
    [waits, 'waits without a network', { state: 'queued' }, false],
    [waits, 'is tried without a network', { state: 'sending' }, false],
    [waits, 'was tried in vain', { state: 'queued', reason: { code: 'unreachable' } }, true],
    [submitted, 'is being sent', { state: 'sending' }, true],
    [submitted, 'was sent', { state: 'sent', sentAt: item.createdAt }, true],
  ])('is “%s” for one that %s, and goes with the screen', async (words, _, row, isOnline) => {
    const screenOfReport = await submit(row, isOnline);
    await screen.findByText(words);
    expect(screen.queryByText(words === waits ? submitted : waits)).toBeNull();
    screenOfReport.leave();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each([
    ['hi', 'आपदा की रिपोर्ट भेजी जा रही है...', 'आपदा की रिपोर्ट भेज दी गई।'],
    ['es', 'Enviando el reporte de desastre...', 'Reporte de desastre enviado.'],
    ['ar', 'جارٍ تقديم بلاغ الكارثة...', 'تم تقديم بلاغ الكارثة.'],
  ])('does not go on to say that it is being sent once it has arrived: %s', async (code, sending, arrived) => {
    const english = { ...shownMessages };
    const pack = (await import(`../../strings/${code}/forms/messages.ts`)) as { shownMessages: typeof shownMessages };
    Object.assign(shownMessages, pack.shownMessages);
    await submit({ state: 'sending' }, true);
    await screen.findByText(sending);
    await outboxDb.items.update(item.id, { state: 'sent', sentAt: item.createdAt });
    await screen.findByText(arrived);
    await waitFor(() => expect(screen.queryByText(sending)).toBeNull());
    Object.assign(shownMessages, english);
  });

  it('becomes the other once the sending begins', async () => {
    await submit({ state: 'queued', reason: { code: 'unreachable' } }, true);
    await screen.findByText(waits);
    await outboxDb.items.update(item.id, { state: 'sending' });
    await screen.findByText(submitted);
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  });
});
