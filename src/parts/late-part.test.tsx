// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { LatePart, PartComing } from './late-part.tsx';
import { LateSlot } from '../ui/feedback/late-slot.tsx';

const MISSING = 'This part is not on this phone yet.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A part whose code comes with the `tries`th try; before, its promise is nobody's. */
function partAfter(tries: number) {
  const load = vi.fn<() => Promise<{ default: () => string }>>();
  for (let failed = 1; failed < tries; failed += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ default: () => 'the map' });
  return { load, Part: lazy(() => loadUntilThere(load)) };
}

it('keeps the place of a part that is on its way, and says nothing', async () => {
  let bring: (part: { default: () => string }) => void = () => undefined;
  const Part = lazy(() => loadUntilThere(() => new Promise<{ default: () => string }>((resolve) => (bring = resolve))));
  render(
    <LatePart fallback="One moment…">
      <Part />
    </LatePart>,
  );
  await screen.findByText('One moment…');
  expect(screen.queryByText(MISSING)).toBeNull();
  bring({ default: () => 'the map' });
  await screen.findByText('the map');
});

it('says what could not be brought, and brings it at a press', async () => {
  const { load, Part } = partAfter(3);
  render(
    <LatePart fallback="One moment…">
      <Part />
    </LatePart>,
  );
  await screen.findByText(MISSING);
  expect(screen.queryByText('One moment…')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText(MISSING)).not.toBeNull();
  await vi.waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(3);
  });
  await screen.findByText('the map');
  expect(screen.queryByText(MISSING)).toBeNull();
});

it('says so in the slot of a form too, in words of its own', async () => {
  const { Part } = partAfter(2);
  render(
    <LateSlot coming={<PartComing words="The map is not on this phone yet." />}>
      <Part />
    </LateSlot>,
  );
  await screen.findByText('The map is not on this phone yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the map')).toBeDefined();
});
