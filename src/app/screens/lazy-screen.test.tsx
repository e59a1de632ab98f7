import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

afterEach(cleanup);

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
