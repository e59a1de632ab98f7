declare global {
  interface ImportMetaEnv {
    /** Origin of the server, fixed when the app is built; empty where the app's own server answers. */
    readonly VITE_API_HOST?: string;
    /** By which keys that server pushes, where it tells no settings: what `GET /api/config` would say of them, read from JSON by the build. */
    readonly VITE_PUSH_KEYS?: object;
    /** The first moment of the month in which the app was built, in epoch milliseconds. */
    readonly VITE_BUILT_AT?: number;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** What stands before each path of the API: nothing, or the origin that the app was built for. */
export const apiHost: string = import.meta.env.VITE_API_HOST ?? '';

/** Is the API on another origin than the app? Then it may be no server of ours. */
export function isApiElsewhere(): boolean {
  return apiHost !== '' && apiHost !== globalThis.location.origin;
}
