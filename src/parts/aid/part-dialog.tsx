import { limits } from '../../../contract/limits.ts';
import { partTexts } from '../../strings/public/aid-needs.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import { withName } from '../../ui/with-name.tsx';
import styles from './aid-parts.module.css';

interface PartDialogProps {
  need: { type: string; delivered?: string | undefined } | undefined;
  problem: string | undefined;
  onYes(delivered: string): void;
  onNo(): void;
}

/** How much of a need has come, in words. */
export function PartDialog({ need, problem, onYes, onNo }: PartDialogProps) {
  return (
    <Dialog title={withName(partTexts.partTitle, needLabel(need?.type ?? ''))} onCancel={onNo}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onYes(typedText(event.currentTarget, 'delivered').trim());
        }}
      >
        <TextField
          name="delivered"
          label={partTexts.part}
          hint={partTexts.partHint}
          optional={formTexts.optional}
          maxLength={limits.quantityCharacters}
          defaultValue={need?.delivered}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit" look="aid">
          {partTexts.partYes}
        </Button>
        <Button onClick={onNo}>{partTexts.cancel}</Button>
      </form>
    </Dialog>
  );
}
