import { useRef, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { useSavedItem } from '../../../hooks/items/use-saved-item.ts';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AcceptDoor } from './accept-door.tsx';
import { headlineOf } from './headline.ts';
import { requestPhase } from './request-phase.ts';
import { RequestPanel } from './request-panel.tsx';
import { workOn } from '../list/standing.ts';
import styles from '../list/task.module.css';
import { useBroughtForWork } from './use-brought-for-work.ts';
import { useDecision } from './use-decision.ts';
import { WorkPanel } from './work-panel.tsx';

interface AcceptingProps {
  disasterId: string;
  isOver: boolean;
  /** As far as this phone knows. */
  isFull: boolean;
  /** Where the disaster is. */
  around: Point | undefined;
  state: DeskState;
  now: number;
}

const onTheWay: ReadonlySet<string> = new Set(['done', 'completed']);

/** Section 4's volunteer acceptance: not accepted, asked, accepted and on the way; or why not. */
export function Accepting({ disasterId, isOver, isFull, around, state, now }: AcceptingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const [asked, setAsked] = useState<string>();
  const work = workOn(state, disasterId);
  const request = state.requests.filter((one) => one.disasterId === disasterId).at(-1);
  // One that waited here already, as after a reload, is answered on this screen as well.
  if (request && request.itemId !== asked) setAsked(request.itemId);
  useDecision(state, disasterId, asked);
  const saved = useSavedItem(request?.itemId ?? '');
  const item = saved.kind === 'ready' ? saved.value.item : undefined;
  const phase = request && requestPhase(item, state);
  const isOnIt = work !== undefined && (isBusy(work.shownState) || onTheWay.has(work.shownState));
  useBroughtForWork(work && isBusy(work.shownState) ? work : undefined, around);
  return (
    <section className={styles['section']} aria-labelledby="accepting-title" data-phase={phase} {...focusProps}>
      <h2 id="accepting-title" ref={heading} tabIndex={-1} className={isOnIt ? styles['accepted'] : undefined}>
        {isOnIt && <Icon name="check" />}
        {isOnIt ? headlineOf(work.shownState) : acceptTexts.title}
      </h2>
      {isOnIt ? (
        <WorkPanel work={work} now={now} />
      ) : phase && phase !== 'progress' && saved.kind === 'ready' && item ? (
        <RequestPanel
          phase={phase}
          item={item}
          disasterId={disasterId}
          now={saved.value.now}
          onSend={saved.value.send}
        />
      ) : (
        <AcceptDoor
          disasterId={disasterId}
          isOver={isOver}
          isFull={isFull}
          around={around}
          state={state}
          work={work}
          isInProgress={phase === 'progress'}
          onAsked={setAsked}
        />
      )}
    </section>
  );
}
