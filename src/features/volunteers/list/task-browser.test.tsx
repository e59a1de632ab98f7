import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import type { ReportRow } from '../../../data/lists/rows.ts';
import { PUSH_KEY } from '../../../data/own-settings.ts';
import { readPerson } from '../../../data/person-store.ts';
import { newPushState, type PushState } from '../../../data/push/push-state.ts';
import { standingOf } from './standing.ts';

const PATNA = { lati: 25.61, long: 85.14 };
const CUTTACK = { lati: 20.46, long: 85.88 };

const report = (_id: string, reportedAt: string, more: Partial<ReportRow>): ReportRow => ({
  _id,
  disasterType: 'flood',
  severity: 'mild',
  status: 'approved',
  displayStatus: 'active',
  round: 0,
  reportedAt,
  ...more,
});

beforeEach(async () => {
  // Where the phone is, is remembered while the page is open: each test is a page of its own.
  vi.resetModules();
  localStorage.clear();
  await makeVolunteerPhone();
  await Promise.all([mainDb.lists.clear(), mainDb.reports.clear()]);
  const account = readPerson()?.id ?? '';
  await mainDb.lists.put({ name: 'reports', account, round: 0, isComplete: true, asOf: 1 });
  await mainDb.reports.bulkPut([
    report('patna', '2026-01-01T08:00:00.000Z', { location: { lati: 25.7, long: 85.14 }, severity: 'severe' }),
    report('gaya', '2026-01-02T08:00:00.000Z', { location: { lati: 24.8, long: 85 }, disasterType: 'fire' }),
    report('cuttack', '2026-01-03T08:00:00.000Z', { location: { lati: 20.5, long: 85.9 } }),
  ]);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'permissions');
  window.history.replaceState(null, '', '/');
});

/** What alerts know of this phone's places. */
async function alertsKnow(more: Partial<PushState>): Promise<void> {
  await mainDb.settings.put({ key: PUSH_KEY, value: { ...newPushState(readPerson()?.id ?? '', 0), ...more } });
}

