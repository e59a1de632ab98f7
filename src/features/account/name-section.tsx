import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { changeName } from '../../data/commands/accounts/account.ts';
import { nameChange } from '../../data/queries/items/pending-name.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { waitingWords } from '../../parts/saved/status-words.ts';
import { nameTexts } from '../../strings/accounts/account-page.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { asSentence } from '../../strings/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import styles from './shared/account-screen.module.css';
import { typedText } from '../../ui/form/typed-text.ts';

/** The person's own name. Changing it works without network, like a report: first on this phone, then on the server. */
export function NameSection({ name }: { name: string }) {
  const [problem, setProblem] = useState<string>();
  const [savedId, setSavedId] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [shown, setShown] = useState(name);
  // Another tab or phone changed it, or the server's answer came. What is being typed here stays, and so does the keyboard of a phone
  // whose user only went into the field: a field that is made anew would take both away.
  if (shown !== name && !isTyping) setShown(name);

  async function save(typed: string): Promise<void> {
    const saved = await changeName(typed);
    if (saved.ok) {
      setProblem(undefined);
      setTyping(false);
      setSavedId(saved.value.id);
    } else if (saved.failure.kind === 'invalid') {
      setProblem(nameTexts.missing);
    } else {
      setProblem(saved.failure.kind === 'storage' ? nameTexts.failed(saved.failure.detail) : nameTexts.loggedOut);
    }
  }

  return (
    <>
      <form
        noValidate
        className={styles['form']}
        onInput={() => setTyping(true)}
        onSubmit={(event) => {
          event.preventDefault();
          void save(typedText(event.currentTarget, 'name').trim());
        }}
      >
        <TextField
          key={shown}
          name="name"
          label={nameTexts.label}
          autoComplete="name"
          defaultValue={shown}
          onFocus={() => setTyping(true)}
          onBlur={({ target }) => target.value === shown && setTyping(false)}
          maxLength={limits.nameCharacters}
          problem={problem}
        />
        <Button type="submit">{nameTexts.save}</Button>
      </form>
      <WhereItIs savedId={savedId} />
    </>
  );
}

/** How far a change of the name has come: only what is true, as of a report. */
function WhereItIs({ savedId }: { savedId: string | undefined }) {
  const now = useNow(1000);
  const item = useQuery(() => nameChange(savedId).catch(() => undefined), [savedId]);
  const state = item?.state;
  return (
    <div role="status" data-item-state={state}>
      {state === 'sent' && <p>{nameTexts.sent}</p>}
      {(state === 'queued' || state === 'sending') && <p>{asSentence(savedTexts.saved)}</p>}
      {item && state === 'queued' && item.reason && <p aria-live="off">{waitingWords(item, item.nextAt, now)}</p>}
      {state === 'needs-you' && <p>{savedTexts.needsYou(item?.reason ? reasonSentence(item.reason) : '')}</p>}
    </div>
  );
}
