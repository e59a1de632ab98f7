import type { DisplayStatus, ReportStatus } from '../enumerations.ts';

/** `rejected` on the wire is resolved with a `resolvedAt` and dismissed without one. */
export function displayStatusOf(status: ReportStatus, resolvedAt: string | undefined): DisplayStatus {
  if (status === 'pending') return 'pending';
  if (status === 'approved') return 'active';
  return resolvedAt === undefined ? 'dismissed' : 'resolved';
}
