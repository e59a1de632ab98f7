import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { bringWithdrawDialog } from './bring-acts.ts';
import type { WithdrawDialogProps } from './withdraw-dialog.tsx';

const WithdrawDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await bringWithdrawDialog()).WithdrawDialog })),
);

/** The dialog in a chunk of its own, which is brought with the buttons. */
export function Withdrawing(props: WithdrawDialogProps) {
  return (
    <Suspense>
      <WithdrawDialog {...props} />
    </Suspense>
  );
}
