import { deleteOldFiles } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page that installed the very first worker is served by it at once: its next click may be offline. */
export async function takeOver(): Promise<void> {
  await self.clients.claim();
  await deleteOldFiles();
}
