import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Point } from '../../../contract/base/great-circle.ts';
import { readPosition } from '../../../contract/base/read-position.ts';
import { PUBLIC_RADIUS_M } from '../../../contract/policies/public-position.ts';
import { limits } from '../../../contract/limits.ts';
import type { ReportedNear } from '../../data/queries/lists/reported-near.ts';
import { isOnlineNow } from '../../hooks/shared/use-online.ts';
import { useReportedNear, type ReportedState } from '../../hooks/lists/use-reported-near.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { useForeignHost } from '../../hooks/photos/use-foreign-host.ts';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { aboutFarText } from '../../strings/how-far.ts';
import { additionTexts } from '../../strings/forms/add-to-report.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { sizeText } from '../../strings/size.ts';
import { timeSince } from '../../strings/time.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { controlId } from '../../ui/form/field.tsx';
import { additionText, readAddition } from './addition.ts';
import styles from './already-reported.module.css';

interface PlaceToldOf extends Point {
  /** Metres within which the phone knows it. */
  accuracyM?: number | undefined;
}

interface AlreadyReportedProps {
  form: RefObject<HTMLFormElement | null>;
  /** Where the report says that it is, as far as that is known. */
  place: PlaceToldOf | undefined;
  /** An unfinished form was filled in. */
  isRestored: boolean;
  onAdd(addition: string): void;
}

/**
 * Whether what is being reported is reported already, and the way to add to that. It has its room in the form from the start and keeps
 * to it, so that nothing moves under a finger; a report can be sent whatever it says.
 */
export function AlreadyReported({ form, place, isRestored, onAdd }: AlreadyReportedProps) {
  const typed = useTyped(form, isRestored);
  const address = useSettled(typed.address);
  const description = useSettled(typed.description);
  const [others, setOthers] = useState<readonly string[]>([]);
  const { disasterType } = typed;
  const at = place ?? readPosition(address);
  const reported = useReportedNear({ disasterType, place: at, words: `${address}\n${description}` });
  const matches = reported.known?.matches.filter(({ id }) => !others.includes(id)) ?? [];
  const [match] = matches;
  const now = useNow();
  const isForeign = useForeignHost(reported.hasFailed);
  // Hosts of other makers have nothing to say of it.
  if (isForeign) return null;
  return (
    <section className={styles['part']} aria-label={additionTexts.title}>
      <h2 className={styles['title']}>{additionTexts.title}</h2>
      <div role="status">
        {match ? (
          <Found match={match} now={now} accuracyM={place?.accuracyM ?? 0} />
        ) : (
          <p>{reported.known && wordsFor(reported, { disasterType, address }, at, now)}</p>
        )}
      </div>
      <div className={styles['actions']}>
        {match && (
          <>
            <Button onClick={() => add(form.current, match, onAdd)}>{additionTexts.add}</Button>
            <Button look="quiet" onClick={() => setOthers([...others, match.id])}>
              {additionTexts.other}
            </Button>
          </>
        )}
        {!match && reported.known?.asOf === undefined && <AskButton {...reported} />}
      </div>
    </section>
  );
}

interface Typed {
  disasterType: string;
  address: string;
  description: string;
}

function typedIn(form: HTMLFormElement | null): Typed {
  const { disasterType = '', address = '', description = '' } = form ? readForm(form) : {};
  return { disasterType, address, description };
}

/** The controls hold what is chosen and typed: the form is told of it, and of what an earlier visit left. */
function useTyped(form: RefObject<HTMLFormElement | null>, isRestored: boolean): Typed {
  const [typed, setTyped] = useState(() => typedIn(null));
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => setTyped(typedIn(element));
    read();
    const ending = new AbortController();
    for (const kind of ['input', 'change']) element.addEventListener(kind, read, { signal: ending.signal });
    return () => ending.abort();
  }, [form, isRestored]);
  return typed;
}

function Found({ match, now, accuracyM }: { match: ReportedNear; now: number; accuracyM: number }) {
  const { disasterType, town, reportedMs, km, count } = match;
  const [name, when] = [nameOf(disasterType, town), timeSince(reportedMs, now)];
  const words =
    km === undefined
      ? additionTexts.foundByWords(name, when)
      : additionTexts.found(name, when, aboutFarText(km * 1000, accuracyM + PUBLIC_RADIUS_M));
  return (
    <p className={styles['found']}>
      {words} {count > 1 && `(${additionTexts.reports(count)})`}
    </p>
  );
}

function AskButton({ isAsking, hasFailed, ask }: ReportedState) {
  return (
    <Button look="quiet" aria-disabled={isAsking} onClick={() => !isAsking && ask()}>
      {hasFailed || !isAsking ? additionTexts.ask(sizeText(limits.indexBytes)) : additionTexts.asking}
    </Button>
  );
}

function wordsFor(
  { known, hasFailed }: ReportedState,
  { disasterType, address }: Omit<Typed, 'description'>,
  place: Point | undefined,
  now: number,
): string {
  if (known?.asOf === undefined) return unknownWords(hasFailed);
  if (disasterType === '' || (place === undefined && address.trim() === '')) return additionTexts.hint;
  return (place ? additionTexts.none : additionTexts.noneByWords)(timeSince(known.asOf, now));
}

/** Nothing before somebody asked: a connection that goes moves no button. */
function unknownWords(hasFailed: boolean): string {
  if (!hasFailed) return '';
  return isOnlineNow() ? additionTexts.failed : additionTexts.offline;
}

function nameOf(disasterType: string, town: string | undefined): string {
  const what = disasterTypeLabel(disasterType);
  return town ? additionTexts.near(what, town) : additionTexts.here(what);
}

/** Takes over what it is and where, where nothing was chosen or written: a report has to say both. */
function add(form: HTMLFormElement | null, match: ReportedNear, onAdd: AlreadyReportedProps['onAdd']): void {
  if (typedIn(form).disasterType === '') {
    for (const control of form?.querySelectorAll<HTMLInputElement>('[name=disasterType]') ?? [])
      control.checked = control.value === match.disasterType;
  }
  const address = form?.elements.namedItem('address');
  if (address instanceof HTMLInputElement && address.value.trim() === '') address.value = placeWords(match);
  onAdd(additionText(match));
}

function placeWords({ town, lat, lng }: Pick<ReportedNear, 'town' | 'lat' | 'lng'>): string {
  return town ? additionTexts.nearTown(town) : `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
}

interface AddingNoteProps {
  form: RefObject<HTMLFormElement | null>;
  addsTo: string;
  isShort: boolean;
  /** Shows what was taken over. */
  onWhole(): void;
  onInstead(): void;
}

/** To what the report adds. It takes the focus: what was tapped is gone from the form. */
export function AddingNote({ form, addsTo, isShort, onWhole, onInstead }: AddingNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const addition = readAddition(addsTo);
  const type = addition?.disasterType || typedIn(form.current).disasterType;
  return (
    <Banner
      ref={note}
      tone="note"
      isQuiet
      title={additionTexts.adding(nameOf(type, addition?.town))}
      actions={
        <>
          <Button
            onClick={() => {
              onInstead();
              document.getElementById(controlId('disasterType'))?.focus();
            }}
          >
            {additionTexts.instead}
          </Button>
          {isShort && (
            <Button look="quiet" onClick={onWhole}>
              {additionTexts.change}
            </Button>
          )}
        </>
      }
    >
      <p>{additionTexts.lead}</p>
    </Banner>
  );
}
