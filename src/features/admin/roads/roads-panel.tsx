import { useMemo, useRef, useState } from 'react';
import type { RoadAct } from '../../../../contract/entities/road-block.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { useRoads } from '../../../hooks/roads/use-roads.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import { isBlocked, roadsOnMap } from '../../../maps/roads/road-on-map.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { useIsLive } from '../../../hooks/admin/use-news.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { placeText, RoadList } from '../../../maps/roads/road-list.tsx';
import { adminRoadTexts } from '../../../strings/admin/admin-roads.ts';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { roadKind } from '../../../strings/public/roads.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../inbox/inbox.module.css';
import { undoing, useRoadActs, type RoadDecision } from './use-road-acts.ts';

const CLOCK_MS = 60_000;
/** Kinds of trouble in which nobody answered: any other was an answer. */
const SILENT: readonly string[] = ['unreachable', 'timed-out'];

/** Blocked roads, on a map and as a list: an admin confirms them or lifts them, also without a network. */
export function RoadsPanel() {
  const now = useNow(CLOCK_MS);
  const state = useRoads(now);
  const isLive = useIsLive();
  const { act, problem, last } = useRoadActs();
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const blocks = state?.blocks;
  const marks = useMemo(() => roadsOnMap(blocks ?? [], now), [blocks, now]);
  const buttons = (road: ShownRoad) => <RoadActions road={road} onAct={(name) => void act(road, name)} />;
  const active = blocks?.filter(isBlocked) ?? [];
  const ended = blocks?.filter((road) => !isBlocked(road)) ?? [];
  // The one that was touched on the map comes first.
  const ordered = active.sort((a, b) => Number(b._id === chosen) - Number(a._id === chosen));
  return (
    <section className={styles['panel']} aria-labelledby="roads-title" {...focusProps}>
      <h2 ref={heading} id="roads-title" tabIndex={-1}>
        {adminRoadTexts.title}
      </h2>
      <p>{adminRoadTexts.lead}</p>
      {state === undefined ? (
        <Skeleton label={appTexts.loading} />
      ) : (
        <>
          <ListBar isLive={isLive} copy={copyOf(state)} />
          <LastDecision
            last={last}
            onUndo={({ _id }, name) => {
              // As it is shown by now: that decision is what is taken back.
              const road = state.blocks.find((block) => block._id === _id);
              if (road) void act(road, name);
            }}
          />
          <Acts />
          {problem !== undefined && <p role="alert">{problem}</p>}
          {state.blocks.length === 0 && state.asOf !== undefined && (
            <EmptyState icon="check" title={adminRoadTexts.empty} />
          )}
          {marks.length > 0 && (
            <LazyPlacesMap
              places={marks}
              label={adminRoadTexts.map}
              chosen={chosen}
              onChoose={setChosen}
              keepsAllInView
            />
          )}
          {ordered.length > 0 && (
            <section className={styles['part']} aria-labelledby="roads-active">
              <h3 id="roads-active">{adminRoadTexts.active}</h3>
              <RoadList roads={ordered} now={now} actionsOf={buttons} />
            </section>
          )}
          {ended.length > 0 && (
            <section className={styles['part']} aria-labelledby="roads-ended">
              <h3 id="roads-ended">{adminRoadTexts.ended}</h3>
              <RoadList roads={ended} now={now} actionsOf={buttons} />
            </section>
          )}
        </>
      )}
    </section>
  );
}

function copyOf({ asOf, isRefreshing, trouble, refresh }: NonNullable<ReturnType<typeof useRoads>>) {
  const kind = trouble === undefined ? undefined : SILENT.includes(trouble) ? 'unreachable' : 'refused';
  return { stands: 'whole', asOf, isRefreshing, trouble: kind, refresh } as const;
}

/** What of this admin's decisions waits or needs them, and where another admin was first. */
function Acts() {
  const acts = useOwnActs();
  const isOfRoad = ({ what }: { what: string }) => what.startsWith('actOnRoadBlock');
  const waiting = acts?.waiting.filter(isOfRoad).filter(({ state }) => state === 'needs-you') ?? [];
  const conflicts = acts?.conflicts.filter(isOfRoad) ?? [];
  return <ActState acts={{ waiting, conflicts }} putAway={(id) => void putAwayConflict(id).catch(console.error)} />;
}

interface LastDecisionProps {
  last: RoadDecision | undefined;
  onUndo(road: ShownRoad, act: RoadAct['act']): void;
}

/** What this admin decided last, and the way back. */
function LastDecision({ last, onUndo }: LastDecisionProps) {
  const undo = last && undoing(last);
  return (
    <div className={styles[last ? 'notice' : 'silent']}>
      <p role="status">
        {last && adminRoadTexts.about(adminRoadTexts.done[last.act], roadKind(last.road.kind), placeText(last.road))}
      </p>
      {last && undo && <Button onClick={() => onUndo(last.road, undo)}>{inboxTexts.undo}</Button>}
    </div>
  );
}

interface RoadActionsProps {
  road: ShownRoad;
  onAct(act: RoadAct['act']): void;
}

function RoadActions({ road, onAct }: RoadActionsProps) {
  const { kind, state } = road;
  const about = (words: string) => adminRoadTexts.about(words, roadKind(kind), placeText(road));
  const confirmWords =
    state === 'reported' ? adminRoadTexts.confirm : state === 'confirmed' ? adminRoadTexts.again : adminRoadTexts.back;
  return (
    <>
      <Button icon="check" aria-label={about(confirmWords)} onClick={() => onAct('confirm')}>
        {confirmWords}
      </Button>
      {isBlocked(road) && (
        <Button aria-label={about(adminRoadTexts.lift)} onClick={() => onAct('lift')}>
          {adminRoadTexts.lift}
        </Button>
      )}
    </>
  );
}
