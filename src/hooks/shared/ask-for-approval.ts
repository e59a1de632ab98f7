import type { Result } from '../../../contract/base/result.ts';
import type { Account } from '../../../contract/entities/account.ts';
import type { CallFailure } from '../../data/client/call.ts';
import { readPerson } from '../../data/person-store.ts';
import { listsInUse } from '../../data/queries/lists/lists-in-use.ts';
import { loadUntilThere } from './load-until-there.ts';

/**
 * Asks whether an admin has decided about an account that is not approved; `undefined` for any other. Whoever was let in is shown at once
 * what they may see now.
 */
export async function askForApproval(): Promise<Result<Account, CallFailure> | undefined> {
  const status = readPerson()?.status;
  if (status === undefined || status === 'approved') return undefined;
  const { refreshAccount } = await loadUntilThere(() => import('../../data/commands/accounts/refresh-account.ts'));
  const answer = await refreshAccount();
  if (readPerson()?.status === 'approved') {
    const { refreshLists } = await loadUntilThere(() => import('../../data/sync/refresh-lists.ts'));
    await refreshLists(await listsInUse(), { isAsked: true });
  }
  return answer;
}
