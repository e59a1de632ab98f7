import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { readRecords } from '../../../data/lists/read-records.ts';
import { readForm } from '../../../hooks/draft/form-values.ts';
import { buildRevision, factsAsTexts } from './build-revision.ts';
import { ReviseFields } from './revise-fields.tsx';

it('a form with what only a newer app knows sends back nothing else in its place', () => {
  const [report] = readRecords('reports', [
    {
      _id: '1',
      disasterType: 'tsunami',
      severity: 'catastrophic',
      status: 'approved',
      reportedAt: '2026-01-01T00:00:00Z',
      address: 'Ward 4',
      description: 'Water',
      waterLevel: 3,
    },
  ]) as [ReportView];
  const start = factsAsTexts(report);
  const { container } = render(
    <form>
      <ReviseFields start={start} problems={{}} onFilled={() => undefined} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(screen.getByLabelText<HTMLSelectElement>('Severity').selectedOptions[0]?.text).toBe('Other');
  expect(buildRevision(start, readForm(form))).toEqual({ facts: {}, problems: {} });
});
