// The one that zips in this thread: the browser's own makes workers of blobs, which our content policy refuses.
import writeExcelFile from 'write-excel-file/universal';

/** Sums need numbers, and sorting needs times. */
const formats = { number: '#,##0.00', time: 'yyyy-mm-dd hh:mm' };

/**
 * The rows as a sheet: numbers and times as such, all else as text, of which a spreadsheet runs none. The first row holds the heads.
 *
 * @param name of the sheet
 */
export async function xlsxOf(rows: readonly (readonly (string | number | Date)[])[], name: string): Promise<Blob> {
  const sheet = rows.map((row, index) => row.map((value) => cellOf(value, index === 0)));
  return writeExcelFile(sheet, { sheet: name }).toBlob();
}

function cellOf(value: string | number | Date, isHead: boolean) {
  if (typeof value === 'number') return { value, type: Number, format: formats.number };
  if (value instanceof Date) return { value, type: Date, format: formats.time };
  return value === '' ? null : { value, type: String, ...(isHead && { fontWeight: 'bold' as const }) };
}
