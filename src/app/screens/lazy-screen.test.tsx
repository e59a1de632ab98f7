import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const make = () => lazyScreen(async () => ({ default: ({ word }: { word: string }) => <p>{word}</p> }));

it('stands at once where it was brought before', async () => {
  const { Screen, bring } = make();
  await bring();
  render(<Screen word="here" />);
  expect(screen.getByText('here')).toBeDefined();
});

it('comes when it is loaded, and stays the same when it is brought later', async () => {
  const { Screen, bring } = make();
  const { rerender } = render(
    <Suspense fallback="later">
      <Screen word="one" />
    </Suspense>,
  );
  expect(screen.getByText('later')).toBeDefined();
  const shown = await screen.findByText('one');
  await bring();
  rerender(
    <Suspense fallback="later">
      <Screen word="two" />
    </Suspense>,
  );
  expect(shown.textContent).toBe('two');
  expect(shown.isConnected).toBe(true);
});

it('that could not be had is asked for again by the next visit alone', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() =>
    Promise.reject<{ default: () => ReactNode }>(new Error('Importing a module script failed.')),
  );
  const { Screen, askAgain } = lazyScreen(load);
  const at = (place: string) => (
    <MemoryRouter>
      <ScreenBoundary place={place} onBroken={askAgain}>
        <Suspense fallback="later">
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </MemoryRouter>
  );
  const { rerender } = render(at('/guide'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('This page is not on your phone yet')).toBeDefined();
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(4);
  load.mockImplementation(async () => ({ default: () => <p>There</p> }));
  rerender(at('/track'));
  expect(await screen.findByText('There')).toBeDefined();
});
