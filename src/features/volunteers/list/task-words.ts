import type { ReportView } from '../../../../contract/entities/report.ts';
import { severityWord } from '../../../strings/public/disasters.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { listText } from '../../../strings/sentence.ts';

/** "Flood, Severe": section 2's message of a notification. */
export function taskMessage({ disasterType, severity }: Pick<ReportView, 'disasterType' | 'severity'>): string {
  return listText([reportTypeLabel(disasterType), ...(severity ? [severityWord(severity)] : [])]);
}
