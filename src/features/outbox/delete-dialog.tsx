import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { deleteTexts, outboxTexts } from '../../strings/shell/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface DeleteDialogProps {
  item: Pick<ShownItem, 'state'>;
  /** What came of the last action. */
  note: string;
  onDelete(): void;
  onCopy(): void;
  onKeep(): void;
}

/** Asks before the only copy goes, or before the phone forgets what has arrived. */
export function DeleteDialog({ item, note, onDelete, onCopy, onKeep }: DeleteDialogProps) {
  const isSent = item.state === 'sent';
  return (
    <ConfirmDialog
      title={isSent ? deleteTexts.sentTitle : deleteTexts.unsentTitle}
      body={isSent ? deleteTexts.sentBody : deleteTexts.unsentBody}
      yes={deleteTexts.yes}
      no={deleteTexts.no}
      note={note}
      onYes={onDelete}
      onNo={onKeep}
      extra={
        <Button icon="save" onClick={onCopy}>
          {outboxTexts.exportOne}
        </Button>
      }
    />
  );
}
