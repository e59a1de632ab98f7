// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { displayStatuses } from '../../../../contract/enumerations.ts';
import type { ReportRow } from '../../lists/rows.ts';
import type { ItemState, OutboxItem } from '../../outbox/item.ts';
import { fc } from '../../../../tests/support/property.ts';
import { countingActs, reportWithActs } from './acts-with-pending.ts';

const NONE: ReadonlySet<string> = new Set();

const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  _id: 'r',
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  reportedAt: '2026-01-05T08:00:00.000Z',
  round: 1,
  ...more,
});

let count = 0;
function act(body: object, more: Partial<OutboxItem> = {}): OutboxItem {
  count += 1;
  const base = { v: 1, owner: 'me', digest: '', bytes: 1, state: 'queued', attempts: 0, nextAt: 0, rank: 0 } as const;
  const content = JSON.stringify({ reportId: 'r', ...body });
  return { ...base, id: `item-${count}`, call: 'actOnReport', body: content, createdAt: count, ...more };
}
const shown = (report: ReportRow, items: readonly OutboxItem[], conflicts = NONE) =>
  reportWithActs(report, countingActs(items, conflicts).get(report._id) ?? []);

const approve = (more: Partial<OutboxItem> = {}) => act({ act: 'decide', to: 'active', seen: 'pending' }, more);
const resolve = () => act({ act: 'decide', to: 'resolved', seen: 'active', resolvedAt: '2026-01-06T00:00:00.000Z' });

describe('a report with what this phone has decided', () => {
  it('stands where the last act leads', () => {
    expect(shown(row(), [approve(), resolve()])).toMatchObject({
      shownStatus: 'resolved',
      displayStatus: 'pending',
      resolvedAt: '2026-01-06T00:00:00.000Z',
    });
  });

  it('is not led by what was refused or replaced, nor where somebody else was first', () => {
    expect(shown(row(), [approve({ state: 'needs-you' })]).shownStatus).toBe('pending');
    expect(shown(row(), [approve({ state: 'replaced' })]).shownStatus).toBe('pending');
    const late = approve({ state: 'sent' });
    expect(shown(row(), [late], new Set([late.id])).shownStatus).toBe('pending');
  });

  it('stands as the server says where that has moved on from what the admin saw', () => {
    expect(shown(row({ displayStatus: 'dismissed' }), [approve()]).shownStatus).toBe('dismissed');
    expect(shown(row({ displayStatus: 'active' }), [approve(), resolve()]).shownStatus).toBe('resolved');
  });

  it('is active since the approval, not since the report, for as long as that holds', () => {
    const actedAt = '2026-01-05T09:00:00.000Z';
    const approval = act({ act: 'decide', to: 'active', seen: 'pending', actedAt });
    expect(shown(row(), [approval])).toMatchObject({ activeSince: actedAt });
    expect(shown(row(), [approval, resolve()])).toMatchObject({ activeSince: actedAt });
    expect(shown(row(), [approve()])).not.toHaveProperty('activeSince');
    const standing = row({ displayStatus: 'active', activeSince: '2026-01-05T08:30:00.000Z' });
    const more = act({ act: 'decide', to: 'active', seen: 'active', volunteersWanted: 9, actedAt });
    expect(shown(standing, [more])).toMatchObject({ activeSince: '2026-01-05T08:30:00.000Z' });
    const dismissal = act({ act: 'decide', to: 'dismissed', seen: 'active', dismissal: 'false', reason: 'Not so' });
    expect(shown(standing, [dismissal])).not.toHaveProperty('activeSince');
  });

  it('says how it was dismissed, and no more when it is brought back', () => {
    const dismissal = act({ act: 'decide', to: 'dismissed', seen: 'pending', dismissal: 'false', reason: 'Not so' });
    expect(shown(row(), [dismissal])).toMatchObject({ shownStatus: 'dismissed', dismissal: 'false' });
    const back = act({ act: 'decide', to: 'pending', seen: 'dismissed' });
    expect(shown(row(), [dismissal, back])).not.toHaveProperty('dismissal');
  });

  it('is active once volunteers are alerted, with as many as are wanted', () => {
    const alert = act({ disasterId: 'r', volunteersWanted: 20 }, { call: 'alertVolunteers' });
    expect(shown(row(), [alert])).toMatchObject({ shownStatus: 'active', volunteersWanted: 20 });
    const nobody = act({ act: 'decide', to: 'active', seen: 'active', volunteersWanted: null });
    expect(shown(row(), [alert, nobody])).not.toHaveProperty('volunteersWanted');
  });

  it('has its facts put right and its campaign written, each on what was seen', () => {
    const items = [
      act({ act: 'revise', seen: 0, facts: { severity: 'critical', peopleAffected: null } }),
      act({ act: 'revise', seen: 1, facts: { address: 'Patna' } }),
      act({ act: 'revise', seen: 7, facts: { address: 'Gaya' } }),
      act({ act: 'describe', seen: 0, campaign: { needs: [], text: 'Help' } }),
      act({ act: 'release' }),
    ];
    const report = shown(row({ peopleAffected: 5, lane: 'triage' }), items);
    expect(report).toMatchObject({
      severity: 'critical',
      address: 'Patna',
      revision: 2,
      campaignRevision: 1,
      lane: 'main',
    });
    expect(report.campaign?.text).toBe('Help');
    expect(report).not.toHaveProperty('peopleAffected');
  });

  it('is not brought down by a body that was damaged or is of a later version', () => {
    const items = [
      act({}, { body: '{' }),
      act({}, { body: '[]' }),
      act({ act: 'fly' }),
      act({ act: 'decide' }, { body: '{}' }),
    ];
    expect(shown(row(), items)).toEqual({ ...row(), shownStatus: 'pending' });
  });
});

