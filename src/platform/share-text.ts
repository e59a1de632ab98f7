/** Does this browser hand text to other apps (messages, mail, Bluetooth)? */
export function canShare(): boolean {
  // A page that is written at build has no browser around it.
  return 'navigator' in globalThis && 'share' in navigator;
}

/** Opens the phone's own "share" sheet. Closing it without choosing is no failure. */
export async function shareText(title: string, text: string): Promise<void> {
  await navigator.share({ title, text }).catch(() => undefined);
}
