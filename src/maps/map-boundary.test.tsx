import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MapBoundary } from './map-boundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('no context for a canvas');
}

it('says in red that a map cannot be drawn, and leaves the rest of the screen', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <>
      <MapBoundary>
        <Broken />
      </MapBoundary>
      <p>Near 25.61, 85.14</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed to initialize map');
  expect(screen.getByText('Near 25.61, 85.14')).toBeTruthy();
  error.mockRestore();
});
