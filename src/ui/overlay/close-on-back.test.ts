import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as CloseOnBack from './close-on-back.ts';

interface Entry {
  state: Record<string, unknown> | null;
  address: string;
}

/** A browser's history, and a router that hears of it as ours does. */
let entries: Entry[];
let at: number;
/** The addresses that the router was told of. */
let heard: string[];
let listener: ((event: Event) => void) | undefined;
let module: typeof CloseOnBack;

const reload = vi.fn<() => void>();
const scroll = (y: number) => vi.stubGlobal('scrollY', y);
const now = () => entries[at] ?? { state: null, address: '' };

/** As a browser: some time later, from where it is by then. */
function go(steps: number): void {
  setTimeout(() => {
    if (entries[at + steps] === undefined) return;
    at += steps;
    let isHeard = true;
    listener?.({ stopImmediatePropagation: () => (isHeard = false) } as unknown as Event);
    if (isHeard) heard.push(now().address);
    // Where the page was when this entry was left.
    queueMicrotask(() => queueMicrotask(() => scroll(0)));
  }, 5);
}

/** Until nothing is on its way. */
const settled = () => vi.advanceTimersByTimeAsync(60);

const addresses = () => entries.map(({ address }) => address);

async function userGoesBack(): Promise<void> {
  go(-1);
  await settled();
}

async function start(given: Entry[] = [{ state: { idx: 0 }, address: '/list' }]): Promise<void> {
  entries = given;
  at = given.length - 1;
  heard = [];
  const write = (entry: Entry, place: number) => {
    at = place;
    entries = [...entries.slice(0, place), entry];
  };
  const makeEntry = (state: unknown, address = now().address): Entry => ({
    state: structuredClone(state) as Entry['state'],
    address,
  });
  vi.stubGlobal('history', {
    get state() {
      return now().state;
    },
    pushState: (state: unknown, _: string, address?: string) => write(makeEntry(state, address), at + 1),
    replaceState: (state: unknown, _: string, address?: string) => {
      entries[at] = makeEntry(state, address);
    },
    go,
    back: () => go(-1),
  });
  vi.stubGlobal('location', {
    get href() {
      return now().address;
    },
    reload,
  });
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollTo', (_: number, y: number) => scroll(y));
  vi.stubGlobal('addEventListener', (_: string, heardBy: typeof listener) => (listener = heardBy));
  module.listenForBack();
  if (given.length === 1) routerGoesTo('/form');
  await settled();
}

function routerGoesTo(address: string): void {
  const idx = (now().state?.['idx'] as number) + 1;
  history.pushState({ idx, key: address }, '', address);
}

function routerReplaces(address: string): void {
  history.replaceState({ idx: now().state?.['idx'], key: address }, '', address);
}

/** Opened, and closed as its owner does. */
function opened() {
  const one = { isOpen: true, close: () => undefined as void };
  const closed = module.closeOnBack(() => one.close());
  one.close = () => {
    if (!one.isOpen) return;
    one.isOpen = false;
    closed();
  };
  return one;
}

