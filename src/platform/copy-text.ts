/** Puts text on the clipboard. Plain http and old browsers have none: `false`, and the person copies by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
