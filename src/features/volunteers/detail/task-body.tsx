import { lazy } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { isFull } from '../../../data/queries/volunteers/open-tasks.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { usePictureLink } from '../../../hooks/shared/use-picture-link.ts';
import { ReleasedPhoto } from '../../../parts/photos/released-photo.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { disasterPageTexts } from '../../../strings/public/disaster.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { isOnIt, workOn } from '../list/standing.ts';
import { TaskFacts } from './task-facts.tsx';
import styles from '../list/task.module.css';

const Accepting = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../acceptance/accepting.tsx')).Accepting })),
);
const FieldPart = lazy(() => loadUntilThere(async () => ({ default: (await import('./field-part.tsx')).FieldPart })));

interface TaskBodyProps {
  disaster: ReportView;
  /** `undefined` while it is being read. */
  state: DeskState | undefined;
  now: number;
}

/** What the volunteer can do now, and all that is known. For who is on it the way comes first. */
export function TaskBody({ disaster, state, now }: TaskBodyProps) {
  const { _id, displayStatus, location } = disaster;
  const work = workOn(state, _id);
  const isOn = work !== undefined && isOnIt(work);
  const isOver = displayStatus === 'resolved';
  const about = <TaskAbout disaster={disaster} now={now} />;
  return (
    <>
      {state ? (
        <LatePart fallback={<Skeleton label={disasterPageTexts.loading} />}>
          <Accepting
            disasterId={_id}
            isOver={isOver}
            isFull={isFull(disaster)}
            around={placeOf(location)}
            state={state}
            now={now}
          />
        </LatePart>
      ) : (
        <Skeleton label={disasterPageTexts.loading} />
      )}
      {!isOn && about}
      <LatePart fallback={<Skeleton label={disasterPageTexts.loading} lines={6} />}>
        <FieldPart disaster={disaster} work={work} now={now}>
          {isOn && about}
        </FieldPart>
      </LatePart>
    </>
  );
}

function TaskAbout({ disaster, now }: Pick<TaskBodyProps, 'disaster' | 'now'>) {
  const { description, image } = disaster;
  const pictureLink = usePictureLink();
  return (
    <>
      <TaskFacts disaster={disaster} now={now} />
      <section className={styles['section']}>
        <h2>{disasterPageTexts.description}</h2>
        <p dir="auto" className={styles['words']}>
          {description || disasterPageTexts.noDescription}
        </p>
        {image !== undefined && <ReleasedPhoto image={image} {...pictureLink} />}
      </section>
    </>
  );
}
