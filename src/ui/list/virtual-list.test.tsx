import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as VirtualListModule from './virtual-list.tsx';

let VirtualList: typeof VirtualListModule.VirtualList;
beforeEach(async () => {
  // What draws a window has not come yet.
  vi.resetModules();
  ({ VirtualList } = await import('./virtual-list.tsx'));
});
afterEach(cleanup);

function show(count: number, onNearEnd?: () => void) {
  const rows = Array.from({ length: count }, (_, index) => `row ${index}`);
  return (
    <>
      <h2 id="names">Names</h2>
      <VirtualList labelledBy="names" rows={rows} keyOf={(row) => row} render={(row) => row} onNearEnd={onNearEnd} />
    </>
  );
}

/** Once what draws a part of a long list has come. */
function drawn() {
  return waitFor(() => {
    const items = screen.getAllByRole('listitem');
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
    return items;
  });
}

it('has all rows of a short list in the page, as a plain list', () => {
  render(show(60));
  expect(screen.getByRole('list', { name: 'Names' }).getAttribute('role')).toBe('list');
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 60 }, (_, at) => `row ${at}`));
  expect(items[0]?.hasAttribute('aria-setsize')).toBe(false);
});

it('says of a long list’s rows which of how many they are, and has few of them in the page', async () => {
  render(show(1000));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  const items = await drawn();
  expect(items.length).toBeLessThan(60);
  expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(items[0]?.getAttribute('aria-setsize')).toBe('1000');
});

it('does not know how many there are while more can be asked for', async () => {
  render(show(1000, () => {}));
  expect((await drawn())[0]?.getAttribute('aria-setsize')).toBe('-1');
});

it('asks for more once for each number of rows', async () => {
  const onNearEnd = vi.fn<() => void>();
  const { rerender } = render(show(20, onNearEnd));
  rerender(show(20, onNearEnd));
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  rerender(show(40, onNearEnd));
  expect(onNearEnd).toHaveBeenCalledTimes(2);
  rerender(show(1000, onNearEnd));
  await drawn();
  expect(onNearEnd).toHaveBeenCalledTimes(2);
});

it('has no row twice in the page while a list grows long', async () => {
  const { rerender, container } = render(show(40));
  const twice: string[] = [];
  const look = () => {
    const keys = [...container.querySelectorAll('[data-key]')].map((row) => row.getAttribute('data-key') ?? '');
    twice.push(...keys.filter((key, at) => keys.indexOf(key) !== at));
  };
  const watch = new MutationObserver(look);
  watch.observe(container, { childList: true, subtree: true });
  rerender(show(1000));
  look();
  await drawn();
  look();
  watch.disconnect();
  expect(twice).toEqual([]);
});