/** Counts how often the phone was asked where it is. */
function phoneIsIn({ lati, long }: typeof PATNA, permission: PermissionState): ReturnType<typeof vi.fn> {
  const getCurrentPosition = vi.fn((found: (position: object) => void) =>
    found({ coords: { latitude: lati, longitude: long, accuracy: 10 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const permissions = { query: () => Promise.resolve({ state: permission }) };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  return getCurrentPosition;
}

async function open(search = '', isWhole = true): Promise<void> {
  const { TaskBrowser } = await import('./task-browser.tsx');
  window.history.replaceState(null, '', `/volunteer${search}`);
  const element = (
    <TaskBrowser standing={standingOf(undefined)} isWhole={isWhole} now={Date.parse('2026-01-04T08:00:00.000Z')}>
      <p>What else is said</p>
    </TaskBrowser>
  );
  const at = `/volunteer${search}`;
  render(<RouterProvider router={createMemoryRouter([{ path: '/volunteer', element }], { initialEntries: [at] })} />);
}

const shown = () => [...document.querySelectorAll('[data-task]')].map((card) => card.getAttribute('data-task'));
const toStand = (...ids: string[]) => waitFor(() => expect(shown()).toEqual(ids));
const unfold = async () => fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
const isBefore = (first: Element | null, second: Element | null) =>
  first?.compareDocumentPosition(second ?? document.body) === Node.DOCUMENT_POSITION_FOLLOWING;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

describe('a volunteer’s notifications', () => {
  it('stand the newest first where no place is known, and say how to have the nearest first', async () => {
    const asked = phoneIsIn(PATNA, 'prompt');
    await open();
    await toStand('cuttack', 'gaya', 'patna');
    await unfold();
    expect(screen.getByText(/^Newest first: .* Tap “Use where I am now”/)).toBeDefined();
    expect(screen.getByText('To choose by distance, tap “Use where I am now”.')).toBeDefined();
    // A question of the browser's opens at a tap alone.
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Use where I am now' }));
    await toStand('patna', 'gaya', 'cuttack');
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<PushState>, string]>([
    [
      'the place chosen for alerts',
      { wishes: { place: { ...PATNA, name: 'Danapur' } }, place: CUTTACK },
      'Nearest first, counted from Danapur, the place that you chose for alerts.',
    ],
    [
      'one without a name',
      { wishes: { place: PATNA }, place: CUTTACK },
      'Nearest first, counted from the place that you chose for alerts.',
    ],
    [
      'where alerts found the phone last',
      { place: PATNA },
      'Nearest first, counted from where this phone was last found for alerts.',
    ],
  ])('are counted from the start from %s, which is said, without kilometres', async (_, known, words) => {
    await alertsKnow(known);
    await open();
    await toStand('patna', 'gaya', 'cuttack');
    await unfold();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(/ km from you/)).toBeNull();
    expect(screen.queryByText('To choose by distance, tap “Use where I am now”.')).toBeNull();
  });

  it('are counted from where the phone is without a tap, where it may be asked', async () => {
    await alertsKnow({ place: CUTTACK });
    const asked = phoneIsIn(PATNA, 'granted');
    await open();
    await toStand('patna', 'gaya', 'cuttack');
    expect(screen.getByText(/^Nearest to you first\./)).toBeDefined();
    expect(screen.getAllByText(/ km from you/)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Use where I am now' })).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
    // A page that is opened later, and may not ask any more, counts from there to some ten kilometres.
    cleanup();
    vi.resetModules();
    await mainDb.settings.clear();
    phoneIsIn(CUTTACK, 'prompt');
    await open();
    await toStand('patna', 'gaya', 'cuttack');
    expect(screen.getByText(/to about 10 km\.$/)).toBeDefined();
  });

  it('tell nobody who did not tap that the phone does not find itself', async () => {
    await alertsKnow({ place: PATNA });
    phoneIsIn(CUTTACK, 'granted');
    const getCurrentPosition = vi.fn((_found: unknown, fail: (error: { code: number }) => void) => fail({ code: 2 }));
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await open();
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce());
    await screen.findByText('Nearest first, counted from where this phone was last found for alerts.');
    await toStand('patna', 'gaya', 'cuttack');
    fireEvent.click(screen.getByRole('button', { name: 'Use where I am now' }));
    await screen.findByText(/^The phone cannot find its position here\. Nearest first, counted from where/);
  });

  it('are those of a kind, a gravity and a distance at once, kept in the address', async () => {
    await alertsKnow({ place: PATNA });
    await open('?tab=notifications');
    await toStand('patna', 'gaya', 'cuttack');
    await unfold();
    choose('How far away', '100');
    await toStand('patna', 'gaya');
    choose('Severity', 'mild');
    await toStand('gaya');
    choose('Type', 'fire');
    await toStand('gaya');
    const asked = { tab: 'notifications', type: 'fire', severity: 'mild', km: '100' };
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(asked);
    // As after a reload, or on the way back from a disaster.
    cleanup();
    await open(window.location.search);
    await toStand('gaya');
    expect(screen.getByLabelText<HTMLSelectElement>('Type', { exact: false }).value).toBe('fire');
    choose('Type', '');
    choose('Severity', '');
    choose('How far away', '25');
    await toStand('patna');
    expect(window.location.search).toBe('?tab=notifications&km=25');
  });

  it('that none fits say so, and one tap shows all', async () => {
    await alertsKnow({ place: PATNA });
    await open('?type=fire&severity=severe&km=25');
    await screen.findByText('No disasters match your search.');
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await toStand('patna', 'gaya', 'cuttack');
    expect(window.location.search).toBe('');
    expect(screen.queryByText('No disasters match your search.')).toBeNull();
  });

  it('are read without choosing: the choice and all else are below the first, folded into one button, and open where something was chosen', async () => {
    await open();
    await toStand('cuttack', 'gaya', 'patna');
    expect(screen.queryByRole('search')).toBeNull();
    const fold = screen.getByRole('button', { name: 'Filter' });
    for (const below of [fold, screen.getByText('What else is said')]) {
      expect(isBefore(document.querySelector('[data-task=gaya]'), below)).toBe(true);
      expect(isBefore(below, document.querySelector('[data-task=patna]'))).toBe(true);
    }
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    const type = screen.getByLabelText('Type', { exact: false });
    type.focus();
    choose('Type', 'fire');
    await toStand('gaya');
    expect(document.activeElement, 'what was chosen with stays under the finger').toBe(type);
    cleanup();
    await open(window.location.search);
    await toStand('gaya');
    expect(screen.getByRole('search')).toBeDefined();
  });

  it.each([
    ['', 'No disaster needs volunteers right now.'],
    ['?type=earthquake', 'No disasters match your search.'],
  ])('are not said to be none (%s) before the server has told all of them', async (search, words) => {
    if (search === '') await mainDb.reports.clear();
    await open(search, false);
    await screen.findByText('What else is said');
    await waitFor(() => expect(screen.queryByText('One moment…')).toBeNull());
    expect(screen.queryByText(words)).toBeNull();
    cleanup();
    await open(search);
    await screen.findByText(words);
  });
});
