import { isInstalledApp } from '../../platform/install-way.ts';
import { unblockTexts } from '../../strings/shell/alerts.ts';

/** Where the browser of this phone keeps the refusal, which no page can take back. */
export function UnblockSteps() {
  return (
    <>
      <p>{unblockTexts.lead}</p>
      <p>
        <strong>{unblockTexts[browserHere()]}</strong> {unblockTexts.after}
      </p>
    </>
  );
}

function browserHere(): 'installed' | 'firefox' | 'safari' | 'chrome' {
  const { userAgent } = navigator;
  // Installed on an iPhone or iPad it has no address to tap beside.
  if (isInstalledApp() || /iPhone|iPad|iPod/.test(userAgent)) return 'installed';
  if (userAgent.includes('Firefox/')) return 'firefox';
  return /Version\/.*Safari\//.test(userAgent) ? 'safari' : 'chrome';
}
