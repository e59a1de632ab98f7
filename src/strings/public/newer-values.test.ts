// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aidStatuses, type AidStatus } from '../../../contract/enumerations.ts';
import { aidStatusNames } from '../admin/admin-aid.ts';
import { severitySentence, severityWord } from './disasters.ts';
import { disasterTypeLabel, nameOf, reportTypeLabel } from '../forms/labels.ts';
import { failureText } from '../accounts/call-failures.ts';

describe('what only newer apps and servers know', () => {
  it('is another one, never its code', () => {
    expect(severityWord('catastrophic')).toBe('Other');
    expect(severitySentence('catastrophic')).toBe('Other');
    expect(severityWord('severe')).toBe('Severe');
    expect(reportTypeLabel('tsunami')).toBe('Something else');
    expect(reportTypeLabel('storm-surge')).toBe('Something else');
    expect(nameOf(aidStatusNames, 'paused' as AidStatus)).toBe('Other');
    for (const status of aidStatuses) expect(nameOf(aidStatusNames, status)).toBe(aidStatusNames[status]);
    expect(nameOf(aidStatusNames, 'toString' as AidStatus)).toBe('Other');
  });

  it('is no matter of what people typed', () => {
    expect(reportTypeLabel('Volcano on the hill')).toBe('Volcano on the hill');
    expect(disasterTypeLabel('volcano')).toBe('volcano');
  });

  it('waits for the update in words, also where a person waits for the answer', () => {
    expect(failureText({ kind: 'newer', message: 'x' })).toContain('has to be updated first');
  });
});
