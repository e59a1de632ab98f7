/** As far as some browsers tell. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Kilobit per second that one file of ours came with, and milliseconds until a first byte: what a thin link does not reach. */
const QUICK_KBPS = 1_500;
const QUICK_MS = 250;
/** Smaller files say nothing about how much comes through. */
const TELLING_BYTES = 8_000;

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/**
 * Is the link such that nobody asked would want more over it than needed: one whose owner saves data, that the browser calls slow, or
 * on which our own files were? Where nothing is known yet it counts as one.
 */
export function isThinLink(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return saveData || effectiveType !== '4g' || !hasBeenQuick();
}

function hasBeenQuick(): boolean {
  const own = performance
    .getEntriesByType('resource')
    .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming)
    // What came from the phone itself says nothing of the link.
    .filter(({ name, transferSize }) => name.startsWith(location.origin) && transferSize > 0);
  const page = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  const all = page && page.transferSize > 0 ? [page, ...own] : own;
  if (all.length === 0) return false;
  // The best of them: on a busy phone most are slow, on a thin link all.
  const waits = all.map(({ requestStart, responseStart }) => responseStart - requestStart);
  const speeds = all
    .filter(({ encodedBodySize }) => encodedBodySize >= TELLING_BYTES)
    .map(
      ({ encodedBodySize, responseStart, responseEnd }) =>
        (encodedBodySize * 8) / Math.max(1, responseEnd - responseStart),
    );
  return Math.min(...waits) < QUICK_MS && (speeds.length === 0 || Math.max(...speeds) > QUICK_KBPS);
}

/**
 * Calls back when the browser says that the link is another, and when the first answers of ours that come over it say that it is less
 * thin, or thinner, than was thought: an app that comes from the phone itself says nothing. Answers what ends it.
 */
export function onLinkChange(tell: () => void): () => void {
  const one = connection();
  one?.addEventListener('change', tell);
  addEventListener('online', tell);
  const endWatching = watchVerdict(tell);
  return () => {
    one?.removeEventListener('change', tell);
    removeEventListener('online', tell);
    endWatching();
  };
}

function watchVerdict(tell: () => void): () => void {
  let wasThin = isThinLink();
  const observer = new PerformanceObserver(() => {
    if (isThinLink() === wasThin) return;
    wasThin = !wasThin;
    tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** May a photo over this link cost its owner something, in money or in time? */
export function isCostlyLink(): boolean {
  return isMeteredLink() || isThinLink();
}

/** Is the link one whose owner mostly pays for what comes over it? As far as some browsers tell. */
export function isMeteredLink(): boolean {
  return connection()?.type === 'cellular';
}
