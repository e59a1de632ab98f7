import { useRef, useState } from 'react';
import { newsletterLimits } from '../../../../contract/entities/newsletter.ts';
import {
  checkNewsletter,
  newNewsletterId,
  sendNewsletter,
  type CallFailure,
} from '../../../data/commands/admin/newsletters.ts';
import { readForm } from '../../../hooks/draft/form-values.ts';
import { useKeptFields } from '../../../hooks/draft/use-kept-fields.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { adminNewsletterTexts as words } from '../../../strings/admin/admin-newsletter.ts';
import { lostAnswerText } from '../../../strings/accounts/asked-failures.ts';
import { problemText } from '../../../strings/forms/problems.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../inbox/inbox.module.css';

const FIELDS = ['id', 'subject', 'text'] as const;

interface NewsletterFormProps {
  /** To so many it goes. */
  subscribers: number;
  /** `isNew`: this is what went out, and no earlier one of which nobody here had heard. */
  onSent(isNew: boolean): void;
}

/**
 * What is typed stays over a reload of this tab until it went out, and so does its id: one whose answer was lost is sent again under it,
 * and that is the same newsletter.
 */
export function NewsletterForm({ subscribers, onSent }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptFields(`newsletter-${usePerson()?.id ?? ''}`, FIELDS);
  const id = useRef(kept.values['id'] || newNewsletterId());
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const [asked, setAsked] = useState<ReturnType<typeof read>>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function read() {
    const { subject = '', text = '' } = form.current ? readForm(form.current) : {};
    return { id: id.current, subject, text };
  }

  function look(): void {
    const letter = read();
    const checked = checkNewsletter(letter);
    setFailure(undefined);
    setProblems(checked.ok ? undefined : problemsOf(letter, checked.failure.fields));
    if (checked.ok) setAsked(letter);
  }

  async function send(letter: ReturnType<typeof read>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    kept.keep(letter);
    const answer = await sendNewsletter(letter);
    setBusy(false);
    setAsked(undefined);
    if (answer.ok) {
      kept.forget();
      empty(form.current);
    } else setFailure(failureOf(answer.failure));
    const isBefore = !answer.ok && answer.failure.kind === 'key-reuse';
    if (!answer.ok && !isBefore) return;
    id.current = newNewsletterId();
    if (isBefore) kept.keep(read());
    onSent(answer.ok);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['part']}
      onInput={() => kept.keep(read())}
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      {problems && <ProblemSummary title={words.problems} problems={problems} />}
      {failure && <Banner tone="bad" title={failure} />}
      <NeededNote text={appTexts.needed} />
      <TextField
        name="subject"
        label={words.subject}
        defaultValue={kept.values['subject']}
        maxLength={newsletterLimits.subjectCharacters}
        problem={problems?.['subject']}
        dir="auto"
        autoComplete="off"
      />
      <TextArea
        name="text"
        label={words.text}
        hint={words.textHint}
        defaultValue={kept.values['text']}
        maxLength={newsletterLimits.textCharacters}
        problem={problems?.['text']}
        rows={8}
        dir="auto"
      />
      <Button type="submit" aria-disabled={isBusy}>
        {words.look}
      </Button>
      {asked && (
        <ConfirmDialog
          title={withName(words.confirmTitle, asked.subject)}
          body={words.confirmBody(subscribers)}
          yes={words.yes}
          yesLook="aid"
          no={words.no}
          onYes={() => void send(asked).catch(console.error)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

/** `reset` would bring back what stood there before a reload. */
function empty(form: HTMLFormElement | null): void {
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  for (const control of controls) control.value = '';
  controls[0]?.focus();
}

function problemsOf(letter: Record<string, string>, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, problemText(field, letter[field], problem)]),
  );
}

function failureOf(failure: CallFailure): string {
  return failure.kind === 'key-reuse' ? words.wentBefore : lostAnswerText(failure, words.perhaps);
}
