// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AssistantSlot } from './assistant-slot.tsx';

// A link that brings nothing.
vi.mock('./late-screens.ts', () => ({ assistantPanel: () => new Promise(() => undefined) }));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says where the guide is when the panel does not come, and closes on the way there', async () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <AssistantSlot />
    </MemoryRouter>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Need Help?' })));
  expect(screen.getByRole('status').textContent).toBe('Opening the assistant…');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('status').textContent).toContain('The assistant is not on this phone yet.');
  const guide = screen.getByRole('link', { name: 'Open the guide' });
  expect(guide.getAttribute('href')).toBe('/guide');
  await act(async () => fireEvent.click(guide));
  expect(screen.queryByRole('status')).toBeNull();
});
