import type { RouteProvider } from '../route/find-route.ts';

/** Google's script and its answer have ten seconds each; this is for the code of this app that asks for them. */
const GOOGLE_MS = 25_000;

/** Driving routes of Google, to be drawn on Google's map alone and never kept. */
export function googleProvider(key: string): RouteProvider {
  return {
    name: 'google',
    timeLimitMs: GOOGLE_MS,
    load: async () => (await import('./google-route.ts')).googleRoutes(key),
  };
}
