import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { turnDeskKeys } from '../../../data/commands/admin/desk-keys.ts';
import type { CardReport } from '../shown-report.ts';
import { DeskRows } from './desk-rows.tsx';
import { KeysHelp } from './keys-help.tsx';

const NOW = Date.UTC(2026, 10, 22, 12);

afterEach(() => {
  cleanup();
  turnDeskKeys(true);
});

const report = (_id: string, more: Partial<CardReport> = {}): CardReport => ({
  _id,
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  shownStatus: 'pending',
  reportedAt: '2026-11-22T09:00:00.000Z',
  address: `Ward ${_id}`,
  acts: { waiting: [], conflicts: [] },
  ...more,
});

const all = [
  report('a', { severity: 'critical', volunteersWanted: 5, volunteersAccepted: 2 }),
  report('b', { severity: 'mild', location: { lati: 26.1, long: 85.4 } }),
  report('c'),
];
const onOpen = vi.fn<() => void>();

function Desk({ rows }: { rows: readonly CardReport[] }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <DeskRows
      rows={rows}
      now={NOW}
      from={{ lat: 26, lng: 85.4 }}
      doubles={new Map([['a', 1]])}
      chosen={chosen}
      isFromServer={false}
      onChoose={({ _id }) => setChosen(_id)}
      onOpen={onOpen}
    />
  );
}

const rows = () => screen.getAllByRole('button');
const current = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('a row says in one line how grave, since when, what, where, how far, what may be the same, and who comes', () => {
  render(<Desk rows={all} />);
  const said = (place: number) => rows()[place]?.textContent ?? '';
  expect(said(0)).toMatch(/^Critical, Critical3 hrFloodWard a.*1 possible double/);
  expect(said(0)).toContain('2 of 5');
  expect(said(1)).toContain('11 km');
  expect(said(2)).toMatch(/^3 hrFloodWard c$/);
});

it('the first one is chosen; J and K go through them and stop at the ends; Enter and a press open the details', () => {
  render(<Desk rows={all} />);
  expect(current()).toBe(0);
  press('k');
  expect([current(), document.activeElement]).toEqual([0, rows()[0]]);
  for (const place of [1, 2, 2]) {
    press('j');
    expect([current(), document.activeElement]).toEqual([place, rows()[place]]);
  }
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(rows().at(1) ?? document.body);
  expect([current(), onOpen.mock.calls.length]).toEqual([1, 1]);
});

it('one that was decided leaves the list and stays chosen; the keys go on from where it was', () => {
  const { rerender } = render(<Desk rows={all} />);
  press('j');
  const [first, , last] = all as [CardReport, CardReport, CardReport];
  rerender(<Desk rows={[first, last]} />);
  expect(current()).toBe(-1);
  press('j');
  expect(document.activeElement?.textContent).toContain('Ward c');
});

it('the help names each key and has the switch for all of them', () => {
  const onClose = vi.fn<() => void>();
  render(<Desk rows={all} />);
  render(<KeysHelp onClose={onClose} />);
  expect(screen.getByText('Approve without an alert')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Use single keys as shortcuts on this device'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem('relief-relay-desk-keys')).toBe('off');
});
