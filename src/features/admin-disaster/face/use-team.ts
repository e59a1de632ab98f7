import { useCallback, useEffect, useState } from 'react';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import { readTeam } from '../../../data/commands/volunteers/certificates.ts';
import type { CallFailure } from '../../../data/commands/admin/find-records.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { whenWorthIt } from '../../../hooks/shared/when-worth-it.ts';

export interface Team {
  /** Empty while it is not known. */
  members: readonly TeamMember[];
  isKnown: boolean;
  isAsking: boolean;
  failure: CallFailure | undefined;
  ask(): void;
}

/** A position that was shared is old after half a minute. */
const AGAIN_MS = 30_000;

/** Who accepted a disaster, and where those are who share it: asked while the screen is open, kept nowhere. */
export function useTeam({ _id, shownStatus, volunteersAccepted = 0 }: AdminReport): Team {
  const [state, setState] = useState<Omit<Team, 'ask'>>(asking);
  // Nobody can have accepted one that never was active.
  const isWorthAsking = shownStatus === 'active' || shownStatus === 'resolved' || volunteersAccepted > 0;
  const ask = useCallback(async () => {
    setState((old) => ({ ...old, isAsking: true }));
    const answer = await readTeam(_id);
    setState((old) =>
      answer.ok
        ? { members: answer.value, isKnown: true, isAsking: false, failure: undefined }
        : { ...old, isAsking: false, failure: answer.failure },
    );
  }, [_id]);
  useEffect(() => {
    if (!isWorthAsking) return undefined;
    const bring = () => void ask().catch(console.error);
    const timer = setInterval(() => document.visibilityState === 'visible' && bring(), AGAIN_MS);
    const stop = whenWorthIt(bring);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [ask, isWorthAsking, volunteersAccepted]);
  return isWorthAsking
    ? { ...state, ask: () => void ask().catch(console.error) }
    : { ...asking, isKnown: true, isAsking: false, ask: () => undefined };
}

const asking: Omit<Team, 'ask'> = { members: [], isKnown: false, isAsking: true, failure: undefined };
