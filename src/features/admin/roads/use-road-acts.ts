import { useState } from 'react';
import type { RoadAct } from '../../../../contract/entities/road-block.ts';
import { actOnRoadBlock } from '../../../data/commands/roads/road-blocks.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';

interface RoadActing {
  /** On this phone at once, and by the outbox to the server. */
  act(road: ShownRoad, name: RoadAct['act']): Promise<void>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
}

/** What an admin decides about blocked roads. */
export function useRoadActs(): RoadActing {
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    async act({ _id, state }, name) {
      setProblem(undefined);
      const saved = await actOnRoadBlock({ act: name, roadBlockId: _id, seen: state });
      if (saved.ok) {
        announce(aidActTexts.saved);
        showToast(aidActTexts.saved, 'good');
      } else setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : aidActTexts.notSaved);
    },
  };
}
