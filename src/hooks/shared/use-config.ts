import { publicConfig, type KnownConfig } from '../../data/queries/config.ts';
import { useQuery } from './use-query.ts';

/** This deployment's public settings; `undefined` while the device's copy is being read. */
export function useConfig(): KnownConfig | undefined {
  return useQuery(publicConfig, []);
}
