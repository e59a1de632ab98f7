import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadUntilThere } from './hooks/load-until-there.ts';
import { listenForInstallOffer } from './platform/install-prompt.ts';
import { registerServiceWorker } from './platform/service-worker.ts';
import { startTexts } from './strings/start.ts';

/** A sentence above everything, for when the app itself can't say anything. */
function say(sentence: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = sentence;
  document.body.prepend(line);
}

function start(root: HTMLElement): void {
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    say(startTexts.failed);
  };
  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/** The engine comes after the first screen, which stands sooner on a thin link; from then on it is on the phone. */
async function startSending(): Promise<void> {
  const [{ startOutboxDriver }, { unsentCount }] = await loadUntilThere(() =>
    Promise.all([import('./app/outbox-driver.ts'), import('./data/queries/outbox.ts')]),
  );
  startOutboxDriver();
  await unsentCount().catch(() => say(startTexts.noStorage));
}

listenForInstallOffer();
const root = document.getElementById('root');
if (root) start(root);
registerServiceWorker();
whenLoaded(() => void startSending());
