import { describe, expect, it } from 'vitest';
import { is } from 'valibot';
import { trackViewSchema } from '../entities/track.ts';
import { trackedAid, trackedReport, type TrackedAid, type TrackedReport } from './track-view.ts';

const id = '3f0c2c1e-9a0b-4c7d-8e2f-000000000001';
const at = (hour: number) => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;

const report = (more: Partial<TrackedReport> = {}): TrackedReport => ({
  id,
  receivedAt: at(1),
  seenAt: undefined,
  status: 'pending',
  activeSince: undefined,
  resolvedAt: undefined,
  dismissedAt: undefined,
  dismissal: undefined,
  addsTo: undefined,
  alertedAt: undefined,
  alerted: 0,
  acceptedAt: undefined,
  accepted: 0,
  wasAccepted: false,
  onItNow: 0,
  thereAt: undefined,
  confirmedAt: undefined,
  overAt: undefined,
  movedAt: undefined,
  messages: [],
  ...more,
});
const alerted = { status: 'approved', activeSince: at(2), alertedAt: at(3), alerted: 12 } as const;

const aid = (more: Partial<TrackedAid> = {}): TrackedAid => ({
  id,
  receivedAt: at(1),
  seenAt: undefined,
  status: 'active',
  endedAt: undefined,
  requirements: [
    { type: 'Food', quantity: '2 boxes', urgent: true, status: 'pending' },
    { type: 'Blankets', quantity: '4', urgent: false, status: 'pending' },
  ],
  takings: [],
  departedAt: undefined,
  deliveredAt: undefined,
  confirmedAt: undefined,
  overAt: undefined,
  movedAt: undefined,
  messages: [],
  ...more,
});
const taken = { takings: [{ lines: [1], since: at(2), name: 'Relief Trust' }] };

const stagesOf = ({ reached }: { reached: readonly { stage: string }[] }) => reached.map(({ stage }) => stage);

describe('a merged record', () => {
  it.each<[string, Partial<TrackedReport>, [string, string | undefined][]]>([
    [
      'came after what stands for it was approved',
      { ...alerted, receivedAt: at(4), seenAt: at(5), mergedAt: at(5) },
      [
        ['received', at(4)],
        ['seen', at(5)],
        ['approved', at(5)],
        ['alerted', at(5)],
      ],
    ],
    [
      'was merged before that, and the rest came after',
      { ...alerted, receivedAt: at(1), mergedAt: at(1), acceptedAt: at(4), accepted: 1 },
      [
        ['received', at(1)],
        ['seen', undefined],
        ['approved', at(2)],
        ['alerted', at(3)],
        ['accepted', at(4)],
      ],
    ],
    [
      'is of before the merge was written down',
      { ...alerted, receivedAt: at(4), mergedAt: undefined },
      [
        ['received', at(4)],
        ['seen', undefined],
        ['approved', at(4)],
        ['alerted', at(4)],
      ],
    ],
  ])('has come nowhere before it was there: it %s', (_, more, expected) => {
    const { reached } = trackedReport(report({ ...more, isMerged: true }));
    expect(reached.map(({ stage, at: when }) => [stage, when])).toEqual(expected);
  });

  it('is as far as what stands for it since it was merged, an aid request too', () => {
    const { reached } = trackedAid(aid({ ...taken, receivedAt: at(4), mergedAt: at(5), isMerged: true }));
    expect(reached).toEqual([
      { stage: 'received', at: at(4) },
      { stage: 'taken', at: at(5) },
    ]);
  });
});

