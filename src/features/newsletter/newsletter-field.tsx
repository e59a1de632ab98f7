import { plainEmail } from '../../../contract/base/plain-email.ts';
import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react';
import type { InvalidForm, SaveFailure } from '../../data/commands/items/save-failure.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useLate } from '../../hooks/shared/use-late.ts';
import { useTakesMessages } from '../../hooks/items/use-takes-messages.ts';
import { language } from '../../strings/language.ts';
import { newsletterTexts } from '../../strings/public/newsletter.ts';
import { problemText } from '../../strings/forms/problems.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './newsletter-field.module.css';

const loadState = () => import('./newsletter-state.tsx');
const NewsletterState = lazy(() => loadUntilThere(async () => ({ default: (await loadState()).NewsletterState })));
const loadCommand = () => import('../../data/commands/newsletter.ts');

/** No screen has a control of this name: the footer stands below all of them. */
const FIELD = 'newsletterEmail';

/** The footer's field. What is entered waits in the outbox like anything else; nothing where the host has no newsletter. */
export function NewsletterField() {
  const id = useId();
  const takesMessages = useTakesMessages();
  const [savedId, setSavedId] = useState<string>();
  if (!takesMessages) return null;
  return (
    <section aria-labelledby={id} className={styles['newsletter']}>
      <h2 id={id}>{newsletterTexts.title}</h2>
      {savedId === undefined ? (
        <>
          <p className={styles['lead']}>{newsletterTexts.lead}</p>
          <SubscribeForm onSaved={setSavedId} />
        </>
      ) : (
        // It was saved: that much is true before the rest is there.
        <Suspense fallback={<p>{newsletterTexts.saved}</p>}>
          <NewsletterState id={savedId} onAnother={() => setSavedId(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function SubscribeForm({ onSaved }: { onSaved(itemId: string): void }) {
  const command = useLate(loadCommand);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const email = plainEmail(typedText(form, FIELD));
    const saved = await (await command()).subscribe({ email, language: language() });
    setBusy(false);
    if (saved.ok) {
      onSaved(saved.value.id);
      return;
    }
    setProblem(problemOf(saved.failure, email));
    form.querySelector('input')?.focus();
  }

  return (
    <form
      noValidate
      // Sends nothing anywhere: a form of another method would put the address into that of the page.
      method="dialog"
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        save(event.currentTarget).catch((error: unknown) => {
          console.error(error);
          setBusy(false);
          setProblem(newsletterTexts.notSaved);
        });
      }}
    >
      <TextField
        name={FIELD}
        label={newsletterTexts.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        problem={problem}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {newsletterTexts.subscribe}
      </Button>
    </form>
  );
}

function problemOf(failure: SaveFailure | InvalidForm, email: string): string {
  if (failure.kind !== 'invalid') return newsletterTexts.notSaved;
  return email === '' ? newsletterTexts.missing : problemText('email', email, failure.fields['email'] ?? '');
}
