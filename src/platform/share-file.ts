/** Long enough for a slow phone to have opened the file, short enough not to hold its memory for long. */
const keepMs = 60_000;

/** Hands a text, or a file that is made already, to the browser to keep. Works without a network. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: typeOf(name) }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
}

function typeOf(name: string): string {
  if (name.endsWith('.json')) return 'application/json';
  return name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8';
}
