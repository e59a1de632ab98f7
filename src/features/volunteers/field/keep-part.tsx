import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { fieldEnd } from '../../../data/queries/volunteers/field-notes.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { guideAddress } from '../../../routes.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { sizeText } from '../../../strings/size.ts';
import { dayText } from '../../../strings/dates.ts';
import { fieldTexts } from '../../../strings/volunteers/field.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { useOwnPosition } from '../place/own-position.ts';
import type { FieldArea } from './field-sources.ts';
import { useField, type FieldState } from './use-field.ts';

interface KeepPartProps {
  disaster: ReportView;
  place: Point;
}

/** All that is needed at a disaster, kept on this phone by one tap. Nothing is shown where there is nothing to keep. */
export function KeepPart({ disaster, place }: KeepPartProps) {
  const config = useConfig();
  const own = useOwnPosition();
  if (config?.roads === undefined) return null;
  const from = own.kind === 'on' ? own.from : undefined;
  const { roads, pmtilesUrl } = config;
  return <Keeping disaster={disaster} place={place} from={from} hasRoads={roads} baseMap={pmtilesUrl} />;
}

function Keeping({ disaster, ...around }: KeepPartProps & Omit<FieldArea, 'disasterId'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const { _id, disasterType } = disaster;
  const state = useField({ disasterId: _id, ...around }, disasterType);
  const { plan, wish } = state;
  const isEmpty = typeof plan === 'object' && plan.files.length === 0 && plan.missing.length === 0;
  const isUnknown = plan === 'away' || plan === 'asking' || plan === 'unasked';
  const hasMap = around.baseMap !== undefined;
  if (!wish && (isEmpty || (isUnknown && !around.hasRoads && !hasMap))) return null;
  return (
    <section className={styles['section']} aria-labelledby="field-title" data-field={wish?.state} {...focusProps}>
      <h2 id="field-title" ref={heading} tabIndex={-1}>
        {fieldTexts.title}
      </h2>
      <p>{fieldTexts.lead(reportTypeLabel(disasterType), hasMap)}</p>
      <p className={styles['near']}>
        <Link to={guideAddress(topicOf(disasterType))} className={styles['anchor']}>
          {fieldTexts.guide(reportTypeLabel(disasterType))}
        </Link>
      </p>
      {around.hasRoads && !around.from && <p className={styles['note']}>{fieldTexts.noPosition}</p>}
      {state.progress ? <Running state={state} /> : <Waiting state={state} />}
      <p role="status" className={styles['quietly']}>
        {statusWords(state)}
      </p>
      {wish && !state.progress && (
        <>
          <p className={styles['note']}>{fieldTexts.until(dayText(new Date(fieldEnd(wish)).toISOString()))}</p>
          <div className={styles['near']}>
            <Button look="quiet" onClick={state.remove}>
              {fieldTexts.remove}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The guide speaks of storms of each kind on one page; a topic that it does not have leads to its contents. */
function topicOf(disasterType: string): string {
  return disasterType === 'hurricane' ? 'storm' : disasterType;
}

function Running({ state: { progress, stop } }: { state: FieldState }) {
  if (!progress) return null;
  const { things, bytes, of } = progress;
  const all = of.missing.length;
  return (
    <>
      <Progress
        label={fieldTexts.keeping}
        value={things}
        max={Math.max(1, all)}
        note={fieldTexts.soFar(things, all, sizeText(bytes), sizeText(of.missingBytes))}
      />
      <div className={styles['near']}>
        <Button onClick={stop}>{fieldTexts.stop}</Button>
      </div>
    </>
  );
}

function Waiting({ state }: { state: FieldState }) {
  const { plan, wish, freeBytes } = state;
  const isKept = wish?.state === 'kept';
  if (isKept && (typeof plan !== 'object' || plan.missingBytes === 0)) return null;
  if (plan === 'asking') return <p className={styles['note']}>{fieldTexts.asking}</p>;
  if (plan === 'away' || plan === 'unasked') {
    return (
      <>
        <p className={styles['note']}>{plan === 'away' ? fieldTexts.noSize : fieldTexts.thin}</p>
        <div className={styles['near']}>
          <Button onClick={state.check}>{fieldTexts.check}</Button>
        </div>
      </>
    );
  }
  const isBegun = wish !== undefined && !isKept;
  return (
    <>
      <p>{plan.missingBytes === 0 ? fieldTexts.nothingMore : fieldTexts.size(sizeText(plan.missingBytes))}</p>
      {freeBytes !== undefined && (
        <p role="alert" className={styles['problem']}>
          {fieldTexts.tooLittle(sizeText(freeBytes))}
        </p>
      )}
      <div className={styles['near']}>
        <Button icon="down" look="aid" onClick={state.keep}>
          {isBegun ? fieldTexts.goOn : fieldTexts.keep}
        </Button>
      </div>
    </>
  );
}

/** Said once, as it ends: the figures on the way are the bar's. */
function statusWords({ plan, wish, progress, isRemoved }: FieldState): string {
  if (progress) return fieldTexts.leaveOpen;
  if (isRemoved && !wish) return fieldTexts.removed;
  if (wish?.state === 'stopped' && wish.why) return fieldTexts.stopped[wish.why];
  const isAllThere = typeof plan !== 'object' || plan.missingBytes === 0;
  return wish?.state === 'kept' && isAllThere ? fieldTexts.kept : '';
}
