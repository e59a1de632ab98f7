// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { CallFailure } from '../../data/client/call.ts';
import type { AdminReport } from '../../data/queries/admin-reports.ts';
import { alertProgress, type ToldProgress } from '../../data/queries/alert-progress.ts';
import { refreshAlertProgress } from '../../data/sync/refresh-alert-progress.ts';
import { AlertsSection } from './alerts-section.tsx';

vi.mock('../../data/sync/refresh-alert-progress.ts', () => ({
  refreshAlertProgress: vi.fn<() => Promise<Result<void, CallFailure>>>(),
}));
vi.mock('../../data/queries/alert-progress.ts', () => ({
  alertProgress: vi.fn<() => Promise<ToldProgress | undefined>>(),
}));
const refresh = vi.mocked(refreshAlertProgress);
const kept = vi.mocked(alertProgress);

beforeEach(async () => {
  await makeOfflinePhone();
  refresh.mockReset();
  kept.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that this phone knows nothing of the alerts, and asks again at one press', async () => {
  kept.mockResolvedValue(undefined);
  refresh.mockResolvedValue(failed({ kind: 'unreachable' }));
  const report = { _id: 'd1', acts: { waiting: [], conflicts: [] } } as unknown as AdminReport;
  render(<AlertsSection report={report} />);
  await screen.findByText(/^How far the alerts have come is not on this phone/);
  refresh.mockResolvedValue(ok(undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Asking how far it has come…');
  expect(refresh).toHaveBeenCalledTimes(2);
});
