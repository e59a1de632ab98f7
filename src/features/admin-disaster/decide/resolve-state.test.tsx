import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResolveState } from './resolve-state.tsx';

afterEach(cleanup);

it.each([
  ['report', 'Failed to update disaster report status', 0],
  ['disaster', 'Failed to update disaster status', 1],
  ['volunteers', 'Failed to update volunteer status', 1],
] as const)('stopped at the call about the %s it says “%s”, and goes on by a press', (step, said, halfway) => {
  const [start, onAct] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stopped = { step, failure: { kind: 'busy' as const } };
  render(<ResolveState resolve={{ start, isBusy: false, stopped, isKept: false }} onAct={onAct} />);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryAllByText(/^It stopped on the way\./)).toHaveLength(halfway);
  fireEvent.click(screen.getByRole('button', { name: 'Go on with resolving' }));
  expect(onAct).toHaveBeenCalledBefore(start);
});
