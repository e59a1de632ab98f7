/** Chromium's event, in no TypeScript library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const listeners = new Set<() => void>();
let offer: InstallPromptEvent | undefined;

/** Call before the first paint: the browser makes its offer once, early. */
export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Our own card asks, in its own place, instead of the browser's bar over a form.
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

function setOffer(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function subscribeInstallable(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The browser can be asked to install the app now. */
export function isInstallable(): boolean {
  return offer !== undefined;
}

/** Opens the browser's own question; needs a tap. An offer is good for one question. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const current = offer;
  if (!current) return 'unavailable';
  setOffer(undefined);
  return (await current.prompt()).outcome;
}
