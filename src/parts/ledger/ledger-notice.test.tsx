import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LedgerNotice } from './ledger-notice.tsx';

afterEach(cleanup);

const notes = { kept: 'log\n3\nroot\n\n— log signature\n', offered: 'log\n2\nother\n\n— log signature\n' };

it('says that the ledger was changed, and gives both checkpoints to copy', async () => {
  const copy = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  const onHide = vi.fn<() => void>();
  render(<LedgerNotice trouble={{ kind: 'broken', why: 'shorter', ...notes }} copy={copy} onHide={onHide} />);
  expect(screen.getByRole('alert').textContent).toContain('Entries that were in the ledger are missing now.');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the kept checkpoint' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the new checkpoint' }));
  expect(await screen.findByText(/Press and hold the text/)).toBeDefined();
  expect(copy.mock.calls).toEqual([[notes.kept], [notes.offered]]);
  fireEvent.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(onHide).toHaveBeenCalledOnce();
});

it('tells of a new ledger without alarm where nothing is lost, and with it where something is', () => {
  const props = { copy: () => Promise.resolve(true), onHide: () => undefined };
  const began = { kind: 'new-origin' as const, ...notes };
  const { rerender } = render(<LedgerNotice trouble={{ ...began, reason: 'restored', holdsOurs: true }} {...props} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The server was restored from a backup.')).toBeDefined();
  rerender(<LedgerNotice trouble={{ ...began, reason: 'something new', holdsOurs: false }} {...props} />);
  expect(screen.getByRole('alert').textContent).toContain('Send the checkpoint that this phone kept');
  expect(screen.getByText('The server did not say why.')).toBeDefined();
});
