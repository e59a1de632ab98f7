import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onOpenCall } from '../../platform/worker/worker-calls.ts';
import { safeNextPath } from '../../addresses.ts';

/** Goes where a tapped notification leads, without a new load: what stands half typed in a form stays. Shows nothing. */
export function OpenedByPush() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onOpenCall((asked) => {
        const path = safeNextPath(asked);
        if (path !== undefined) void navigate(path);
      }),
    [navigate],
  );
  return null;
}
