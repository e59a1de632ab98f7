import type { DonationView } from '../../../contract/entities/donation.ts';
import { saveFile } from '../../platform/share-file.ts';
import { adminTabLabels } from '../../strings/admin/admin-desk.ts';
import { csvOf } from './csv-of.ts';
import { donationRows } from './donation-sheet-rows.ts';

export type FileKind = 'csv' | 'xlsx';

/** Hands the donations to the browser as a file. `day`: of its name. */
export async function saveDonations(
  kind: FileKind,
  donations: readonly DonationView[],
  { day, timeZone }: { day: string; timeZone: string },
): Promise<void> {
  const name = `donations-${day}.${kind}`;
  const rows = donationRows(donations, timeZone);
  if (kind === 'csv') saveFile(name, csvOf(rows));
  else saveFile(name, await (await import('../../platform/xlsx-of.ts')).xlsxOf(rows, adminTabLabels.donations));
}
