/** Background Sync exists in Chromium only, and in no TypeScript library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    /** Periodic Background Sync: Chromium too, for installed apps. */
    periodicsync: ExtendableEvent & { readonly tag: string };
  }
}

export type { SyncEvent };
