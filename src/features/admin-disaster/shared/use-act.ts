import { useEffect, useState } from 'react';
import type { Saved } from '../../../data/commands/items/save-own.ts';
import { reportDecisionTexts } from '../../../strings/admin/admin-disaster.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { bringActs, type Acts } from './bring-acts.ts';

export interface Acting {
  /** Saves the act on this phone; answers the id of its item, or nothing where it was not saved. */
  run(save: (acts: Acts) => Saved): Promise<string | undefined>;
  isSaving: boolean;
  /** Why this phone could not save it. */
  problem: string | undefined;
}

/** An act of an admin: on this phone at once, and by the outbox to the server. How it stands after that is told by `ActState`. */
export function useAct(): Acting {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => void bringActs(), []);
  return {
    isSaving,
    problem,
    async run(save) {
      if (isSaving) return undefined;
      setSaving(true);
      setProblem(undefined);
      const saved = await save(await bringActs());
      setSaving(false);
      if (saved.ok) {
        announce(reportDecisionTexts.saved);
        return saved.value.id;
      }
      const isSignedOut = saved.failure.kind === 'signed-out';
      setProblem(isSignedOut ? askedFailureTexts['sign-in'] : reportDecisionTexts.notSaved);
      return undefined;
    },
  };
}
