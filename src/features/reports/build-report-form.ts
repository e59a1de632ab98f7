import type { ReportForm } from '../../data/commands/report-disaster.ts';
import type { FormValues } from '../../hooks/form-values.ts';

/** Degrees of WGS 84. */
export interface ReportPosition {
  lati: number;
  long: number;
}

/**
 * What the report form says, in the contract's terms. Nothing is corrected: the contract's schema
 * judges it and each problem goes back to its field. `position` is left out where it is not known
 * or where the place is somewhere else.
 */
export function buildReportForm(values: FormValues, position: ReportPosition | undefined): ReportForm {
  const text = (name: string) => values[name] ?? '';
  const isHere = values['place'] !== 'elsewhere';
  const people = text('peopleAffected').trim();
  const assistance = text('assistanceRequired');
  return {
    // The schema refuses what is not in its list.
    disasterType: text('disasterType') as ReportForm['disasterType'],
    severity: text('severity') as ReportForm['severity'],
    address: text('address'),
    description: text('description'),
    name: text('name'),
    contactNumber: text('contactNumber'),
    ...(isHere && position && { location: { lati: position.lati, long: position.long } }),
    ...(people !== '' && { peopleAffected: /^\d+$/.test(people) ? Number(people) : Number.NaN }),
    ...(assistance.trim() !== '' && { assistanceRequired: assistance }),
  };
}