describe('how far a report has come', () => {
  it.each<[string, Partial<TrackedReport>, string[]]>([
    ['new', {}, ['received']],
    ['looked at', { seenAt: at(2) }, ['received', 'seen']],
    ['approved', { seenAt: at(2), status: 'approved', activeSince: at(2) }, ['received', 'seen', 'approved']],
    [
      'approved by somebody whose account is gone',
      { status: 'approved', activeSince: at(2) },
      ['received', 'seen', 'approved'],
    ],
    ['alerted', alerted, ['received', 'seen', 'approved', 'alerted']],
    [
      'accepted',
      { ...alerted, acceptedAt: at(4), accepted: 1 },
      ['received', 'seen', 'approved', 'alerted', 'accepted'],
    ],
    [
      'resolved',
      { ...alerted, status: 'rejected', resolvedAt: at(5) },
      ['received', 'seen', 'approved', 'alerted', 'resolved'],
    ],
    [
      'dismissed',
      { seenAt: at(2), status: 'rejected', dismissedAt: at(2), dismissal: 'duplicate' },
      ['received', 'seen', 'dismissed'],
    ],
    // What an earlier approval brought is no part of how it stands.
    [
      'dismissed after an alert',
      { ...alerted, status: 'rejected', dismissedAt: at(5), dismissal: 'false' },
      ['received', 'dismissed'],
    ],
  ])('%s', (_, more, stages) => {
    const view = trackedReport(report(more));
    expect(stagesOf(view)).toEqual(stages);
    expect(view.stage).toBe(stages.at(-1));
    expect(is(trackViewSchema, view)).toBe(true);
  });

  it('says how many volunteers were alerted and have accepted, and why it was dismissed', () => {
    expect(trackedReport(report({ ...alerted, accepted: 3, acceptedAt: at(4) })).volunteers).toEqual({
      alerted: 12,
      accepted: 3,
    });
    expect(trackedReport(report()).volunteers).toBeUndefined();
    const dismissed = trackedReport(report({ status: 'rejected', dismissal: 'duplicate', dismissedAt: at(2) }));
    expect(dismissed).toMatchObject({ dismissal: 'duplicate', reached: [{}, { stage: 'dismissed', at: at(2) }] });
  });

  it.each<[string, Partial<TrackedReport>, unknown]>([
    ['nobody has accepted it', alerted, undefined],
    ['somebody is on the way', { ...alerted, wasAccepted: true, onItNow: 1 }, { now: 1 }],
    ['who was there is done', { ...alerted, wasAccepted: true, thereAt: at(4) }, { now: 0, thereAt: at(4) }],
    ['who accepted gave the place back', { ...alerted, wasAccepted: true }, { now: 0 }],
    [
      'one was there, and another is coming',
      { ...alerted, wasAccepted: true, onItNow: 1, thereAt: at(4) },
      { now: 1, thereAt: at(4) },
    ],
    [
      'it is resolved, and somebody was there',
      { ...alerted, status: 'rejected', resolvedAt: at(6), wasAccepted: true, onItNow: 1, thereAt: at(4) },
      { now: 0, thereAt: at(4) },
    ],
    [
      'it is resolved, and nobody came',
      { ...alerted, status: 'rejected', resolvedAt: at(6), wasAccepted: true },
      undefined,
    ],
    [
      'it is dismissed',
      { ...alerted, status: 'rejected', dismissedAt: at(6), wasAccepted: true, thereAt: at(4) },
      undefined,
    ],
  ])('says who is on it, and when somebody was there: %s', (_, more, helpers) => {
    const view = trackedReport(report(more));
    expect(view.helpers).toEqual(helpers);
    expect(is(trackViewSchema, view)).toBe(true);
  });

  it('repeats what its sender said of it', () => {
    expect(trackedReport(report({ confirmedAt: at(6), overAt: at(7) }))).toMatchObject({
      confirmedAt: at(6),
      overAt: at(7),
    });
  });
});

describe('how far an aid request has come', () => {
  const part = { status: 'partially-fulfilled', delivered: 'one box' } as const;
  const partly = aid().requirements.map((need, line) => (line === 0 ? { ...need, ...part } : need));
  it.each<[string, Partial<TrackedAid>, string[]]>([
    ['new', {}, ['received']],
    ['taken', taken, ['received', 'taken']],
    ['on the way', { ...taken, departedAt: at(3) }, ['received', 'taken', 'on-the-way']],
    ['delivered in part', { ...taken, deliveredAt: at(4) }, ['received', 'taken', 'delivered']],
    ['part of a requirement has come without a delivery', { requirements: partly }, ['received', 'delivered']],
    ['fulfilled', { status: 'fulfilled', deliveredAt: at(4), endedAt: at(5) }, ['received', 'delivered', 'fulfilled']],
    ['withdrawn', { status: 'withdrawn', endedAt: at(5) }, ['received', 'withdrawn']],
    ['expired', { seenAt: at(2), status: 'expired' }, ['received', 'seen', 'expired']],
  ])('%s', (_, more, stages) => {
    const view = trackedAid(aid(more));
    expect(stagesOf(view)).toEqual(stages);
    expect(view.stage).toBe(stages.at(-1));
    expect(is(trackViewSchema, view)).toBe(true);
  });

  it('says of each requirement who has it in hand and how much has come', () => {
    expect(trackedAid(aid({ ...taken, requirements: partly })).requirements).toMatchObject([
      { type: 'Food', status: 'partially-fulfilled', delivered: 'one box' },
      { type: 'Blankets', takenBy: 'Relief Trust', since: at(2) },
    ]);
    expect(trackedAid(aid(taken)).requirements?.[0]).not.toHaveProperty('takenBy');
  });
});
