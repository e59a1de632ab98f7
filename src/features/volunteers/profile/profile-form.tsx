import { useId, useRef, useState } from 'react';
import type { ActFailure } from '../../../data/commands/items/save-own.ts';
import { saveProfile } from '../../../data/commands/volunteers/volunteer.ts';
import { readForm } from '../../../hooks/draft/form-values.ts';
import { useProfileDraft } from '../../../hooks/draft/use-profile-draft.ts';
import { RestoredNote } from '../../../parts/form/restored-note.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { problemText } from '../../../strings/forms/problems.ts';
import { profileTexts } from '../../../strings/volunteers/volunteer-profile.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import { ProfileControls } from './profile-controls.tsx';
import { changedFields, textsOf, type ProfileTexts } from './profile-fields.ts';
import { ProfileNews } from './profile-news.tsx';
import styles from './profile.module.css';

export interface StartedForm {
  /** What the form was filled with at first. */
  base: ProfileTexts;
  values: ProfileTexts;
}

interface ProfileFormProps {
  /** As the phone knows it, its own changes included. */
  known: ProfileTexts;
  /** Was begun, and not saved. */
  started: StartedForm | undefined;
}

/** Saving is writing it on this phone; the server gets it when it can. What is being typed is never overwritten from below. */
export function ProfileForm({ known, started }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft();
  const [isTyping, setTyping] = useState(started !== undefined);
  const [isRestored, setRestored] = useState(started !== undefined);
  const [base, setBase] = useState(started?.base ?? known);
  const [shown, setShown] = useState(started?.values ?? known);
  const [seen, setSeen] = useState(known);
  const [savedId, setSavedId] = useState<string>();
  const [problem, setProblem] = useState<Problem>({});
  const titleId = useId();
  if (!isTyping && !isSame(seen, known)) startFrom(known);

  function startFrom(profile: ProfileTexts): void {
    setSeen(known);
    setBase(profile);
    setShown(profile);
  }

  function typed(): ProfileTexts {
    return textsOf(form.current ? readForm(form.current) : {});
  }

  async function save(): Promise<void> {
    const now = typed();
    const changes = changedFields(base, now);
    setProblem({});
    if (Object.keys(changes).length === 0) {
      setProblem({ notice: profileTexts.unchanged });
      return;
    }
    const saved = await saveProfile(changes);
    if (!saved.ok) {
      const wrong = problemOf(saved.failure, now.name);
      setProblem(wrong);
      if (wrong.name !== undefined) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
      return;
    }
    await draft.drop();
    startFrom(now);
    setTyping(false);
    setRestored(false);
    setSavedId(saved.value.id);
  }

  return (
    <form
      ref={form}
      id="profile-form"
      noValidate
      aria-labelledby={titleId}
      className={styles['form']}
      onInput={() => {
        setTyping(true);
        draft.keep({ base, values: typed() });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 id={titleId} className={styles['heading']}>
        {profileTexts.title}
      </h3>
      {isRestored && (
        <RestoredNote
          correction={undefined}
          onStartOver={() => {
            form.current?.reset();
            void draft.drop();
            startFrom(known);
            setTyping(false);
            setRestored(false);
          }}
        />
      )}
      <NeededNote text={appTexts.needed} />
      <ProfileControls key={JSON.stringify(shown)} shown={shown} nameProblem={problem.name} />
      {!draft.isKept && <Banner tone="bad">{formTexts.notKept}</Banner>}
      <Button type="submit" look="aid" isWide>
        {profileTexts.save}
      </Button>
      <p role="alert" className={styles['notice']}>
        {problem.notice}
      </p>
      <ProfileNews savedId={savedId} />
    </form>
  );
}

interface Problem {
  name?: string;
  notice?: string;
}

function problemOf(failure: ActFailure, name: string): Problem {
  if (failure.kind === 'signed-out') return { notice: profileTexts.signedOut };
  if (failure.kind === 'storage') return { notice: profileTexts.notSaved(failure.detail) };
  const wrong = failure.fields['name'];
  return wrong === undefined ? { notice: profileTexts.tooLong } : { name: problemText('name', name, wrong) };
}

function isSame(one: ProfileTexts, other: ProfileTexts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
