import { Link } from 'react-router-dom';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { timeSince } from '../../strings/time.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { Online, Said } from './answer-question.ts';
import type { CitedPassage, CitedTopic } from './find-passages.ts';
import type { FoundWork } from './find-work.ts';
import styles from './assistant.module.css';

interface SaidItemProps {
  said: Said;
  /** A link leads away: the panel closes. */
  onLeave(): void;
}

/** One message. What a model wrote is text and nothing else, however it looks. */
export function SaidItem({ said: { role, content, answer }, onLeave }: SaidItemProps) {
  return (
    <>
      <VisuallyHidden>{role === 'user' ? assistantTexts.you : assistantTexts.assistant}: </VisuallyHidden>
      {answer?.isDanger && (
        <p className={styles['words']}>
          <strong>{assistantTexts.callFirst}</strong>
        </p>
      )}
      <p className={styles['words']} dir="auto">
        {role === 'user' ? content : (answer?.words ?? assistantTexts.loading)}
      </p>
      {answer && answer.passages.length > 0 && (
        <ul className={styles['passages']}>
          {answer.passages.map(({ title, shown, address }) => (
            <Passage key={address} title={title} shown={shown} address={address} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {answer?.topics && <Topics topics={answer.topics} onLeave={onLeave} />}
      {answer?.online && <OnlineWords online={answer.online} passages={answer.passages} onLeave={onLeave} />}
      {answer?.work && <Work found={answer.work} onLeave={onLeave} />}
    </>
  );
}

interface OnlineWordsProps {
  online: Online;
  passages: readonly CitedPassage[];
  onLeave(): void;
}

/** What a language model says: below what this phone has, which stays where it was read. */
function OnlineWords({ online: { state, words, isCut, named }, passages, onLeave }: OnlineWordsProps) {
  const isHere = state === 'here';
  return (
    <div className={styles['online']}>
      {state !== 'failed' && (
        <p className={styles['note']}>{words === '' ? assistantTexts.asking : assistantTexts.online}</p>
      )}
      {words !== '' && (
        <p className={styles['words']} dir="auto">
          {words}
        </p>
      )}
      {isCut && <p className={styles['note']}>{assistantTexts.cut}</p>}
      {isHere && passages.length > 0 && (
        <p className={styles['note']}>{named.length === 0 ? assistantTexts.namesNone : assistantTexts.sources}</p>
      )}
      {named.length > 0 && (
        <ul className={styles['passages']}>
          {named.map((place) => {
            const { title = '', address = '' } = passages[place] ?? {};
            return (
              <Passage key={address} title={`[${place + 1}] ${title}`} shown={[]} address={address} onLeave={onLeave} />
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface PassageProps {
  title: string;
  shown: readonly string[];
  address: string;
  onLeave(): void;
}

function Passage({ title, shown, address, onLeave }: PassageProps) {
  return (
    <li>
      <Link to={address} className={styles['passage']} onClick={onLeave}>
        <strong>{title}</strong>
        {shown.map((step) => (
          <span key={step}>{step}</span>
        ))}
        <span className={styles['more']}>{assistantTexts.readMore}</span>
      </Link>
    </li>
  );
}

function Topics({ topics, onLeave }: { topics: readonly CitedTopic[]; onLeave(): void }) {
  if (topics.length === 0) return null;
  return (
    <>
      <p className={styles['note']}>{assistantTexts.allTopics}</p>
      <ul className={styles['topics']}>
        {topics.map(({ title, address }) => (
          <li key={address}>
            <Link to={address} onClick={onLeave}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
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
