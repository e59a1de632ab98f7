/**
 * Puts a number on the installed app's icon; 0 takes it away. Does nothing where the browser has no
 * badges or the app is not installed: the number is in the app's top bar as well.
 */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
