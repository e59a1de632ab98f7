import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { expectOnlyText } from '../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../tests/support/attack/texts.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { ReportCard } from './report-card.tsx';
import type { CardReport } from './shown-report.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const ID = '7d9f3a52-6f0d-4c39-9b8e-0f6f4a3b2c1d';
const report: CardReport = {
  _id: ID,
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  shownStatus: 'pending',
  reportedAt: '2026-11-22T10:00:00.000Z',
  severity: 'critical',
  location: { lati: 26.123456, long: 85.398712 },
  address: 'Ward 7',
  description: 'Water up to the roof.',
  name: 'Asha',
  acts: { waiting: [], conflicts: [] },
};

function Told() {
  return <pre>{JSON.stringify(useLocation().state)}</pre>;
}

function show(part: Partial<CardReport> = {}, isFromServer = false) {
  const onOpen = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={<ReportCard report={{ ...report, ...part }} now={NOW} isFromServer={isFromServer} onOpen={onOpen} />}
        />
        <Route path="/admin-dashboard/disaster/:id" element={<Told />} />
      </Routes>
    </MemoryRouter>,
  );
  return onOpen;
}

const text = () => screen.getByRole('article', { name: 'Flood' }).textContent;
const TEXT_CHARACTERS = 4000;

afterEach(cleanup);

it('says all that the list promises', () => {
  show();
  for (const words of ['Critical', 'Ward 7', '26.12346, 85.39871', 'Asha', 'Water up to the roof.', 'Reported']) {
    expect(text()).toContain(words);
  }
  expect(text()).not.toContain('From the server');
});

it('says plainly what is not known', () => {
  show({ name: '  ', location: { lati: 0, long: 0 }, description: '', severity: undefined, reportedAt: 'once' });
  for (const words of ['Anonymous', 'Not known', 'No description available', 'Time not known']) {
    expect(text()).toContain(words);
  }
});

it('names the day by what became of it, and how many volunteers there are', () => {
  show({ shownStatus: 'active', activeSince: '2026-11-22T10:40:00.000Z', volunteersWanted: 5, volunteersAccepted: 3 });
  expect(text()).toContain(`Active since${exactTime(Date.parse('2026-11-22T10:40:00.000Z'))}`);
  expect(text()).toContain('3 of 5 volunteers');
  cleanup();
  // A host that tells only when it was reported.
  show({ shownStatus: 'active' });
  expect(text()).toContain('Reported');
  expect(text()).not.toContain('Active since');
  cleanup();
  show({ shownStatus: 'resolved', resolvedAt: '2026-11-22T11:00:00.000Z' });
  expect(text()).toContain('Resolved');
  cleanup();
  show({ shownStatus: 'dismissed', dismissal: 'duplicate', lane: 'triage' }, true);
  for (const words of ['Dismissed: reported twice', 'Held for review', 'From the server']) {
    expect(text()).toContain(words);
  }
});

it('leads to the page of the report with what everybody may know, and its status as it is shown', () => {
  const onOpen = show({ shownStatus: 'active' });
  fireEvent.click(screen.getByRole('link', { name: 'View Details: Flood, Ward 7' }));
  expect(onOpen).toHaveBeenCalledOnce();
  const state = JSON.parse(document.querySelector('pre')?.textContent ?? '') as Record<string, object>;
  expect(state).toMatchObject({ status: 'active', disaster: { _id: ID, location: { lati: 26.12, long: 85.4 } } });
  expect(state['disaster']).not.toHaveProperty('name');
  expect(state['disaster']).not.toHaveProperty('address');
});

it('shows what this phone decided and has not sent, and where somebody else was first', () => {
  const waiting = {
    itemId: 'a',
    about: ID,
    what: 'actOnReport.decide',
    state: 'queued' as const,
    createdAt: NOW,
    reason: { code: 'unreachable' as const },
    body: {},
  };
  const conflict = {
    _id: 'b',
    about: ID,
    what: 'actOnReport.decide',
    actedAt: '2026-11-22T11:00:00.000Z',
    result: 'conflict' as const,
    by: 'Meena Rao',
    at: '2026-11-22T10:30:00.000Z',
    stands: 'dismissed',
  };
  show({ shownStatus: 'active', acts: { waiting: [waiting], conflicts: [conflict] } });
  expect(text()).toContain('Waits on this phone');
  expect(text()).toContain('Meena Rao');
  expect(screen.getByRole('button', { name: 'Put away' })).toBeDefined();
});

it('S20 whatever was written stays text, a kind and a gravity that no form takes among it', () => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const [disasterType, address, description, name] = ['kind', 'place', 'words', 'name'].map(
      (of) => `${written} ${of}`,
    );
    const texts = { disasterType, address, description, name };
    show({ ...texts, severity: written } as unknown as CardReport);
    expectOnlyText(screen.getByRole('article'), Object.values(texts).map(String));
    cleanup();
  }
});
