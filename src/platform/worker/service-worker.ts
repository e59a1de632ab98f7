import { syncTag, type SetName, type WorkerMessage } from '../../worker-messages.ts';
import { everythingIsKept } from './before-reload.ts';
import { watchForUpdates } from './update-watch.ts';

const script = '/sw.js';
/** The worker's own file is asked for anew each time; the code that it imports has a hash in its name and may come from the browser's cache. */
const options = { scope: '/', updateViaCache: 'imports' } as const;

/** A request may be under way for 30 s; what is typed is written down long before. */
const keepMs = 35_000;

/** The new worker takes over at once, or waits for the old one's last request: then reload all the same. */
const takeOverMs = 3_000;

/** Background Sync gives up after about three tries; this comes again. The browser may make it longer. */
const halfADayMs = 12 * 60 * 60 * 1000;

/** A worker of an earlier version does not answer. */
const answerMs = 10_000;
/** The whole app over the slowest of links. */
const keepFilesMs = 30 * 60_000;

const listeners = new Set<() => void>();
let updateReady = false;

/** Undefined where there are no workers; some browsers throw instead when storage is blocked. */
export function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Registers the one worker; to be called once the page has loaded. Where there are no workers, or it
 * can't be fetched just now, the app works on without: it only won't open offline.
 */
export function registerServiceWorker(): void {
  const workers = container();
  if (workers) void register(workers).catch(() => undefined);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  watchForOthers(workers);
  watchForUpdates(() => void lookForUpdate(workers));
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(script, options);
  workbox.addEventListener('waiting', announceUpdate);
  await workbox.register({ immediate: true });
}

/** Registering again makes a browser that gave the first installation up try once more. */
async function lookForUpdate(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(script, options).catch(() => undefined);
  await registration?.update().catch(() => undefined);
}

/** Another page of ours may let the new version in: this one then is of the old, and says so. */
function watchForOthers(workers: ServiceWorkerContainer): void {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) announceUpdate();
    isControlled = true;
  });
}

function announceUpdate(): void {
  updateReady = true;
  for (const listener of listeners) listener();
}

/**
 * Has the worker fetch what is missing of these parts of the app, or (`missing`) only say how much that is. Answers the kilobytes
 * that are missing in the end; undefined where there is no worker, or it is of a version that knows no sets.
 */
export async function askAboutSets(type: 'keep' | 'missing', sets: readonly SetName[]): Promise<number | undefined> {
  const registration = await activeRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(undefined), type === 'keep' ? keepFilesMs : answerMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(limit);
      port1.close();
      resolve(typeof data === 'number' ? data : undefined);
    });
    port1.start();
    worker.postMessage({ type, sets } satisfies WorkerMessage, [port2]);
  });
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

export function subscribeUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A new version is on the phone, or already in force in another page of ours. */
export function isUpdateReady(): boolean {
  return updateReady;
}

/**
 * Lets the new version in and reloads this page; other pages stay as they are. First waits until what
 * is typed is written down and nothing is being sent. Answers false, and does nothing, when what is
 * typed could not be kept.
 */
export async function applyUpdate(): Promise<boolean> {
  if (!(await everythingIsKept(keepMs))) return false;
  const workers = container();
  const registration = await workers?.getRegistration(options.scope);
  const reload = () => location.reload();
  workers?.addEventListener('controllerchange', reload, { once: true });
  tell(registration?.waiting, { type: 'SKIP_WAITING' });
  setTimeout(reload, registration?.waiting ? takeOverMs : 0);
  return true;
}

/**
 * Asks the browser to wake the worker when there is a network, also with no page open, and, where the app is installed,
 * every now and then after that. Chromium only.
 */
export async function requestBackgroundSync(): Promise<void> {
  // Refused by the person or the browser: the other triggers still send.
  await registerSync().catch(() => undefined);
}

async function registerSync(): Promise<void> {
  const registration = await activeRegistration();
  if (!registration) return;
  await registration.sync?.register(syncTag);
  await registration.periodicSync?.register(syncTag, { minInterval: halfADayMs });
}

/**
 * The browser wakes the worker once there is a network, also with no page open. False where that is not known: Chromium
 * without Background Sync, or one whose owner refused it, has `sync` all the same and says so of the permission alone.
 */
export async function sendsWhileClosed(): Promise<boolean> {
  try {
    if (!(await activeRegistration())?.sync) return false;
    const { state } = await navigator.permissions.query({ name: 'background-sync' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Resolves once a worker is active, which during a first visit comes late and elsewhere never. */
export async function whenWorkerIsActive(): Promise<void> {
  await (container()?.ready ?? new Promise<never>(() => undefined));
}

async function activeRegistration(): Promise<SyncRegistration | undefined> {
  const registration = await container()?.getRegistration(options.scope);
  return registration?.active ? registration : undefined;
}

/** Background Sync is in no TypeScript library. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

/** Asks the worker to go on sending: this page is about to sleep or close. */
export function passDrainToWorker(): void {
  tell(container()?.controller, { type: 'drain' });
}
