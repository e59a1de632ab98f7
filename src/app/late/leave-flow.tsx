import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settleLeave, useLeaveWish } from '../../hooks/items/leave-wish.ts';
import { useLeave } from '../../hooks/items/use-leave.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { LeaveDialog } from '../../parts/form/leave-dialog.tsx';
import { routes } from '../../routes.ts';
import { leavingTexts } from '../../strings/shell/leaving.ts';
import { showToast } from '../../ui/overlay/toast.ts';

/** Meets the wish to log out, wherever it was made. */
export function LeaveFlow() {
  return useLeaveWish() ? <Leave /> : null;
}

function Leave() {
  const navigate = useNavigate();
  const id = usePerson()?.id;
  const [leaving] = useState(id);
  // Another tab has signed somebody else in: it was not their wish.
  const isAnothers = id !== undefined && id !== leaving;
  useEffect(() => {
    if (isAnothers) settleLeave();
  }, [isAnothers]);
  const { unsent, canKeep, notice, isBusy, ...choices } = useLeave(() => {
    void navigate(routes.login);
    showToast(leavingTexts.left);
  });
  if (unsent === undefined) return null;
  return (
    <LeaveDialog
      unsent={unsent.count}
      written={unsent.written}
      canKeep={canKeep}
      notice={notice}
      isBusy={isBusy}
      onSend={choices.send}
      onKeep={choices.keep}
      onCopy={choices.copy}
      onDelete={choices.remove}
      onStay={choices.stay}
    />
  );
}
