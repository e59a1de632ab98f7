import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TrackView } from '../../../contract/entities/track.ts';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { timeText } from '../../strings/time.ts';
import { LookUp } from './look-up.tsx';
import { StagesReached } from './stages-reached.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (hour: number) => `2026-11-27T${String(hour).padStart(2, '0')}:55:00.000Z`;
const accepted: TrackView['reached'] = [
  { stage: 'received', at: at(1) },
  { stage: 'seen' },
  { stage: 'approved', at: at(2) },
  { stage: 'alerted', at: at(3) },
  { stage: 'accepted', at: at(4) },
];
const upTo = (stage: TrackView['stage']) => accepted.slice(0, accepted.findIndex((one) => one.stage === stage) + 1);

const said = (row: HTMLElement) => row.textContent;

it.each<[string, Pick<TrackView, 'stage' | 'reached' | 'helpers'>, string[]]>([
  [
    'somebody is coming',
    { stage: 'accepted', reached: accepted, helpers: { now: 1 } },
    [`A volunteer has accepted · ${timeText(at(4))}`],
  ],
  [
    'the only one who came is done',
    { stage: 'accepted', reached: accepted, helpers: { now: 0, thereAt: at(6) } },
    [
      `A volunteer has accepted · ${timeText(at(4))}`,
      `A volunteer was there · ${timeText(at(6))}`,
      'Nobody is on it now',
    ],
  ],
  [
    'who accepted gave the place back',
    { stage: 'alerted', reached: upTo('alerted'), helpers: { now: 0 } },
    [`Volunteers alerted · ${timeText(at(3))}`, 'Nobody is on it now'],
  ],
  [
    'one was there, and another has accepted since',
    {
      stage: 'accepted',
      reached: [...upTo('alerted'), { stage: 'accepted', at: at(8) }],
      helpers: { now: 1, thereAt: at(6) },
    },
    [`A volunteer was there · ${timeText(at(6))}`, `A volunteer has accepted · ${timeText(at(8))}`],
  ],
  [
    'it is over, and somebody was there',
    {
      stage: 'resolved',
      reached: [...accepted, { stage: 'resolved', at: at(9) }],
      helpers: { now: 0, thereAt: at(6) },
    },
    [`A volunteer was there · ${timeText(at(6))}`, `Resolved · ${timeText(at(9))}`],
  ],
  [
    'an older server says nothing of it',
    { stage: 'accepted', reached: accepted },
    [`A volunteer has accepted · ${timeText(at(4))}`],
  ],
])('the way ends with the newest true state: %s', (_, view, last) => {
  render(<StagesReached view={{ _id: 'r', kind: 'report', ...view }} />);
  const rows = screen.getAllByRole('listitem');
  const now = rows.findIndex((row) => row.getAttribute('aria-current') === 'step');
  expect(rows.slice(now + 1 - last.length, now + 1).map(said)).toEqual(last);
  // What is ahead is pale, and never what was reached.
  expect(rows.slice(now + 1).map(said)).not.toContain('Volunteers alerted');
});

it('whoever looks a report up with its reference reads the same, and since when', async () => {
  await makeOfflinePhone();
  answerCalls({
    'POST /api/track/lookup': {
      body: { success: true, data: { kind: 'report', stage: 'accepted', helpers: { now: 0, thereAt: at(6) } } },
    },
  });
  render(<LookUp reference="7F3K-9Q2M" />);
  fireEvent.change(screen.getByLabelText(/^Telephone number/), { target: { value: '9810012345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
  const title = await screen.findByText('Nobody is on it now');
  const banner = title.closest<HTMLElement>('[tabindex="-1"]') ?? document.body;
  expect(banner.textContent).toContain(`A volunteer was there · ${timeText(at(6))}`);
  expect(banner.textContent).not.toContain('has accepted');
});
