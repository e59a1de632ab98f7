import { lazy, Suspense, useRef, useState } from 'react';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import type { AidWish } from '../../../data/commands/admin/acts.ts';
import { useAidAct } from '../../../hooks/items/use-aid-act.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { ngoRequestAskTexts, ngoRequestTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { RequestCard } from './request-card.tsx';
import type { RequestQuestion } from './request-question.ts';
import { RequestMap } from './request-map.tsx';
import { useWideWindow } from '../../../hooks/shared/use-wide-window.ts';
import styles from './requests.module.css';

const RequestAsked = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./request-asked.tsx')).RequestAsked })),
);

interface RequestListProps {
  rows: readonly NgoAid[];
  /** Epoch milliseconds. */
  now: number;
}

/** The requests, at a desk beside the map of them, on a phone with the map at a tap. */
export function RequestList({ rows, now }: RequestListProps) {
  const { act, problem, forget } = useAidAct({
    notSaved: ngoRequestAskTexts.notSaved,
    onSaved: () => announce(ngoRequestAskTexts.saved),
  });
  const [question, setQuestion] = useState<RequestQuestion>();
  const [isMapOpen, setMapOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const isDesk = useWideWindow();
  const list = useRef<HTMLUListElement>(null);
  // A request that is put aside leaves its place with the button that was pressed.
  const count = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusHeir(count);
  const choose = (id: string) => {
    setChosen(id);
    const card = list.current?.querySelector<HTMLElement>(`[data-request="${id}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('h3')?.focus({ preventScroll: true });
  };
  const run = async (wish: AidWish) => {
    if (await act(wish)) setQuestion(undefined);
  };
  const hasMap = isDesk || isMapOpen;
  return (
    <div {...focusProps} className={styles['found']}>
      <p ref={count} tabIndex={-1} role="status" className={styles['count']}>
        {words.found(rows.length)}
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
          {rows.map((aid) => (
            <li key={aid._id}>
              <RequestCard aid={aid} now={now} desk={{ ask: setQuestion, act }} />
            </li>
          ))}
        </ul>
      </div>
      <Suspense fallback={null}>
        {question && (
          <RequestAsked
            question={question}
            problem={problem}
            onDo={(wish) => void run(wish)}
            onClose={() => {
              setQuestion(undefined);
              forget();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
