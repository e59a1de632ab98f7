import { Link } from 'react-router-dom';
import { dialAddress } from '../../parts/dial-address.ts';
import { dangerTexts } from '../../strings/danger.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { timeSince } from '../../strings/time.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Answer, Said } from './answer-question.ts';
import type { FoundWork } from './find-work.ts';
import styles from './assistant.module.css';

interface SaidItemProps {
  said: Said;
  /** The emergency number. */
  number: string | undefined;
  /** A link leads away: the panel closes. */
  onLeave(): void;
}

/** One message. What a model wrote is text and nothing else, however it looks. */
export function SaidItem({ said: { role, content, answer }, number, onLeave }: SaidItemProps) {
  return (
    <>
      <VisuallyHidden>{role === 'user' ? assistantTexts.you : assistantTexts.assistant}: </VisuallyHidden>
      {answer?.isDanger && number !== undefined && (
        <a className={styles['call']} href={dialAddress(number)}>
          <span>{dangerTexts.lead}</span>
          <strong>
            <Icon name="call" size={18} /> {dangerTexts.call(number)}
          </strong>
        </a>
      )}
      {content !== '' && (
        <p className={styles['words']} dir="auto">
          {content}
        </p>
      )}
      {answer?.isSilent && <p className={styles['note']}>{assistantTexts.guideSilent}</p>}
      {answer && <Passages answer={answer} onLeave={onLeave} />}
      {answer?.work && <Work found={answer.work} onLeave={onLeave} />}
    </>
  );
}

function Passages({ answer: { passages, by }, onLeave }: { answer: Answer; onLeave(): void }) {
  if (passages.length === 0) return null;
  return (
    <ul className={styles['passages']}>
      {passages.map(({ title, shown, address }, index) => (
        <li key={address}>
          <Link to={address} className={styles['passage']} onClick={onLeave}>
            <strong>
              {by === 'online' && `[${index + 1}] `}
              {title}
            </strong>
            {by === 'kept' && shown.map((step) => <span key={step}>{step}</span>)}
            <span className={styles['more']}>{assistantTexts.readMore}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Work({ found, onLeave }: { found: readonly FoundWork[]; onLeave(): void }) {
  const now = useNow();
  if (found.length === 0) return null;
  return (
    <ul className={styles['passages']}>
      {found.map(({ kind, title, place, since, address }) => (
        <li key={address}>
          <Link to={address} className={styles['passage']} onClick={onLeave}>
            <strong>
              {assistantTexts.kinds[kind]}: <bdi>{title}</bdi>
            </strong>
            <bdi>{place}</bdi>
            <span className={styles['more']}>{timeSince(since, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
