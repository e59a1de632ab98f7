import type { ReadReport } from '../../../contract/entities/report.ts';
import { readSeverity } from '../../../contract/enumerations.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';

/** A report out of its kept text, which may be a newer app's, or a newer server's on the same database: what nobody here knows is `other`. */
export function readReport(text: string): ReadReport {
  const report = JSON.parse(text) as ReadReport;
  return {
    ...report,
    disasterType: publicDisasterType(report.disasterType),
    severity: readSeverity(report.severity),
  };
}
