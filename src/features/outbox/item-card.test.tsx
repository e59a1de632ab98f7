import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectText } from '../../../tests/support/attack/expect-text.ts';
import { shownItem, type ShownItem } from '../../hooks/items/shown-item.ts';
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
  render(
    <MemoryRouter>
      <ItemCard item={item} now={NOW} {...handlers} />
    </MemoryRouter>,
  );
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
    expect(screen.queryByText(/kB/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(handlers.onSend).toHaveBeenCalledOnce();
  });

  it('says in the person’s own words why a step was not taken, where the server names it by a code', () => {
    const failure = { code: 'after-withdrawal', params: { at: '2026-11-27T08:00:00.000Z' } };
    const reason = { code: 'forbidden' as const, message: 'The server’s own words', failure };
    const step = { call: 'takeStep' as const, owner: 'u1', body: '{"workId":"w","step":"arrived"}' };
    show({ ...queued, ...step, state: 'needs-you', reason });
    expect(screen.getByText(/^Your approval was withdrawn before this step/)).toBeDefined();
    expect(screen.queryByText('The server’s own words')).toBeNull();
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
    expect(screen.getByText('What is going on').parentElement?.textContent).toBe('What is going on: required');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
    const correct = screen.getByRole('link', { name: 'Correct and send again' });
    expect(correct.getAttribute('href')).toBe(`/report-disaster?correct=${queued.id}`);
  });

  it('never offers to send what was damaged, and to correct it only where something can be read', () => {
    const reason = { code: 'damaged' as const };
    show({ ...queued, state: 'needs-you', reason });
    expect(screen.getByText(/not what you saved/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Correct and send again' })).toBeDefined();
    cleanup();
    show({ ...queued, state: 'needs-you', reason, body: '{"address":"Wa' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Take a copy' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  });

  it('offers no correction of what was removed by request', () => {
    show({ ...queued, state: 'needs-you', reason: { code: 'gone' } });
    expect(screen.queryByRole('link', { name: 'Correct and send again' })).toBeNull();
  });

  it('leads from a replaced item to the one that took its place', () => {
    show({ ...queued, call: 'requestAid', state: 'replaced', replacedBy: 'b' });
    expect(screen.getByText('Replaced by its correction')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/request-assistance?item=b');
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('shows no reference where the host gives none, and says how long the copy stays', () => {
    show({ ...queued, state: 'sent', sentAt: NOW, isPlain: true });
    expect(screen.queryByText(/reference [0-9A-Z]{4}/)).toBeNull();
    expect(screen.getByText(/gives no receipts/)).toBeDefined();
    expect(screen.getByText(/kept for 30 days/)).toBeDefined();
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

  it.each([
    { v: 2 as 1, state: 'queued' as const },
    { v: 2 as 1, state: 'needs-you' as const, reason: { code: 'invalid' as const } },
    { state: 'scheduled' as ShownItem['state'] },
  ])('offers of a row that only a later version understands a copy and the deletion, no more: %j', (later) => {
    show({ ...queued, ...later });
    expect(screen.getByText('Kept by a newer version of this app. Update the app to send it.')).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Take a copy', 'Delete']);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/about to be sent|Next try|^Saved on this phone$/)).toBeNull();
  });

  it('calls sent what has arrived, whichever version wrote it', () => {
    show({ ...queued, v: 2 as 1, state: 'sent', sentAt: NOW });
    expect(screen.getByText(/^Sent, reference /)).toBeDefined();
  });

  it('says what a host of another kind had no place for', () => {
    const sent = { ...queued, state: 'sent' as const, sentAt: NOW };
    const notAll = /no place for the number of people/;
    show({ ...sent, isPlain: true, body: '{"address":"Ward 7","peopleAffected":40}' });
    expect(screen.getByText(notAll)).toBeDefined();
    cleanup();
    show({ ...sent, isPlain: true });
    expect(screen.queryByText(notAll)).toBeNull();
    cleanup();
    show({ ...sent, body: '{"address":"Ward 7","peopleAffected":40}' });
    expect(screen.queryByText(notAll)).toBeNull();
  });
});

it('makes nothing but text of hostile words, the person’s own and those of a server', () => {
  expectText((text) => {
    const reason = { code: 'invalid' as const, message: text, fields: { description: text } };
    show({ ...queued, state: 'needs-you', reason, body: JSON.stringify({ address: text, disasterType: text }) });
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

describe('a volunteer’s items', () => {
  const about = {
    _id: 'd1',
    disasterType: 'flood',
    status: 'approved',
    displayStatus: 'active',
    reportedAt: '2026-01-05T08:00:00.000Z',
    address: 'Ward 7',
  } as const;

  it('say which disaster and which step they are about', () => {
    const act = { disasterId: 'd1', id: 'me' };
    expect(describeItem({ call: 'acceptDisaster', body: JSON.stringify(act), about })).toEqual({
      title: 'Request to help at a disaster: Flood',
      place: 'Ward 7',
    });
    const step = { workId: 'w1', step: 'arrived' };
    expect(describeItem({ call: 'takeStep', body: JSON.stringify(step), about })).toEqual({
      title: 'Step on the way: Arrived',
      place: 'Flood · Ward 7',
    });
    expect(describeItem({ call: 'takeStep', body: JSON.stringify(step) })).toEqual({
      title: 'Step on the way: Arrived',
      place: '',
    });
  });

  it('that were refused can be sent again, copied and deleted; there is no form to correct them in', () => {
    show({
      ...queued,
      call: 'takeStep',
      body: '{"step":"arrived","workId":"w1"}',
      state: 'needs-you',
      reason: { code: 'forbidden' },
    });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Send again',
      'Take a copy',
      'Delete',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('names a report that adds to a disaster as that', () => {
  const more = JSON.stringify({ ...JSON.parse(body), addsTo: '3f0c2c1e-9a0b-4c7d-8e2f-000000000001' });
  expect(describeItem({ call: 'reportDisaster', body: more })).toEqual({
    title: 'More about a disaster: Flood',
    place: 'Ward 7',
  });
});
