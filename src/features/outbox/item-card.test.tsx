import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownItem, type ShownItem } from '../../hooks/shown-item.ts';
import { describeItem } from './describe-item.ts';
import { ItemCard } from './item-card.tsx';

const NOW = 1_700_000_000_000;
const body = '{"address":"Ward 7","disasterType":"flood"}';
const queued: ShownItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body,
  digest: 'a'.repeat(64),
  bytes: 1440,
  createdAt: NOW - 120_000,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  nextTryAt: 0,
  rank: 0,
};

function show(item: ShownItem) {
  const handlers = { onSend: vi.fn<() => void>(), onCopy: vi.fn<() => void>(), onDelete: vi.fn<() => void>() };
  render(<ItemCard item={item} now={NOW} {...handlers} />);
  return handlers;
}

afterEach(cleanup);

describe('ItemCard', () => {
  it('says of a waiting item what it is, why it waits and when it is tried next', () => {
    const item = {
      ...queued,
      reason: { code: 'unreachable' as const },
      lastTryAt: NOW - 30_000,
      nextTryAt: NOW + 60_000,
    };
    const handlers = show(item);
    expect(screen.getByRole('article', { name: 'Disaster report: Flood' })).toBeDefined();
    expect(screen.getByText('Saved on this phone')).toBeDefined();
    expect(screen.getByText('No connection to the server yet. Next try in 1 minute.')).toBeDefined();
    expect(screen.getByText('30 seconds ago')).toBeDefined();
    expect(screen.getByText('1.4 kB')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(handlers.onSend).toHaveBeenCalledOnce();
  });

  it('shows a sent item with its reference and nothing to send', () => {
    show({ ...queued, state: 'sent', sentAt: NOW });
    expect(screen.getByText(/^Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
    expect(screen.queryByText('Saved on this phone')).toBeNull();
  });

  it('shows of a refused item the server’s reasons, field by field', () => {
    const reason = {
      code: 'invalid' as const,
      message: 'Some fields are not right.',
      fields: { description: 'required' },
    };
    show({ ...queued, state: 'needs-you', reason });
    expect(screen.getByText(/^Needs you: /)).toBeDefined();
    expect(screen.getByText('Some fields are not right.')).toBeDefined();
    expect(screen.getByText('Description').parentElement?.textContent).toBe('Description: required');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
  });

  it('shows an item of a newer version and offers to copy it', () => {
    show({
      ...queued,
      call: 'dropSupplies' as ShownItem['call'],
      state: 'sealed' as ShownItem['state'],
      body: 'not JSON',
    });
    expect(screen.getByText(/newer version/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Take a copy' })).toBeDefined();
  });
});

it('keeps a kind of disaster that a person typed', () => {
  expect(describeItem({ call: 'requestAid', body: '{"disasterType":"Dam broke","location":"School"}' })).toEqual({
    title: 'Aid request: Dam broke',
    place: 'School',
  });
});

describe('shownItem', () => {
  const gate = { until: NOW + 9_000, failures: 2, reason: { code: 'server-trouble' as const } };

  it('waits for the later of its own time and the host’s, for the host’s reason if it has none', () => {
    expect(shownItem(queued, gate)).toMatchObject({ nextTryAt: NOW + 9_000, reason: { code: 'server-trouble' } });
    expect(shownItem({ ...queued, nextAt: NOW + 20_000, reason: { code: 'unconfirmed' } }, gate)).toMatchObject({
      nextTryAt: NOW + 20_000,
      reason: { code: 'unconfirmed' },
    });
  });

  it('gives no reason to an item that arrived', () => {
    expect(shownItem({ ...queued, state: 'sent' }, gate).reason).toBeUndefined();
  });
});
