import type { ReportView } from '../../../contract/entities/report.ts';
import { isRecord } from '../outbox/answer/read-json.ts';

/** The town that a record is near, as far as a screen can show it: without a name or a distance it tells nothing. */
export function nearIn(near: unknown): Pick<ReportView, 'near'> {
  if (!isRecord(near)) return {};
  const { name, region, country, km } = near;
  if (typeof name !== 'string' || name.trim() === '') return {};
  if (typeof km !== 'number' || !Number.isFinite(km) || km < 0) return {};
  const hasRegion = typeof region === 'string' && region.trim() !== '';
  return { near: { name, ...(hasRegion && { region }), country: typeof country === 'string' ? country : '', km } };
}
