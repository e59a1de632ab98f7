import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { deskFieldName } from '../../../strings/admin/admin-disaster.ts';
import { timeText } from '../../../strings/time.ts';
import { factText, historyTitle } from './history-words.ts';

const entry = (action: string, detail: HistoryEntry['detail'] = {}): HistoryEntry => ({
  id: '0f6d1c1e-0000-4000-8000-000000000001',
  at: '2026-01-02T03:04:05.000Z',
  action,
  detail,
});

it.each([
  [entry('report-received'), 'The report arrived'],
  [entry('report-decided', { from: 'pending', to: 'active' }), 'Approved'],
  [entry('report-decided', { from: 'resolved', to: 'active' }), 'Opened again'],
  [entry('report-decided', { from: 'active', to: 'resolved' }), 'Marked as resolved'],
  [entry('report-decided', { from: 'dismissed', to: 'pending' }), 'Brought back'],
  [entry('report-decided', { from: 'pending', to: 'dismissed', dismissal: 'false' }), 'Dismissed: False report'],
  [entry('report-decided', { from: 'pending', to: 'dismissed' }), 'Dismissed: Other reason'],
  [entry('volunteers-wanted', { from: null, to: 1200 }), 'Volunteers wanted: no number → 1,200'],
  [entry('place-freed', { why: 'role', state: 'on-the-way' }), 'Place released: approval withdrawn (On the way)'],
  [entry('place-freed', { why: 'no-step', state: 'accepted' }), 'Place released: no update in time (Accepted)'],
  [entry('place-freed', { why: 'later', state: 'later' }), 'Place released: Other (Other)'],
  [
    entry('step-told', { step: 'arrived', takenAt: '2026-01-02T03:04:05.000Z' }),
    `Arrived, ${timeText('2026-01-02T03:04:05.000Z')}: told after the place was released`,
  ],
  [
    entry('step-told', { step: 'still-coming', takenAt: '2026-01-02T03:04:05.000Z' }),
    `Still coming, ${timeText('2026-01-02T03:04:05.000Z')}: told after the place was released`,
  ],
  [
    entry('step-refused', { step: 'withdraw', takenAt: '2026-01-02T03:04:05.000Z' }),
    `Withdrew, ${timeText('2026-01-02T03:04:05.000Z')}: after the approval was withdrawn, so not counted`,
  ],
  [entry('contact-seen'), 'The contact was looked at'],
  [entry('donation-allocated'), 'Part of a donation allocated'],
  [entry('allocation-taken-back'), 'An allocation taken back'],
  [entry('purchase-entered'), 'A purchase entered'],
  [entry('fee-entered'), 'A fee entered'],
  [entry('donation-refunded'), 'A donation refunded'],
  [entry('photo-seen'), 'A photo was looked at'],
  [entry('photo-released'), 'Photo shown to everybody'],
  [entry('report-translated'), 'Sent to a language model for translation'],
  [entry('photo-withdrawn'), 'Photo withdrawn'],
  [entry('something-later'), 'Something else happened (something-later)'],
])('tells what happened: %#', (told, words) => expect(historyTitle(told)).toBe(words));

it('tells facts as people read them, and nothing where there was none', () => {
  expect(factText('severity', 'critical')).toBe('Critical');
  expect(factText('disasterType', 'flood')).toBe('Flood');
  expect(factText('location', { lati: 26.1, long: 85.4 })).toBe('26.10000, 85.40000');
  expect(factText('location', { lati: 0, long: 0 })).toBe('nothing');
  expect(factText('peopleAffected', 1200)).toBe('1,200');
  expect(factText('assistanceRequired', null)).toBe('nothing');
  expect(factText('address', '<b>Ward</b>')).toBe('<b>Ward</b>');
});

it('calls a fact as the form does in which it is put right', () => {
  expect(['severity', 'peopleAffected', 'location', 'address'].map(deskFieldName)).toEqual([
    'Severity',
    'People affected',
    'Position',
    'Location in words',
  ]);
  expect(deskFieldName('ofALaterVersion')).toBe('ofALaterVersion');
});
