import type { ReportView } from '../../../contract/entities/report.ts';
import { reportCardTexts } from '../../strings/admin/admin-reports.ts';

/** What an admin is told of a severity that the reporter left as the form had it; phones before contract 8 do not say. */
export function severityNote({ severityChosen }: Pick<ReportView, 'severityChosen'>): string | undefined {
  return severityChosen === false ? reportCardTexts.notChosen : undefined;
}

/** The same of a position: it is where the phone was, and the disaster may be elsewhere. */
export function placeNote({ placeChosen }: Pick<ReportView, 'placeChosen'>): string | undefined {
  return placeChosen === false ? reportCardTexts.placeNotChosen : undefined;
}
