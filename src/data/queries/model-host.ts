import type { KnownConfig } from './config.ts';

declare global {
  interface ImportMetaEnv {
    /** A key that is built into the app, which then asks the provider itself; empty: the server asks, and no key leaves it. */
    readonly VITE_GROQ_API_KEY?: string;
    readonly VITE_LLM_MODEL?: string;
  }
}

export const builtInKey: string = import.meta.env.VITE_GROQ_API_KEY ?? '';

/** Where an app with a key of its own asks: its pages may connect there (`vite.config.ts`). */
const DIRECT_HOST = 'api.groq.com';

/** The language model that the assistant asks. */
export interface ModelHost {
  host: string;
  /** The app asks it by itself, with the key that was built in; else this deployment's server does. */
  isDirect: boolean;
}

/** `undefined` where there is none: the guide on the phone answers alone. */
export function modelHostIn(config: KnownConfig | undefined): ModelHost | undefined {
  if (builtInKey !== '') return { host: DIRECT_HOST, isDirect: true };
  return config?.assistant === undefined ? undefined : { host: config.assistant, isDirect: false };
}
