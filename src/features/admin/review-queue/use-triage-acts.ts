import { useRef, useState } from 'react';
import type { Saved } from '../../../data/commands/items/save-own.ts';
import type { RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';

export interface TriageActs {
  /** Saves an act on a record on this phone; answers whether that went well. A second press while it is being saved is none. */
  run(recordId: string, save: () => Saved): Promise<boolean>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
  forget(): void;
  /** What was done here and is not over: the record has left the list with it. */
  acts: RecordActs;
}

/** What an admin does to records that are held back. */
export function useTriageActs(): TriageActs {
  const own = useOwnActs();
  const [done, setDone] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const saving = useRef(new Set<string>());
  const isHere = (id: string, what: string) => done.includes(id) || what.endsWith('.release');
  return {
    problem,
    forget: () => setProblem(undefined),
    acts: {
      waiting: own?.waiting.filter(({ itemId, what }) => isHere(itemId, what)) ?? [],
      conflicts: own?.conflicts.filter(({ _id, what }) => isHere(_id, what)) ?? [],
    },
    async run(recordId, save) {
      if (saving.current.has(recordId)) return false;
      saving.current.add(recordId);
      setProblem(undefined);
      try {
        const saved = await save();
        if (!saved.ok) {
          setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : aidActTexts.notSaved);
          return false;
        }
        setDone((old) => [...old, saved.value.id]);
        announce(aidActTexts.saved);
        return true;
      } finally {
        saving.current.delete(recordId);
      }
    },
  };
}
