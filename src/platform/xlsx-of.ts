// The one that zips in this thread: the browser's own makes workers of blobs, which our content policy refuses.
import writeExcelFile from 'write-excel-file/universal';

/** The rows as a sheet, each cell as text: a spreadsheet runs none of them. The first row holds the heads. */
export async function xlsxOf(rows: readonly (readonly string[])[]): Promise<Blob> {
  const sheet = rows.map((row, index) =>
    row.map((value) =>
      value === '' ? null : { value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  );
  return writeExcelFile(sheet).toBlob();
}
