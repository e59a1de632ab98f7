/** Without it spreadsheets read UTF-8 as the letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';
/** How spreadsheets know a formula: what donors typed must not be run by whoever opens the file (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180, with a byte order mark. A field that a spreadsheet would run gets an apostrophe before it. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** As text, whatever it looks like. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function fieldOf(text: string): string {
  const field = harmless(text);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
