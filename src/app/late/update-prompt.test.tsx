// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const worker = vi.hoisted(() => ({
  applyUpdate: vi.fn(),
  isUpdateReady: vi.fn(),
  subscribeUpdateReady: () => () => undefined,
}));
vi.mock('../../platform/worker/service-worker.ts', () => worker);

const { UpdatePrompt } = await import('./update-prompt.tsx');

beforeEach(() => {
  vi.clearAllMocks();
  worker.isUpdateReady.mockReturnValue(true);
});
afterEach(cleanup);

function open(path = '/') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <UpdatePrompt />
    </MemoryRouter>,
  );
}

describe('UpdatePrompt', () => {
  it('says nothing while there is nothing new', () => {
    worker.isUpdateReady.mockReturnValue(false);
    expect(open().container.textContent).toBe('');
  });

  it('updates only when the person says so', async () => {
    worker.applyUpdate.mockResolvedValue(true);
    open();
    expect(worker.applyUpdate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(worker.applyUpdate).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Keeping what you typed…' })).toHaveProperty('disabled', true);
  });

  it('says why it stays when what is typed could not be kept', async () => {
    worker.applyUpdate.mockResolvedValue(false);
    open('/report-disaster');
    fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByText(/could not be written down/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update now' })).toHaveProperty('disabled', false);
  });

  it('goes away on Later', () => {
    const { container } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(container.textContent).toBe('');
  });

  it('takes no focus and waits at the end of the page on a form', () => {
    const home = open('/').container.firstElementChild?.className;
    cleanup();
    const form = open('/request-assistance').container.firstElementChild?.className;
    expect(document.activeElement).toBe(document.body);
    expect(form).not.toBe(home);
  });
});
