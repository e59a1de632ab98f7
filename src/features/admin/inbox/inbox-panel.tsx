import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import { messageStates } from '../../../../contract/enumerations.ts';
import { deskSearchTexts, messageStateNames } from '../../../strings/admin/admin-search.ts';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { Button } from '../../../ui/button.tsx';
import { DeskSearch } from '../search/desk-search.tsx';
import styles from './inbox.module.css';
import { InboxActs } from './inbox-acts.tsx';
import { InboxList } from './inbox-list.tsx';
import { useDeskView } from '../search/use-desk-view.ts';
import { useMarks } from './use-marks.ts';

/** The admins' messages: the open or the answered ones, and those of them that were put aside for their number. */
export function InboxPanel() {
  const { view, text, change } = useDeskView('messages', messageStates);
  const { state } = view;
  const { notice, last, acts, mark } = useMarks();
  const onClear = () => change({ search: '' });
  const shared = { state, text, onClear, onMark: mark };
  const isOpen = state === 'open';
  return (
    <section className={styles['panel']} aria-labelledby="inbox-title">
      <h2 id="inbox-title">{inboxTexts.title}</h2>
      <DeskSearch
        name="messages"
        label={deskSearchTexts.messages}
        hint={deskSearchTexts.messagesHint}
        view={view}
        states={messageStateNames}
        onChange={change}
      />
      <div className={styles[last || notice ? 'notice' : 'silent']}>
        <p role="status">{notice}</p>
        {last && <Button onClick={() => void mark(last, opposite(last))}>{inboxTexts.undo}</Button>}
      </div>
      <InboxActs acts={acts} />
      <InboxList
        // Another question begins anew: nothing of the last one's answer stands under it.
        key={`main ${state} ${text}`}
        title={isOpen ? inboxTexts.open : inboxTexts.answered}
        empty={isOpen ? inboxTexts.nothingOpen : inboxTexts.nothingAnswered}
        lane="main"
        {...shared}
      />
      <InboxList
        key={`triage ${state} ${text}`}
        title={inboxTexts.aside}
        lead={inboxTexts.asideLead}
        empty={inboxTexts.nothingAside}
        lane="triage"
        isHiddenEmpty
        {...shared}
      />
    </section>
  );
}

function opposite({ state }: MessageView) {
  return state === 'answered' ? 'open' : 'answered';
}
