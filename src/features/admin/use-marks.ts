import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { MessageView } from '../../../contract/entities/contact-message.ts';
import type { MessageState } from '../../../contract/enumerations.ts';
import { markMessage } from '../../data/commands/messages.ts';
import { askedFailureText } from '../../strings/asked-failures.ts';
import { inboxTexts } from '../../strings/inbox.ts';
import { isolated } from '../../strings/isolate.ts';
import { exactTime } from '../../strings/time.ts';
import { withName } from '../../ui/with-name.tsx';

const saying = {
  answered: (name: string) => inboxTexts.marked(name),
  open: (name: string) => inboxTexts.reopened(name),
} as const;

export interface Marks {
  /** What came of the last mark, to be said aloud. */
  notice: ReactNode;
  /** The message that was marked last, for undoing it. */
  last: MessageView | undefined;
  busyId: string | undefined;
  mark(message: MessageView, state: MessageState): Promise<void>;
}

/** Marks messages one at a time and says what came of it. A mark that did not arrive changes nothing on screen. */
export function useMarks(onMarked: (message: MessageView) => void): Marks {
  const [notice, setNotice] = useState<ReactNode>('');
  const [last, setLast] = useState<MessageView>();
  const [busyId, setBusyId] = useState<string>();
  const isBusy = useRef(false);
  const mark = useCallback(
    async (message: MessageView, state: MessageState) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setBusyId(message._id);
      const answer = await markMessage(message._id, state);
      isBusy.current = false;
      setBusyId(undefined);
      if (answer.ok) {
        const { message: stands, isOthers } = answer.value;
        // What another admin did is not this one's to undo.
        setLast(isOthers ? undefined : stands);
        onMarked(stands);
        setNotice(isOthers ? wasFirst(stands) : withName(saying[state], message.name));
      } else {
        setNotice(inboxTexts.markFailed(askedFailureText(answer.failure)));
      }
    },
    [onMarked],
  );
  return { notice, last, busyId, mark };
}

/** Who answered it before, and when. */
function wasFirst({ name, answeredBy = '', answeredAt = '' }: MessageView): ReactNode {
  const when = exactTime(Date.parse(answeredAt));
  return withName((by) => inboxTexts.answeredBefore(by === '' ? undefined : by, isolated(name), when), answeredBy);
}
