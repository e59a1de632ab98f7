import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { plainEmail } from '../../../../contract/base/plain-email.ts';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import type { MessageState } from '../../../../contract/enumerations.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { isolated, leftToRight } from '../../../strings/isolate.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './inbox.module.css';

interface InboxMessageProps {
  /** As this phone has marked it. */
  message: MessageView;
  /** What this phone said of it has not arrived yet. */
  isWaiting: boolean;
  onMark(message: MessageView, state: MessageState): Promise<void>;
}

/** One message: who wrote what and when, and the way to answer. */
export function InboxMessage({ message, isWaiting, onMark }: InboxMessageProps) {
  const { _id, name, email, contactNumber, createdAt, writtenAt, state, answeredAt, answeredBy } = message;
  const reference = referenceOf(_id);
  const country = useConfig()?.country;
  const isAnswered = state === 'answered';
  return (
    <Card as="article" aria-labelledby={`message-${_id}`} data-message={_id}>
      <h4 id={`message-${_id}`} className={styles['name']}>
        <bdi>{name}</bdi>
      </h4>
      <p>
        <a className={styles['mail']} href={mailAddress(email, inboxTexts.mailSubject(reference))}>
          {inboxTexts.replyTo(leftToRight(email))}
        </a>
      </p>
      {contactNumber !== undefined && (
        <p>
          <CallLinks contact={contactNumber} country={country} />
        </p>
      )}
      <p dir="auto" className={styles['words']}>
        {message.message}
      </p>
      {isWaiting && <p className={styles['waits']}>{inboxTexts.waits[state]}</p>}
      {!isWaiting && answeredAt !== undefined && (
        <p className={styles['aside']}>
          {withName(
            (by) => inboxTexts.answeredBy(by === '' ? undefined : by, exactTime(epochMsOf(answeredAt))),
            answeredBy ?? '',
          )}
        </p>
      )}
      <Facts>
        <Fact name={inboxTexts.came}>{exactTime(epochMsOf(createdAt))}</Fact>
        {writtenAt !== undefined && <Fact name={inboxTexts.written}>{exactTime(epochMsOf(writtenAt))}</Fact>}
        <Fact name={inboxTexts.reference}>{leftToRight(reference)}</Fact>
      </Facts>
      <CardActions>
        <Button
          icon={isAnswered ? 'edit' : 'check'}
          aria-label={(isAnswered ? inboxTexts.openAgainAbout : inboxTexts.markAbout)(isolated(name))}
          onClick={() => void onMark(message, isAnswered ? 'open' : 'answered')}
        >
          {isAnswered ? inboxTexts.openAgain : inboxTexts.mark}
        </Button>
      </CardActions>
    </Card>
  );
}

/** Whatever somebody wrote as their address is one address: no `?bcc=` of theirs becomes a field of the mail. */
function mailAddress(email: string, subject: string): string {
  const address = encodeURIComponent(plainEmail(email)).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
