import { lazy, useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { recordMessageTexts } from '../../../strings/forms/record-messages.ts';
import { relativeTime } from '../../../strings/time.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './requests.module.css';

const OpenMessages = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./open-messages.tsx')).OpenMessages })),
);

interface RequestMessagesProps {
  record: { _id: string; messagedAt?: string | undefined };
  /** Epoch milliseconds. */
  now: number;
}

/** What whoever asked, or reported, wrote to the NGO that has it in hand: cards stand in a list, and none asks the server unasked. */
export function RequestMessages({ record: { _id, messagedAt }, now }: RequestMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <LatePart>
        <OpenMessages recordId={_id} messagedAt={messagedAt} />
      </LatePart>
    );
  }
  return (
    <>
      {messagedAt !== undefined && (
        <p className={styles['warning']}>{recordMessageTexts.last(relativeTime(epochMsOf(messagedAt), now))}</p>
      )}
      <Button icon="send" onClick={() => setOpen(true)}>
        {recordMessageTexts.title}
      </Button>
    </>
  );
}
