import { apiHost } from '../../client/api-host.ts';

/** Where a public file of the ledger is had: `/api/ledger/download`, or the proof of an entry. */
export function ledgerFileAddress(path: string): string {
  return `${apiHost}${path}`;
}
