import { useEffect, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { roadBlockKinds, type RoadBlockKind } from '../../../../contract/enumerations.ts';
import { limits } from '../../../../contract/limits.ts';
import { reportRoadBlock } from '../../../data/commands/roads/road-blocks.ts';
import { LatePlacePin } from '../../../maps/pin/late-place-pin.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { roadKindLabels } from '../../../strings/forms/road-kinds.ts';
import { roadReportTexts } from '../../../strings/volunteers/road-report.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { askOwnPosition, useOwnPosition } from '../place/own-position.ts';
import styles from './road-sheet.module.css';

interface RoadSheetProps {
  around: Point | undefined;
  /** It is known which road is meant, and its words say it: nobody is asked. */
  at?: { place: Point; words: string };
  onSaved?(): void;
  onClose(): void;
}

/**
 * What blocks the road: the tap on it is the second one, and saves. Where it is: where the phone is, which is asked for as the sheet
 * opens, or a pin. A tap that comes before the phone has found itself waits for that.
 */
export function RoadSheet({ around, at, onSaved, onClose }: RoadSheetProps) {
  const own = useOwnPosition();
  const [pin, setPin] = useState<Point>();
  const [note, setNote] = useState('');
  const [pressed, setPressed] = useState<RoadBlockKind>();
  const [problem, setProblem] = useState<string>();
  const isKnown = at !== undefined;
  useEffect(() => {
    if (!isKnown) void askOwnPosition();
  }, [isKnown]);

  async function report(kind: RoadBlockKind): Promise<void> {
    if (pressed !== undefined) return;
    setPressed(kind);
    setProblem(undefined);
    const place = at?.place ?? pin ?? (await standsAt());
    if (place === undefined) setProblem(roadReportTexts.needsPlace);
    else {
      const position = { lati: place.lat, long: place.lng };
      const saved = await reportRoadBlock({ place: position, kind, ...(note.trim() && { note: note.trim() }) });
      if (saved.ok) {
        onClose();
        showToast(roadReportTexts.saved);
        onSaved?.();
        return;
      }
      const isSignedOut = saved.failure.kind === 'signed-out';
      setProblem(isSignedOut ? askedFailureTexts['sign-in'] : roadReportTexts.notSaved);
    }
    setPressed(undefined);
  }

  return (
    <Sheet title={roadReportTexts.title} close={roadReportTexts.cancel} onClose={onClose}>
      <p role="status" className={styles['place']}>
        <Icon name="pin" size={20} />
        {at?.words ?? (pin ? roadReportTexts.pinned : placeWords(own.kind))}
      </p>
      {!at && (
        <LatePart>
          <LatePlacePin
            pin={pin}
            known={() => (own.kind === 'on' ? own.from : around)}
            onSet={(point) => {
              setPin(point);
              setProblem(undefined);
            }}
            onRemove={() => setPin(undefined)}
          />
        </LatePart>
      )}
      <div className={styles['note']}>
        <TextArea
          name="note"
          label={roadReportTexts.note}
          hint={roadReportTexts.noteHint}
          optional={formTexts.optional}
          maxLength={limits.roadNoteCharacters}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <p>{roadReportTexts.lead}</p>
      <div className={styles['kinds']} role="group" aria-label={roadReportTexts.title}>
        {roadBlockKinds.map((kind) => (
          <Button
            key={kind}
            isWide
            look="alarm"
            aria-disabled={pressed !== undefined}
            onClick={() => void report(kind).catch(console.error)}
          >
            {roadKindLabels[kind]}
          </Button>
        ))}
      </div>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    </Sheet>
  );
}

/** Where the phone is now, as it said when the sheet opened or says yet. */
async function standsAt(): Promise<Point | undefined> {
  announce(roadReportTexts.asking);
  const own = await askOwnPosition();
  return own.kind === 'on' ? own.from : undefined;
}

function placeWords(kind: 'on' | 'off' | 'asking'): string {
  if (kind === 'on') return roadReportTexts.here;
  return kind === 'asking' ? roadReportTexts.asking : roadReportTexts.noPlace;
}
