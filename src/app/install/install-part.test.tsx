import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { InstallWay } from '../../platform/install-way.ts';
import { InstallPart } from './install-part.tsx';

afterEach(cleanup);

function show(way: InstallWay, hasUnsent: boolean) {
  const install = {
    standing: 'link' as const,
    way,
    hasUnsent,
    ask: async () => undefined,
    refuse: vi.fn<() => void>(),
    finish: vi.fn<() => void>(),
  };
  render(<InstallPart isAsking={false} install={install} />);
  fireEvent.click(screen.getByRole('button', { name: 'Install the app' }));
  return install;
}

it('inside another app it says where to open it, and what stays behind', () => {
  const { refuse } = show('out-of-app', true);
  expect(screen.getByText(`${location.origin}/`)).toBeDefined();
  expect(screen.getByText(/Something still waits here\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'Install the app' })).toBeDefined();
  // Who asked for it has refused nothing.
  expect(refuse).not.toHaveBeenCalled();
});

it('says nothing of what waits where nothing does, or where the installed app has it as well', () => {
  show('out-of-app', false);
  expect(screen.queryByText(/Something still waits here\./)).toBeNull();
  cleanup();
  show('menu', true);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/Something still waits here\./)).toBeNull();
});
