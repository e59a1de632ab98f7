import { isInstalledApp, wayByUserAgent } from '../install-way.ts';

/**
 * May alerts come to this phone? `ask`: nobody has said so far · `blocked`: refused, which only the browser's settings change ·
 * `install`: on an iPhone or iPad, once the app is on the home screen · `never`: this browser knows no pushes.
 */
export type AlertPermission = 'allowed' | 'ask' | 'blocked' | 'install' | 'never';

export function alertPermission(): AlertPermission {
  if (!('Notification' in window) || !('PushManager' in window) || !('serviceWorker' in navigator)) {
    const way = wayByUserAgent(navigator);
    const isApple = way !== undefined && way !== 'menu' && way !== 'browser-instead';
    return isApple && !isInstalledApp() ? 'install' : 'never';
  }
  const { permission } = Notification;
  if (permission === 'default') return 'ask';
  return permission === 'granted' ? 'allowed' : 'blocked';
}

/** Opens the browser's own question; needs a tap. */
export async function askForAlerts(): Promise<AlertPermission> {
  try {
    await Notification.requestPermission();
  } catch {
    // As it was: the answer is read below.
  }
  for (const tell of followers) tell();
  return alertPermission();
}

const followers = new Set<() => void>();

/** Calls back when it may have changed: by an answer here, in the browser's settings, or while the page was not looked at. */
export function followAlertPermission(changed: () => void): () => void {
  const stop = new AbortController();
  followers.add(changed);
  document.addEventListener('visibilitychange', changed, { signal: stop.signal });
  addEventListener('focus', changed, { signal: stop.signal });
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: stop.signal }))
    .catch(() => undefined);
  return () => {
    followers.delete(changed);
    stop.abort();
  };
}
