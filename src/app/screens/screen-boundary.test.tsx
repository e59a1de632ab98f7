import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkFailure, ScreenBoundary } from './screen-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function showBroken(error: Error) {
  const Broken = () => {
    throw error;
  };
  render(
    <MemoryRouter>
      <ScreenBoundary>
        <Broken />
      </ScreenBoundary>
    </MemoryRouter>,
  );
}

it('says that nothing is lost and leads to what waits', () => {
  showBroken(new Error('a bug'));
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeDefined();
  expect(screen.getByText(/What you saved is still on this phone/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/outbox');
});

it.each([
  ['Chromium', 'Error: a bug\n    at e (https://x/assets/1a2b3c4d/start.js:1:2)'],
  ['Safari', 'e@https://x/assets/1a2b3c4d/start.js:1:2'],
])('has what went wrong, and where, for who helps: %s', (_browser, stack) => {
  showBroken(Object.assign(new Error('a bug'), { stack }));
  const details = screen.getByText('Technical details').closest('details');
  expect(details?.querySelector('pre')?.textContent).toMatch(/^Error: a bug\n.*start\.js:1:2/s);
});

it('tells a part that could not be loaded from a bug', () => {
  showBroken(new TypeError('Failed to fetch dynamically imported module: /assets/aid-1.js'));
  expect(screen.getByRole('heading', { name: 'This page is not on your phone yet' })).toBeDefined();
});

it.each([
  'Failed to fetch dynamically imported module: https://x/a.js',
  'error loading dynamically imported module: https://x/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('knows "%s"', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true);
});

it('tries again at another place, and not at the same one', () => {
  let isBroken = true;
  const Breaking = () => {
    if (isBroken) throw new Error('gone');
    return <p>There</p>;
  };
  const at = (place: string) => (
    <MemoryRouter>
      <ScreenBoundary place={place}>
        <Breaking />
      </ScreenBoundary>
    </MemoryRouter>
  );
  const { rerender } = render(at('/guide'));
  isBroken = false;
  rerender(at('/guide'));
  expect(screen.queryByText('There')).toBeNull();
  rerender(at('/track'));
  expect(screen.getByText('There')).toBeDefined();
});
