import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listCopyTexts } from '../../strings/shell/list-copy.ts';
import { ListBar } from './list-bar.tsx';

const copy = { stands: 'whole', asOf: Date.now(), isRefreshing: false, trouble: undefined, refresh: vi.fn() } as const;

afterEach(cleanup);

describe('ListBar', () => {
  it('says how old the copy is, and asks for news', () => {
    const refresh = vi.fn();
    render(<ListBar copy={{ ...copy, refresh }} />);
    expect(screen.getByRole('status').textContent).toMatch(/^Last update: \d{1,2}:\d\d/);
    fireEvent.click(screen.getByRole('button', { name: listCopyTexts.refresh }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('names the day of a copy of another day, and why there is nothing newer', () => {
    render(<ListBar copy={{ ...copy, asOf: Date.parse('2026-01-02T03:04:00'), trouble: 'unreachable' }} />);
    const words = screen.getByRole('status').textContent ?? '';
    expect(words).toContain('Jan 2, 2026');
    expect(words).toContain(listCopyTexts.unreachable);
  });

  it.each([
    ['never was here', 'empty', 'unreachable', listCopyTexts.never],
    ['never was here, and is refused', 'empty', 'refused', listCopyTexts.neverRefused],
    ['is here in part', 'part', 'unreachable', listCopyTexts.part],
  ] as const)('of a list that %s says so', (_what, stands, trouble, words) => {
    render(<ListBar copy={{ ...copy, asOf: undefined, stands, trouble }} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: listCopyTexts.tryAgain })).toBeTruthy();
  });

  it('tells nothing of a list that keeps itself up to the server’s, until that fails', () => {
    const { container, rerender } = render(<ListBar copy={copy} isLive />);
    expect(container.textContent).toBe('');
    rerender(<ListBar copy={undefined} isLive />);
    expect(container.textContent).toBe('');
    rerender(<ListBar copy={{ ...copy, stands: 'coming' }} isLive />);
    expect(screen.getByText(listCopyTexts.coming)).toBeTruthy();
    rerender(<ListBar copy={{ ...copy, trouble: 'unreachable' }} isLive />);
    expect(screen.getByRole('status').textContent).toContain(listCopyTexts.unreachable);
    rerender(<ListBar copy={copy} isLive={false} />);
    expect(screen.getByRole('button', { name: listCopyTexts.refresh })).toBeTruthy();
  });

  it('says how much of it is here, also of a list that keeps itself up to the server’s, and has more kept', () => {
    const keepMore = vi.fn();
    const part = { ...copy, kept: { rows: 500, of: 40_000 }, keepMore };
    const { rerender } = render(<ListBar copy={part} />);
    expect(screen.getByText('Kept on this phone: 500 of 40,000')).toBeTruthy();
    rerender(<ListBar copy={part} isLive />);
    fireEvent.click(screen.getByRole('button', { name: listCopyTexts.keepMore }));
    rerender(<ListBar copy={{ ...part, isRefreshing: true }} />);
    fireEvent.click(screen.getByRole('button', { name: listCopyTexts.keepMore }));
    expect(keepMore).toHaveBeenCalledOnce();
    rerender(<ListBar copy={{ ...part, keepMore: undefined }} />);
    expect(screen.queryByRole('button', { name: listCopyTexts.keepMore })).toBeNull();
    rerender(<ListBar copy={part} isBelow />);
    expect(screen.queryByText(/^Kept on/)).toBeNull();
  });

  it('stands for what is coming', () => {
    render(<ListBar copy={{ ...copy, asOf: undefined, stands: 'coming' }} />);
    expect(screen.getByText(listCopyTexts.coming)).toBeTruthy();
  });
});
