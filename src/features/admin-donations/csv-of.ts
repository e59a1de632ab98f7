import type { SheetCell } from './donation-sheet-rows.ts';

/** Without it spreadsheets read UTF-8 as the letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Where a spreadsheet would begin a formula: what donors typed must not be run by whoever opens the file (OWASP, "CSV Injection"). In some
 * countries it takes `;` or a tab for what parts fields, whatever stands in quotes, and East Asian ones read full-width signs.
 */
const FORMULA = /(^(?=\s*[=+\-@＝＋－＠])|[;\t\r\n](?=[^\S\r\n]*[=+\-@＝＋－＠]))/g;

/** RFC 4180, with a byte order mark. What somebody typed is in quotes, with an apostrophe before what a spreadsheet would run. */
export function csvOf(rows: readonly (readonly SheetCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** As text, whatever it looks like. */
export function harmless(text: string): string {
  return text.replace(FORMULA, "$1'");
}

function fieldOf(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return cell === '' ? '' : `"${harmless(cell).replaceAll('"', '""')}"`;
}
