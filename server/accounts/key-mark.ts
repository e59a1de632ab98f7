import type { Device } from './services.ts';
import type { Vault } from '../vault.ts';

/**
 * What is kept of a phone's own key with its token for pushes: another hash than with the accounts that it has signed in to, so that a copy
 * of the database does not tell whose reports it follows. Undefined where the phone sent none.
 */
export function keyMarkOf(vault: Pick<Vault, 'mark'>, { keyHash, hasKey }: Device): string | undefined {
  return hasKey ? vault.mark(`push device ${keyHash}`) : undefined;
}
