import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { ngoGivenTexts as words } from '../../../strings/public/ngo-requests.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './requests.module.css';

interface GivenDialogProps {
  /** Its type. */
  need: string;
  problem: string | undefined;
  onYes(given: string): void;
  /** With a delivery the receiver confirms it. */
  onPack(): void;
  onNo(): void;
}

/** A need that is fulfilled by hand: nobody confirms it, so that who says it says how. */
export function GivenDialog({ need, problem, onYes, onPack, onNo }: GivenDialogProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={withName(words.title, needLabel(need))} body={<p>{words.body}</p>} onCancel={onNo}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <form
        noValidate
        className={styles['answer']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const given = typedText(form, 'given').trim();
          if (given !== '') return onYes(given);
          setMissing(true);
          form.querySelector('textarea')?.focus();
        }}
      >
        <TextArea
          name="given"
          label={words.how}
          hint={words.hint}
          maxLength={limits.reasonCharacters}
          problem={isMissing ? words.missing : undefined}
          dir="auto"
        />
        <Button type="submit" look="aid">
          {words.yes}
        </Button>
        <Button onClick={onPack}>{deliveryWorkTexts.pack}</Button>
        <Button onClick={onNo}>{words.cancel}</Button>
      </form>
    </Dialog>
  );
}
