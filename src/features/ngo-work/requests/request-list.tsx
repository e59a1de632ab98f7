import { entryOf } from '../../../../contract/base/entry-of.ts';
import { lazy, useEffect, useRef, useState } from 'react';
import type { NgoRequest } from '../../../data/queries/ngos/ngo-requests.ts';
import { useAidAct } from '../../../hooks/items/use-aid-act.ts';
import { useDisasterAnswer } from '../../../hooks/ngos/use-disaster-answer.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { ngoRequestAskTexts, ngoRequestTexts as words } from '../../../strings/public/ngo-requests.ts';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { RequestCard } from './request-card.tsx';
import type { AnswerQuestion, RequestDesk, RequestQuestion } from './request-question.ts';
import { VolunteerCard } from './volunteer-card.tsx';
import { RequestMap } from './request-map.tsx';
import { useWideWindow } from '../../../hooks/shared/use-wide-window.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import styles from './requests.module.css';

const RequestAsked = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./request-asked.tsx')).RequestAsked })),
);

const AnswerAsked = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./answer-asked.tsx')).AnswerAsked })),
);

interface RequestListProps {
  rows: readonly NgoRequest[];
  /** Those that are not shown yet included. */
  count: number;
  /** None fits what is looked for, and these come close. */
  isNear: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Its card is looked for. */
  wanted: string | undefined;
  onFound(): void;
}

/** The requests, at a desk beside the map of them, on a phone with the map at a tap. */
export function RequestList({ rows, count, isNear, now, wanted, onFound }: RequestListProps) {
  const texts = { notSaved: ngoRequestAskTexts.notSaved, onSaved: () => undefined };
  const aid = useAidAct(texts);
  const disasters = useDisasterAnswer(texts);
  const problem = aid.problem ?? disasters.problem;
  const act: RequestDesk['act'] = async (wish) => told(wish.act, await aid.act(wish));
  const answer: RequestDesk['answer'] = async (wish) => told(wish.act, await disasters.act(wish));
  const [question, setQuestion] = useState<RequestQuestion | AnswerQuestion>();
  const [isMapOpen, setMapOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const isDesk = useWideWindow();
  const list = useRef<HTMLUListElement>(null);
  // A request that is put aside leaves its place with the button that was pressed.
  const counted = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusHeir(counted);
  const choose = (id: string) => {
    setChosen(id);
    goToCard(list.current, id);
  };
  useEffect(() => {
    if (wanted === undefined || !rows.some(({ _id }) => _id === wanted)) return;
    goToCard(list.current, wanted);
    onFound();
  });
  const desk: RequestDesk = { ask: (asked) => setQuestion(asked), act, answer };
  const close = async (isSaved: Promise<boolean>) => {
    if (await isSaved) setQuestion(undefined);
  };
  const leave = () => {
    setQuestion(undefined);
    aid.forget();
    disasters.forget();
  };
  const asked = question && asItStands(question, rows);
  const hasMap = isDesk || isMapOpen;
  return (
    <div {...focusProps} className={styles['found']}>
      <p ref={counted} tabIndex={-1} role="status" className={styles['count']}>
        {isNear ? restTexts.near : words.found(count)}
      </p>
      {!isDesk && (
        <Button icon="globe" aria-expanded={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
          {isMapOpen ? words.hideMap : words.showMap}
        </Button>
      )}
      {problem !== undefined && !question && <Banner tone="bad">{problem}</Banner>}
      <div className={styles['beside']}>
        {hasMap && <RequestMap rows={rows} chosen={chosen} onChoose={choose} />}
        <ul ref={list} className={styles['list']}>
          {rows.map((row) => (
            <li key={row._id}>
              {row.category === 'resource' ? (
                <RequestCard aid={row} now={now} desk={desk} />
              ) : (
                <VolunteerCard disaster={row} now={now} desk={desk} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <LatePart>
        {asked && 'disaster' in asked && (
          <AnswerAsked question={asked} problem={problem} onDo={(wish) => void close(answer(wish))} onClose={leave} />
        )}
        {asked && 'aid' in asked && (
          <RequestAsked
            question={asked}
            problem={problem}
            onDo={(wish) => void close(act(wish))}
            onAsk={setQuestion}
            onClose={leave}
          />
        )}
      </LatePart>
    </div>
  );
}

/**
 * What there is to take changes under an open question: it follows the list. What says what it saw stays as it was asked, for the server
 * to judge.
 */
function asItStands(
  question: RequestQuestion | AnswerQuestion,
  rows: readonly NgoRequest[],
): RequestQuestion | AnswerQuestion {
  if (question.kind === 'take') {
    const aid = rows.find((row) => row.category === 'resource' && row._id === question.aid._id);
    return aid?.category === 'resource' ? { ...question, aid } : question;
  }
  if (question.kind === 'send') {
    const disaster = rows.find((row) => row.category === 'volunteer' && row._id === question.disaster._id);
    return disaster?.category === 'volunteer' ? { ...question, disaster } : question;
  }
  return question;
}

function goToCard(list: HTMLElement | null, id: string): void {
  const card = list?.querySelector<HTMLElement>(`[data-request="${id}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('h3')?.focus({ preventScroll: true });
}

/** Under which choice a request is found after these acts. */
const places = {
  take: 'accepted',
  send: 'accepted',
  reject: 'rejected',
} as const;

/** What is answered leaves its place in the list: where it went is said, to whoever sees it go too. */
function told(act: string, isSaved: boolean): boolean {
  if (!isSaved) return false;
  const place = entryOf(places, act);
  const said = place === undefined ? ngoRequestAskTexts.saved : ngoRequestAskTexts.savedUnder(words[place]);
  announce(said);
  showToast(said);
  return true;
}
