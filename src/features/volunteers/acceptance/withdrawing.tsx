import { lazy } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { bringWithdrawDialog } from './bring-acts.ts';
import type { WithdrawDialogProps } from './withdraw-dialog.tsx';

const WithdrawDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await bringWithdrawDialog()).WithdrawDialog })),
);

/** The dialog in a chunk of its own, which is brought with the buttons. */
export function Withdrawing(props: WithdrawDialogProps) {
  return (
    <LatePart>
      <WithdrawDialog {...props} />
    </LatePart>
  );
}
