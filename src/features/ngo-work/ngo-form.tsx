import { lazy, useRef, useState } from 'react';
import { saveNgoProfile, type ActFailure } from '../../data/commands/ngos/save-ngo-profile.ts';
import { profileChange } from '../../data/queries/volunteers/profile-change.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { useProfileDraft } from '../../hooks/draft/use-profile-draft.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { RestoredNote } from '../../parts/form/restored-note.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { shownNgoMessages } from '../../strings/public/ngo-messages.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import { NgoControls } from './ngo-controls.tsx';
import { changesIn, completed, missingIn, ngoTexts, type NeededField, type NgoTexts } from './ngo-fields.ts';
import styles from './ngo-profile.module.css';

const ChangeNews = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../parts/saved/change-news.tsx')).ChangeNews })),
);

export interface StartedForm {
  /** What the form was filled with at first. */
  base: NgoTexts;
  values: NgoTexts;
}

interface NgoFormProps {
  /** As the phone knows it, its own changes included. */
  known: NgoTexts;
  email: string;
  /** Was begun, and not saved. */
  started: StartedForm | undefined;
}

/** Saving is writing it on this phone; the server gets it when it can. What is being typed is never overwritten from below. */
export function NgoForm({ known, email, started }: NgoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft();
  const [isTyping, setTyping] = useState(started !== undefined);
  const [isRestored, setRestored] = useState(started !== undefined);
  const [base, setBase] = useState(started?.base ?? known);
  const [shown, setShown] = useState(started?.values ?? known);
  const [seen, setSeen] = useState(known);
  const [version, setVersion] = useState(0);
  const [savedId, setSavedId] = useState<string>();
  const [notice, setNotice] = useState('');
  const [missing, setMissing] = useState<NeededField[]>([]);
  if (!isTyping && !isSame(seen, known)) startFrom(known);

  function startFrom(profile: NgoTexts): void {
    setSeen(known);
    setBase(profile);
    setShown(profile);
    setVersion(version + 1);
  }

  function typed(): NgoTexts {
    return ngoTexts(form.current ? readForm(form.current) : {});
  }

  function keep(): void {
    setTyping(true);
    const values = typed();
    draft.keep({ base, values });
    // What is put right is not called missing any more.
    const lacking = missingIn(completed(values));
    const left = missing.filter((field) => lacking.includes(field));
    if (left.length === missing.length) return;
    setMissing(left);
    if (left.length === 0) setNotice('');
  }

  async function save(): Promise<void> {
    const now = completed(typed());
    const lacking = missingIn(now);
    const changes = changesIn(base, now);
    setMissing(lacking);
    if (lacking.length > 0) {
      setNotice(shownNgoMessages.missing);
      form.current?.querySelector<HTMLElement>(`[name=${controlOf(lacking[0])}]`)?.focus();
      return;
    }
    setNotice(Object.keys(changes).length === 0 ? ngoProfileTexts.unchanged : '');
    if (Object.keys(changes).length === 0) return;
    const saved = await saveNgoProfile(changes);
    if (!saved.ok) {
      setNotice(noticeOf(saved.failure));
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
      id="ngo-profile-form"
      noValidate
      aria-label={ngoProfileTexts.title}
      className={styles['form']}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {isRestored && (
        <RestoredNote
          correction={undefined}
          onStartOver={() => {
            void draft.drop();
            startFrom(known);
            setTyping(false);
            setRestored(false);
          }}
        />
      )}
      <NeededNote text={appTexts.needed} />
      <NgoControls key={version} shown={shown} email={email} missing={missing} onChanged={keep} />
      {!draft.isKept && <Banner tone="bad">{formTexts.notKept}</Banner>}
      <Button type="submit" look="aid" isWide>
        {ngoProfileTexts.save}
      </Button>
      <p role="alert" className={styles['notice']}>
        {notice}
      </p>
      <NgoNews savedId={savedId} />
    </form>
  );
}

/** Where a person puts right what is missing. */
function controlOf(field: NeededField | undefined): string | undefined {
  if (field === 'focusAreas') return 'newArea';
  return field === 'areaAt' ? 'areaKm' : field;
}

function NgoNews({ savedId }: { savedId: string | undefined }) {
  const now = useNow(1000);
  const item = useQuery(() => profileChange('saveNgoProfile', savedId).catch(() => undefined), [savedId]);
  const { profileSaved: saved, profileFailed: failed } = shownNgoMessages;
  return (
    <LatePart>
      <ChangeNews item={item} savedId={savedId} now={now} texts={{ saved, failed }} />
    </LatePart>
  );
}

function noticeOf(failure: ActFailure): string {
  if (failure.kind === 'signed-out') return ngoProfileTexts.signedOut;
  if (failure.kind === 'storage') return ngoProfileTexts.notSaved(failure.detail);
  return ngoProfileTexts.tooLong;
}

function isSame(one: NgoTexts, other: NgoTexts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
