import type { PublicConfig } from '../../contract/calls/system.ts';
import { publicConfig } from '../data/queries/config.ts';
import { useQuery } from './use-query.ts';

/** This deployment's public settings; `undefined` while the device's copy is being read. */
export function useConfig(): PublicConfig | undefined {
  return useQuery(publicConfig, []);
}