beforeEach(async () => {
  reload.mockReset();
  vi.useFakeTimers();
  vi.resetModules();
  module = await import('./close-on-back.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('closes what is open and leaves the page, which hears nothing of it, where it is; the next time the page is left', async () => {
  await start();
  const dialog = opened();
  expect(addresses()).toEqual(['/list', '/form', '/form']);
  await userGoesBack();
  expect([dialog.isOpen, now().address, heard]).toEqual([false, '/form', []]);
  await userGoesBack();
  expect(heard).toEqual(['/list']);
});

it('leaves the page scrolled to where closing has led', async () => {
  await start();
  const dialog = opened();
  const { close } = dialog;
  dialog.close = () => {
    close();
    scroll(700);
  };
  await userGoesBack();
  expect([dialog.isOpen, scrollY]).toEqual([false, 700]);
  opened().close();
  scroll(300);
  await settled();
  expect([at, scrollY]).toEqual([1, 300]);
});

it('closes one after the other, the topmost first', async () => {
  await start();
  const [menu, dialog] = [opened(), opened()];
  await userGoesBack();
  expect([menu.isOpen, dialog.isOpen]).toEqual([true, false]);
  await userGoesBack();
  expect([menu.isOpen, heard]).toEqual([false, []]);
  await userGoesBack();
  expect(heard).toEqual(['/list']);
});

it('gives the entry back when it is closed in another way', async () => {
  await start();
  const [menu, dialog] = [opened(), opened()];
  dialog.close();
  menu.close();
  await settled();
  expect([at, now().state]).toEqual([1, { idx: 1, key: '/form' }]);
  await userGoesBack();
  expect(heard).toEqual(['/list']);
});

it('keeps the entry for what opens as the one before closes', async () => {
  await start();
  const menu = opened();
  menu.close();
  const dialog = opened();
  await settled();
  expect([entries.length, at]).toEqual([3, 2]);
  await userGoesBack();
  expect([dialog.isOpen, heard]).toEqual([false, []]);
});

it('takes no step while the page is loaded anew, which that would end; one that does not come is as before', async () => {
  await start();
  const dialog = opened();
  await settled();
  module.reloadPage();
  dialog.close();
  await settled();
  expect([reload.mock.calls.length, entries.length, at]).toEqual([1, 3, 2]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(at).toBe(1);
});

it('opens anew what does not let itself be closed', async () => {
  await start();
  let asked = 0;
  module.closeOnBack(() => (asked += 1));
  await userGoesBack();
  await userGoesBack();
  expect([asked, now().address, heard]).toEqual([2, '/form', []]);
});

it('lets a page that is gone on to take the entry over: Back comes to the page, Forward to the other', async () => {
  await start();
  const menu = opened();
  routerGoesTo('/guide');
  menu.close();
  await settled();
  expect([addresses(), now().state]).toEqual([['/list', '/form', '/guide'], { idx: 2, key: '/guide' }]);
  await userGoesBack();
  go(1);
  await settled();
  expect(heard).toEqual(['/form', '/guide']);
});

it('is on the right page where the router goes on while the entry is being given back', async () => {
  await start();
  const dialog = opened();
  dialog.close();
  await vi.advanceTimersByTimeAsync(2);
  routerGoesTo('/guide');
  await settled();
  expect([addresses(), now().address, heard]).toEqual([['/list', '/form', '/guide'], '/guide', []]);
  await userGoesBack();
  expect(heard).toEqual(['/form']);
});

it('writes into the page’s own entry what was written over it, whichever way it is closed', async () => {
  await start();
  let dialog = opened();
  routerReplaces('/form?part=2');
  await userGoesBack();
  expect([dialog.isOpen, addresses().slice(0, 2)]).toEqual([false, ['/list', '/form?part=2']]);
  dialog = opened();
  dialog.close();
  routerReplaces('/login');
  await settled();
  expect([addresses().slice(0, 2), at, heard]).toEqual([['/list', '/login'], 1, []]);
});

it('after a reload that closed what was open, the page is on its own entry, with the address that it was loaded by', async () => {
  await start([
    { state: { idx: 0 }, address: '/list' },
    { state: { idx: 1 }, address: '/form' },
    { state: { idx: 1, over: 1 }, address: '/form?lang=ar' },
  ]);
  expect([at, now().address, heard]).toEqual([1, '/form?lang=ar', []]);
  await userGoesBack();
  expect(heard).toEqual(['/list']);
});

it('does not stay on an entry of what was closed by Back when the user goes forward', async () => {
  await start();
  opened();
  await userGoesBack();
  go(1);
  await settled();
  expect([at, heard]).toEqual([1, []]);
});

it('leaves the page for whoever goes back before the entry has been given back', async () => {
  await start();
  opened().close();
  await userGoesBack();
  expect(heard).toEqual(['/list']);
});

it('leaves the page over all that is open above it, once, and keeps what was written over it', async () => {
  await start();
  const [form, other] = [opened(), opened()];
  routerReplaces('/form?part=2');
  module.leavePage();
  other.close();
  await settled();
  expect([heard, now().address, entries[1]?.address]).toEqual([['/list'], '/list', '/form?part=2']);
  form.close();
  await settled();
  expect([heard, at]).toEqual([['/list'], 0]);
  // Whatever opens on that page is as before.
  const menu = opened();
  await userGoesBack();
  expect([menu.isOpen, heard, at]).toEqual([false, ['/list'], 0]);
});

it('stays on a page that no other lies behind, which nothing holds any more', async () => {
  await start();
  entries = [now()];
  at = 0;
  const form = opened();
  module.leavePage();
  await settled();
  expect([at, now().address, heard]).toEqual([0, '/form', []]);
  form.close();
  const menu = opened();
  await settled();
  expect([at, menu.isOpen]).toEqual([1, true]);
});
