import { fieldEnd } from '../../../data/queries/volunteers/field-notes.ts';
import { dayText } from '../../../strings/dates.ts';
import { sizeText } from '../../../strings/size.ts';
import { fieldTexts } from '../../../strings/volunteers/field.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import styles from '../list/task.module.css';
import type { FieldState } from './use-field.ts';

/** How much there is to keep, how far it has come, until when it is kept, and the buttons that begin, stop and delete it. */
export function KeepPanel({ state }: { state: FieldState }) {
  const { wish, progress } = state;
  return (
    <>
      {progress ? <Running state={state} /> : <Waiting state={state} />}
      <p role="status" className={styles['quietly']}>
        {statusWords(state)}
      </p>
      {wish && !progress && (
        <>
          <p className={styles['note']}>{fieldTexts.until(dayText(new Date(fieldEnd(wish)).toISOString()))}</p>
          <div className={styles['near']}>
            <Button look="quiet" onClick={state.remove}>
              {fieldTexts.remove}
            </Button>
          </div>
        </>
      )}
    </>
  );
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
