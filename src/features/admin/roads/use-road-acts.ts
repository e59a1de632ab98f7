import { useState } from 'react';
import type { RoadAct } from '../../../../contract/entities/road-block.ts';
import { actOnRoadBlock } from '../../../data/commands/roads/road-blocks.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';

/** A decision of this admin's, since the panel was opened. */
export interface RoadDecision {
  road: ShownRoad;
  act: RoadAct['act'];
}

interface RoadActing {
  /** On this phone at once, and by the outbox to the server. */
  act(road: ShownRoad, name: RoadAct['act']): Promise<void>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
  last: RoadDecision | undefined;
}

/** What takes a decision back; undefined: it was confirmed again, or nothing is to be taken back. */
export function undoing({ road: { state }, act }: RoadDecision): RoadAct['act'] | undefined {
  if (act === 'reopen') return undefined;
  if (state === 'reported') return 'reopen';
  if (state === 'confirmed') return act === 'lift' ? 'confirm' : undefined;
  return act === 'confirm' ? 'lift' : undefined;
}

/** What an admin decides about blocked roads. */
export function useRoadActs(): RoadActing {
  const [problem, setProblem] = useState<string>();
  const [last, setLast] = useState<RoadDecision>();
  return {
    problem,
    last,
    async act(road, name) {
      setProblem(undefined);
      const saved = await actOnRoadBlock({ act: name, roadBlockId: road._id, seen: road.state });
      if (saved.ok) setLast({ road, act: name });
      if (saved.ok) {
        announce(aidActTexts.saved);
        showToast(aidActTexts.saved, 'good');
      } else setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : aidActTexts.notSaved);
    },
  };
}
