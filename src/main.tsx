import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { writtenPage } from '../contract/base/written-page.ts';
import { App } from './app/app.tsx';
import { bringFirstScreen } from './app/screens/first-screens.ts';
import { tellEmergencyNumber } from './data/emergency-number.ts';
import { inTime } from './data/in-time.ts';
import { rememberLanguage } from './data/language-in-use.ts';
import { loadUntilThere } from './hooks/shared/load-until-there.ts';
import { holdWrittenForm, whenAwake, writtenFile } from './platform/early-page.ts';
import { languageInAddress } from './platform/language-address.ts';
import { listenForInstallOffer } from './platform/install-prompt.ts';
import { numberInPage } from './platform/page-number.ts';
import { language } from './strings/language.ts';
import { startTexts } from './strings/shell/start.ts';
import { listenForBack } from './ui/overlay/close-on-back.ts';

/** A thin link brings the form in less; sending need not wait longer for it. */
const PATIENCE_MS = 20_000;

/** A sentence above everything, for when the app itself can't say anything. */
function say(sentence: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = sentence;
  document.body.prepend(line);
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Wakes the page that was written for this address and language: its elements stay, and with them what was typed, the
 * cursor and a keyboard's half word. Any other page is made here and now.
 */
async function start(root: HTMLElement): Promise<void> {
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    say(startTexts.failed);
  };
  const file = writtenFile();
  holdWrittenForm();
  if (file !== undefined) await loadUntilThere(() => bringFirstScreen(location.pathname));
  const isAsWritten = file !== undefined && file === writtenPage(location.pathname, location.search, language());
  // A difference between the two would cost what React throws away then: it must not go unseen.
  // In slices: a slow phone hears fingers and keys between them.
  if (isAsWritten) {
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError: console.error }));
  } else createRoot(root, { onUncaughtError }).render(app);
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** The engine comes after the first screen, which stands sooner on a thin link; from then on it is on the phone. */
async function startSending(): Promise<void> {
  const [{ followSession, watchSession }, { startOutboxDriver }, { unsentCount }, { tellKeptNumber }] =
    await loadUntilThere(() =>
      Promise.all([
        import('./data/commands/accounts/follow-session.ts'),
        import('./app/drivers/outbox-driver.ts'),
        import('./data/queries/items/outbox.ts'),
        import('./data/queries/config.ts'),
      ]),
    );
  void tellKeptNumber();
  void followSession().then(watchSession);
  startOutboxDriver();
  await unsentCount().catch(() => say(startTexts.noStorage));
}

/** The worker, and what more of the app this phone is to have, once what it needs is there. */
async function startKeeping(): Promise<void> {
  const [{ registerServiceWorker }, { startKeeping: start }] = await loadUntilThere(() =>
    Promise.all([import('./platform/worker/service-worker.ts'), import('./app/drivers/keep-app.ts')]),
  );
  registerServiceWorker();
  await start();
}

listenForInstallOffer();
listenForBack();
// Before the first screen is drawn, which must be what the page holds.
tellEmergencyNumber(numberInPage());
const root = document.getElementById('root');
if (root) void start(root);
// What an address asks for is for this visit only.
if (languageInAddress() === null) void rememberLanguage(language());
// What waits on this phone is sent even where no screen ever stands.
void inTime(whenAwake(), undefined, PATIENCE_MS)
  .then(whenLoaded)
  // The worker brings the whole app to the phone: behind what is needed now, but never behind what cannot be had.
  .then(() => inTime(startSending(), undefined, PATIENCE_MS))
  .then(startKeeping);
