import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { FoundOnPhone } from './found-on-phone.tsx';
import { FoundOnServer } from './found-on-server.tsx';

afterEach(cleanup);

const ALONE = 'Without a connection only this phone was searched.';

describe('what this phone has', () => {
  const show = (props: Partial<ComponentProps<typeof FoundOnPhone>>) =>
    render(
      <FoundOnPhone count="3 reports" copy={{ stands: 'whole', trouble: 'unreachable' }} isSearch {...props}>
        <p>the rows</p>
      </FoundOnPhone>,
    );

  it('stands with the way to the server, and says of a search without a connection that it was of this phone alone', () => {
    const ask = vi.fn<() => void>();
    show({ onAskServer: ask });
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^3 reports +${ALONE}$`));
    fireEvent.click(screen.getByRole('button', { name: 'Search on the server' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.getByText('the rows')).toBeDefined();
  });

  it.each([
    [{ isSearch: false, onAskServer: (): void => undefined }],
    [{ copy: { stands: 'whole', trouble: undefined }, onAskServer: (): void => undefined }],
    [{}],
  ] as const)('says nothing of that with %j', (props) => {
    show(props);
    expect(screen.getByRole('status').textContent).not.toContain(ALONE);
  });
});

describe('what the server finds', () => {
  const answered = {
    rows: [1, 2] as readonly unknown[],
    first: 0,
    isAsking: false,
    failure: undefined,
    hasMore: false,
    isNear: false,
    isFull: false,
    more: () => undefined,
  };

  function show(found: Partial<ComponentProps<typeof FoundOnServer>['found']>) {
    const onBack = vi.fn<() => void>();
    render(
      <FoundOnServer
        found={{ ...answered, ...found }}
        words={reportedTexts}
        onBack={onBack}
        none={<p>nothing fits</p>}
        onPhone={<p>what the phone has</p>}
      >
        <p>the rows</p>
      </FoundOnServer>,
    );
    return onBack;
  }

  it('says where nothing fits exactly that these come close', () => {
    show({ isNear: true });
    expect(screen.getByRole('status').textContent).toBe('No exact match: these come close.');
    expect(screen.getByText('the rows')).toBeTruthy();
  });

  it('is counted and said to be of just now, with a way back', () => {
    const onBack = show({});
    expect(screen.getByText('What the server found just now: 2 reports')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to this phone’s copy' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('comes page by page', () => {
    const more = vi.fn<() => void>();
    show({ hasMore: true, more });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(more).toHaveBeenCalledOnce();
  });

  it('goes on to the next part where this one is full, and back to the one before', () => {
    const [more, back] = [vi.fn<() => void>(), vi.fn<() => void>()];
    show({ rows: Array.from({ length: 600 }), first: 1200, hasMore: true, isFull: true, more, back });
    expect(screen.getByText('What the server found just now: 1,800 reports and more')).toBeDefined();
    expect(screen.getByRole('group', { name: '1,201 to 1,800' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show the next ones' }));
    expect(more).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the ones before' }));
    expect(back).toHaveBeenCalledOnce();
  });

  it('may be nothing', () => {
    show({ rows: [] });
    expect(screen.getByText('nothing fits')).toBeDefined();
    expect(screen.queryByText('the rows')).toBeNull();
  });

  it('gives way to the phone’s copy where nobody answers, and that is said', () => {
    show({ rows: [], failure: { kind: 'unreachable' } });
    expect(screen.getByText('There is no connection to the server.')).toBeDefined();
    expect(screen.getByText(ALONE)).toBeDefined();
    expect(screen.getByText('what the phone has')).toBeDefined();
    expect(screen.queryByText('nothing fits')).toBeNull();
  });
});