const states: ItemState[] = ['queued', 'sending', 'sent', 'needs-you', 'replaced'];
const status = fc.constantFrom(...displayStatuses);
const bodies = fc.oneof(
  fc.record({ act: fc.constant('decide'), to: status, seen: status }),
  fc.record({ act: fc.constant('revise'), seen: fc.nat(2), facts: fc.record({ address: fc.string() }) }),
  fc.record({ act: fc.constant('describe'), seen: fc.nat(2), campaign: fc.record({ text: fc.string() }) }),
  fc.record({ act: fc.constant('release') }),
);
const itemsOf = fc
  .array(fc.record({ body: bodies, state: fc.constantFrom(...states), createdAt: fc.nat(4) }), { maxLength: 10 })
  .map((list) => list.map(({ body, ...more }, at) => act(body, { id: `i${at}`, ...more })));

describe('whatever waits, in whatever order it is read', () => {
  it('says the same for any order of the items, with any of them repeated', () => {
    const mixed = itemsOf.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray([...items, ...items], { minLength: items.length * 2, maxLength: items.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(status, mixed, (displayStatus, [items, other]) => {
        expect(shown(row({ displayStatus }), other)).toEqual(shown(row({ displayStatus }), items));
      }),
    );
  });

  it('changes neither what the server said nor what waits', () => {
    fc.assert(
      fc.property(status, itemsOf, (displayStatus, items) => {
        const report = row({ displayStatus });
        const before = JSON.stringify([report, items]);
        expect(shown(report, items).displayStatus).toBe(displayStatus);
        expect(JSON.stringify([report, items])).toBe(before);
      }),
    );
  });

  it('shows what an act made of it only where all it was made of was seen', () => {
    fc.assert(
      fc.property(status, itemsOf, (displayStatus, items) => {
        const { shownStatus } = shown(row({ displayStatus }), items);
        const steps = items.map(({ body }) => JSON.parse(body) as { seen?: unknown; to?: unknown });
        expect(shownStatus === displayStatus || steps.some(({ to }) => to === shownStatus)).toBe(true);
        if (!steps.some(({ seen }) => seen === displayStatus)) expect(shownStatus).toBe(displayStatus);
      }),
    );
  });
});
