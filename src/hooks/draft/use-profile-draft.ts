import { useEffect, useState } from 'react';
import { profileWords } from '../../data/queries/volunteers/profile-draft.ts';
import { usePerson } from '../shared/use-person.ts';
import { onBeforeReload } from '../../platform/worker/before-reload.ts';
import { openProfileKeeper, type ProfileKeeper } from './profile-keeper.ts';

export interface KeptDraft extends Pick<ProfileKeeper, 'keep' | 'drop'> {
  /** False while the phone refuses to keep a copy. */
  isKept: boolean;
}

/** Writes what is typed soon, and at once where the page or the part is left. */
export function useProfileDraft(): KeptDraft {
  const [isKept, setKept] = useState(true);
  const person = usePerson();
  // Of who opened the form: nobody else's draft it becomes.
  const [owner] = useState(person?.id ?? '');
  const [keeper] = useState(() => openProfileKeeper(owner, setKept));
  useEffect(() => {
    // The form began with them.
    const left = profileWords();
    if (left) keeper.keep(left);
    const forgetReload = onBeforeReload(async () => {
      if (!(await keeper.flush())) throw new Error('the profile could not be kept');
    });
    const onLeaving = () => keeper.flushAtOnce();
    document.addEventListener('visibilitychange', onLeaving);
    window.addEventListener('pagehide', onLeaving);
    return () => {
      forgetReload();
      document.removeEventListener('visibilitychange', onLeaving);
      window.removeEventListener('pagehide', onLeaving);
      keeper.flushAtOnce();
    };
  }, [keeper]);
  return { isKept, keep: keeper.keep, drop: keeper.drop };
}
