import { useConfig } from '../hooks/shared/use-config.ts';
import { providerHost } from './route/provider-host.ts';

/** Where the pictures of the ground come from, by this deployment's settings. */
export interface TileSettings {
  /** Undefined: the outline alone. */
  template: string | undefined;
  /** The file that the ground is drawn from; there are pictures then only where it cannot be read. */
  baseMap?: string | undefined;
  attribution: { text: string; link?: string | undefined } | undefined;
}

/** `isReadable`: does the base map's file, where there is one, have anything to draw? */
export function useTileSettings(isReadable: boolean): TileSettings {
  const config = useConfig();
  const baseMap = config?.pmtilesUrl;
  if (baseMap !== undefined && isReadable) {
    return { template: undefined, baseMap, attribution: baseMapAttribution(baseMap) };
  }
  return { template: config?.tileUrl, baseMap, attribution: config?.tileAttribution };
}

/** Its licences ask for the first; a server that is not this one is named, since it learns which part of the map is looked at. */
function baseMapAttribution(url: string) {
  const host = providerHost(url);
  const text = '© OpenStreetMap contributors, Protomaps';
  return {
    text: host === undefined ? text : `${text} (${host})`,
    link: 'https://www.openstreetmap.org/copyright',
  };
}
