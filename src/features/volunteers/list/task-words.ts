import type { ReportView } from '../../../../contract/entities/report.ts';
import { severities } from '../../../../contract/enumerations.ts';
import { markText, severityWords } from '../../../strings/public/disasters.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';

/** "Flood, Severe": section 2's message of a notification. */
export function taskMessage({ disasterType, severity }: Pick<ReportView, 'disasterType' | 'severity'>): string {
  const known = severities.find((one) => one === severity);
  return markText([disasterTypeLabel(disasterType), ...(known ? [severityWords[known]] : [])]);
}
