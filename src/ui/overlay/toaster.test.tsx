import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showToast } from './toast.ts';
import { toast, Toaster } from './toaster.tsx';

afterEach(() => {
  toast.remove();
  cleanup();
});

it.each(['good', 'note'] as const)(
  'a toast is shown and not read aloud beside the screen’s own words: %s',
  async (tone) => {
    render(<Toaster />);
    showToast('Submitted disaster report...', tone);
    const shown = await screen.findByText('Submitted disaster report...');
    expect(shown.closest('[role=status]')?.getAttribute('aria-live')).toBe('off');
    expect(shown.closest('[role=alert], [aria-live=polite], [aria-live=assertive]')).toBeNull();
  },
);

it('what is said twice stands there once, and covers no more of the screen', async () => {
  render(<Toaster />);
  showToast('Submitted disaster report...');
  showToast('You are logged out.');
  showToast('Submitted disaster report...');
  await screen.findByText('You are logged out.');
  expect(screen.getAllByText('Submitted disaster report...')).toHaveLength(1);
});
