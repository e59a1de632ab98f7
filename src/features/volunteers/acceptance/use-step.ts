import { useState } from 'react';
import type { WorkStep } from '../../../../contract/enumerations.ts';
import { chooseSharing } from '../../../data/commands/volunteers/volunteer-notes.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { savedTexts } from '../../../strings/forms/saved.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { bringActs } from './bring-acts.ts';

/** Takes a step: on the phone at once, and by the outbox to the server. `problem` says why it was not saved. */
export function useStep(workId: string): {
  take(step: WorkStep, reason?: string): void;
  isSaving: boolean;
  problem: string | undefined;
} {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(step: WorkStep, reason: string | undefined): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    const { takeStep } = await bringActs();
    const saved = await takeStep(workId, step, reason);
    setSaving(false);
    if (!saved.ok) {
      setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : stepTexts.notSaved);
      return;
    }
    announce(savedTexts.saved);
    // Who is done, or is not coming, shares their position no longer.
    if (step === 'done' || step === 'withdraw') await chooseSharing(undefined).catch(console.error);
  }

  return {
    take: (step, reason) => {
      if (!isSaving) void save(step, reason).catch(console.error);
    },
    isSaving,
    problem,
  };
}
