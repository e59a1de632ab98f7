import { useRef, useState } from 'react';
import type { Saved } from '../../data/commands/items/save-own.ts';
import { askedFailureTexts } from '../../strings/accounts/asked-failures.ts';

export interface SavedActing<Wish> {
  /**
   * Saves it on this phone; answers whether that went well. The same wish while it is being saved is none. How it stands after that
   * is told by `ActState`.
   */
  act(wish: Wish): Promise<boolean>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
  /** Another question begins. */
  forget(): void;
}

/** `onSaved` tells that it was saved, `notSaved` that it could not be. */
export interface SavedActTexts {
  notSaved: string;
  onSaved(): void;
}

/** What a person does to records: on this phone at once, and by the outbox to the server. */
export function useSavedAct<Wish>(
  save: (wish: Wish) => Saved,
  { notSaved, onSaved }: SavedActTexts,
): SavedActing<Wish> {
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
        const saved = await save(wish);
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
