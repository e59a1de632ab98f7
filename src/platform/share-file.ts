/** Long enough for a slow phone to have opened the file, short enough not to hold its memory for long. */
const keepMs = 60_000;

/** Hands the content to the browser as a file to keep. Works without a network. */
export function saveFile(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: typeOf(name) }) : content;
  const address = URL.createObjectURL(blob);
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
  return name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8';
}
