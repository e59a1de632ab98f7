import { useState, type ReactNode } from 'react';
import { limits } from '../../../contract/limits.ts';
import { aidActTexts } from '../../strings/admin/admin-aid.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SelectField, TextArea } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './reason-dialog.module.css';

interface KindReasonDialogProps<Kind extends string> {
  title: string;
  body: string;
  /** What the choice is called. */
  label: string;
  /** In order; the first is chosen at first. */
  kinds: Readonly<Record<Kind, string>>;
  /** What somebody else is told of each kind: said beside the choice, before it is made. */
  told?: Readonly<Record<Kind, string>>;
  yes: string;
  /** Why the last yes could not be saved; what was typed stays. */
  problem: string | undefined;
  /** What is asked beside one of the kinds. */
  more?: { of: Kind; asked: ReactNode } | undefined;
  onYes(kind: Kind, reason: string): void;
  onNo(): void;
}

/** A question for admins whose yes is of several kinds and takes a reason. */
export function KindReasonDialog<Kind extends string>(props: KindReasonDialogProps<Kind>) {
  const { title, body, label, kinds, told, yes, problem, more, onYes, onNo } = props;
  const [missing, setMissing] = useState<string>();
  const [chosen, setChosen] = useState<Kind>();
  const [first] = Object.keys(kinds) as Kind[];
  const kind = chosen ?? first;

  function submit(form: HTMLFormElement): void {
    const reason = typedText(form, 'reason').trim();
    if (reason !== '') onYes(typedText(form, 'kind') as Kind, reason);
    else {
      setMissing(aidActTexts.reasonMissing);
      form.querySelector('textarea')?.focus();
    }
  }

  return (
    <Dialog title={title} body={<p>{body}</p>} onCancel={onNo}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <form
        noValidate
        className={styles['form']}
        onChange={({ currentTarget }) => setChosen(typedText(currentTarget, 'kind') as Kind)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <SelectField name="kind" label={label} options={kinds} {...(first && { defaultValue: first })} />
        {told && kind && <p>{told[kind]}</p>}
        {more && more.of === kind && more.asked}
        <TextArea
          name="reason"
          label={aidActTexts.reason}
          hint={aidActTexts.reasonHint}
          maxLength={limits.reasonCharacters}
          problem={missing}
          dir="auto"
        />
        <Button type="submit" look="danger">
          {yes}
        </Button>
        <Button onClick={onNo}>{aidActTexts.cancel}</Button>
      </form>
    </Dialog>
  );
}
