import { useRef, useState } from 'react';
import { actOnAid, type AidWish } from '../../data/commands/admin/acts.ts';
import { askedFailureTexts } from '../../strings/accounts/asked-failures.ts';

export interface AidActing {
  /**
   * Saves it on this phone; answers whether that went well. The same wish while it is being saved is none. How it stands after that
   * is told by `ActState`.
   */
  act(wish: AidWish): Promise<boolean>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
  /** Another question begins. */
  forget(): void;
}

/**
 * What an admin, or an NGO, does to aid requests: on this phone at once, and by the outbox to the server. `onSaved` tells that it was saved,
 * `notSaved` that it could not be.
 */
export function useAidAct({ notSaved, onSaved }: { notSaved: string; onSaved(): void }): AidActing {
  const [problem, setProblem] = useState<string>();
  const saving = useRef(new Set<string>());
  return {
    problem,
    forget: () => setProblem(undefined),
    async act(wish) {
      const pressed = JSON.stringify(wish);
      if (saving.current.has(pressed)) return false;
      saving.current.add(pressed);
      setProblem(undefined);
      try {
        const saved = await actOnAid(wish);
        if (!saved.ok) {
          setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : notSaved);
          return false;
        }
        onSaved();
        return true;
      } finally {
        saving.current.delete(pressed);
      }
    },
  };
}
