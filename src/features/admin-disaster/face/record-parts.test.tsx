import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { RecordMap } from './record-map.tsx';
import { RecordMissing } from './record-missing.tsx';

afterEach(cleanup);

it('a report at 0, 0 is nowhere: no map, and that is said', () => {
  const report = { _id: 'd1', disasterType: 'flood', location: { lati: 0, long: 0 } } as AdminReport;
  render(<RecordMap report={report} team={[]} />);
  expect(document.body.textContent).toBe('LocationPosition unknown');
});

it('one that neither phone nor server has leads back to the dashboard; one that nobody could be asked for is asked for again', () => {
  const onRetry = vi.fn<() => void>();
  const show = (kind: 'none' | 'away') =>
    render(
      <MemoryRouter>
        <RecordMissing kind={kind} onRetry={onRetry} />
      </MemoryRouter>,
    );
  show('none');
  expect(screen.getByText('Disaster not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/admin-dashboard');
  cleanup();
  show('away');
  expect(screen.queryByText('Disaster not found')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
