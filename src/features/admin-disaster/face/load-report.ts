/** A chunk of its own: most reports are on the phone by the time they are looked at. */
export { loadReport } from '../../../data/commands/admin/find-records.ts';
