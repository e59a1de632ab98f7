import { useConfig } from '../hooks/shared/use-config.ts';

/** Where the pictures of the ground come from, by this deployment's settings. */
export interface TileSettings {
  /** Undefined: the outline alone. */
  template: string | undefined;
  attribution: { text: string; link?: string | undefined } | undefined;
}

export function useTileSettings(): TileSettings {
  const config = useConfig();
  return { template: config?.tileUrl, attribution: config?.tileAttribution };
}
