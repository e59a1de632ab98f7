import { describe, expect, it } from 'vitest';
import { aidStatuses, requirementStatuses } from '../enumerations.ts';
import { fc } from '../../tests/support/property.ts';
import { isActOf, isClosed, openLines, reopenedBy, statusBy, type NeedStatus } from './aid-states.ts';

const needs = (...statuses: NeedStatus[]) => statuses.map((status) => ({ status }));
const anyNeeds = fc.array(fc.constantFrom(...requirementStatuses), { minLength: 1, maxLength: 50 });

describe('an aid request', () => {
  it('is fulfilled when every need is, and active again when one is put back', () => {
    expect(statusBy('active', needs('fulfilled', 'partially-fulfilled'))).toBe('active');
    expect(statusBy('active', needs('fulfilled', 'fulfilled'))).toBe('fulfilled');
    expect(statusBy('fulfilled', needs('fulfilled', 'pending'))).toBe('active');
  });

  it.each(['withdrawn', 'expired'] as const)('that is %s stays so until somebody reopens it', (status) => {
    expect(statusBy(status, needs('pending'))).toBe(status);
    expect(statusBy(status, needs('fulfilled'))).toBe(status);
    expect(reopenedBy(needs('pending', 'fulfilled'))).toBe('active');
    expect(reopenedBy(needs('fulfilled'))).toBe('fulfilled');
  });

  it('never closes by itself, and is open exactly while a need is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...aidStatuses), anyNeeds, (from, statuses) => {
        const to = statusBy(from, needs(...statuses));
        expect(isClosed(to)).toBe(isClosed(from));
        if (!isClosed(to)) expect(to === 'active').toBe(openLines(needs(...statuses)).length > 0);
      }),
    );
  });

  it('knows which lines are open', () => {
    expect(openLines(needs('fulfilled', 'pending', 'partially-fulfilled'))).toEqual([1, 2]);
  });

  it('is acted on by admins and NGOs, each in their own way', () => {
    const acts = ['assign', 'take', 'hand-back', 'need', 'close', 'reopen', 'release'] as const;
    expect(acts.filter((act) => isActOf('admin', act))).toEqual(acts.filter((act) => act !== 'take'));
    expect(acts.filter((act) => isActOf('ngo', act))).toEqual(['take', 'hand-back', 'need']);
    expect(acts.filter((act) => isActOf('volunteer', act) || isActOf(undefined, act))).toEqual([]);
  });
});
