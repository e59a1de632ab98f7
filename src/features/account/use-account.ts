import { useEffect, useState } from 'react';
import type { Account } from '../../../contract/entities/account.ts';
import type { CallFailure } from '../../data/commands/accounts/account.ts';
import { refreshAccount } from '../../data/commands/accounts/refresh-account.ts';
import { ownAccount } from '../../data/queries/account.ts';
import { pendingName } from '../../data/queries/items/pending-name.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';

export interface OwnAccount {
  /** What this device knows; `undefined` until it knows more than who is logged in. */
  account: Account | undefined;
  /** Why the server's word is not there, where it is not. */
  failure: CallFailure | undefined;
  /** Asks the server again, after something changed there. */
  reload(): void;
}

/** The person's own account: the device's copy at once, the server's word when it comes. */
export function useAccount(): OwnAccount {
  const id = usePerson()?.id;
  const copy = useQuery(() => ownAccount(), [id]);
  // The server may have kept a later name of another phone.
  const hasNameWaiting = useQuery(() => pendingName().catch(() => undefined), [id]) !== undefined;
  const [answer, setAnswer] = useState<{ account?: Account; failure?: CallFailure }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    refreshAccount()
      .then((fresh) => isOpen && setAnswer(fresh.ok ? { account: fresh.value } : { failure: fresh.failure }))
      .catch(console.error);
    return () => {
      isOpen = false;
    };
  }, [round, id, hasNameWaiting]);
  // Where the phone keeps nothing, the answer holds as long as the page.
  const account = copy ?? answer.account;
  // Another tab may have signed somebody else in.
  return {
    account: account?._id === id ? account : undefined,
    failure: answer.failure,
    reload: () => setRound((old) => old + 1),
  };
}
