import { useEffect, useRef, useState } from 'react';
import type { CourseId, ModuleId } from '../../../contract/courses.ts';
import { storageFailure } from '../../data/commands/items/save-failure.ts';
import type { ActFailure } from '../../data/commands/items/save-own.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { checkTexts } from '../../strings/volunteers/learning.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/form/field.tsx';
import styles from './learning.module.css';

/** What keeps it is on the phone before the button is pressed: where that is, there may be no network. */
async function bringLearn() {
  return (await loadUntilThere(() => import('../../data/commands/volunteers/volunteer.ts'))).learnModule;
}

interface MarkLearnedProps {
  course: CourseId;
  module: ModuleId;
  isLearned: boolean;
}

/** Keeps on this phone that the module was learned. Said only once it is on the disk; it goes to the server by itself. */
export function MarkLearned({ course, module, isLearned }: MarkLearnedProps) {
  const said = useRef<HTMLParagraphElement>(null);
  const isBusy = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => void bringLearn().catch(() => undefined), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isSaved) said.current?.focus({ preventScroll: true });
  }, [isSaved]);

  async function mark(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const saved = await bringLearn()
      .then((learn) => learn(course, module))
      .catch(storageFailure);
    isBusy.current = false;
    setSaved(saved.ok);
    setProblem(saved.ok ? undefined : problemOf(saved.failure));
  }

  return (
    <div className={styles['part']}>
      {!isLearned && !isSaved && (
        <Button look="aid" icon="check" onClick={() => void mark()}>
          {checkTexts.mark}
        </Button>
      )}
      <div role="alert">
        <Problem id="mark-problem" text={problem} />
      </div>
      <p ref={said} tabIndex={-1} role="status" className={styles['said']}>
        {isSaved && checkTexts.saved}
      </p>
    </div>
  );
}

function problemOf(failure: ActFailure): string {
  if (failure.kind === 'signed-out') return checkTexts.loggedOut;
  return checkTexts.failed(failure.kind === 'storage' ? failure.detail : failure.kind);
}
