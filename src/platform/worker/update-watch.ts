/** How often a page that stays open looks for a new version, and at most how often when it is looked at. */
const everyMs = 60 * 60_000;
const againMs = 15 * 60_000;

/** Calls `check` hourly and whenever the page is looked at again, if the last check is a while ago. */
export function watchForUpdates(check: () => void): void {
  let lastCheck = Date.now();
  const checkAfter = (ms: number) => {
    // A clock that was set back must not stop the checks.
    if (Math.abs(Date.now() - lastCheck) < ms) return;
    lastCheck = Date.now();
    check();
  };
  setInterval(() => checkAfter(againMs), everyMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkAfter(againMs);
  });
}
