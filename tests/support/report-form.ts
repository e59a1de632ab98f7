import type { ReportForm } from '../../src/data/commands/report-disaster.ts';

/** A report form, filled as it must be. */
export const reportForm: ReportForm = {
  disasterType: 'flood',
  severity: 'critical',
  address: 'Ghat road',
  description: 'Water at the roof',
  name: 'Asha',
  contactNumber: '98765 43210',
};
