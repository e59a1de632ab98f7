import { lazy, useEffect, useRef, useState } from 'react';
import type { TrackView } from '../../../contract/entities/track.ts';
import { actOnOwn, type OwnWish } from '../../data/commands/track/act-on-own.ts';
import type { SaidOfIt } from '../../data/queries/items/tracked.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { ownActNames } from '../../strings/forms/own-acts.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { recordMessageTexts } from '../../strings/forms/record-messages.ts';
import { ownActTexts } from '../../strings/forms/track.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { AddNeed } from './add-need.tsx';
import styles from './track.module.css';

const MovePlace = lazy(() => loadUntilThere(async () => ({ default: (await import('./move-place.tsx')).MovePlace })));

const OwnMessages = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./own-messages.tsx')).OwnMessages })),
);
const MessageForm = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../parts/messages/message-form.tsx')).MessageForm })),
);

const closed: readonly TrackView['stage'][] = ['withdrawn', 'expired'];
/** What says whether it is needed. */
const standing: readonly SaidOfIt['act'][] = ['still-needed', 'no-longer-needed', 'needed-again'];
const over: readonly TrackView['stage'][] = ['resolved', 'dismissed', 'fulfilled'];

/** What whoever sent it can say of it, saved on this phone at once, and how far that has come. */
export function OwnActs({ view, said, asOf }: { view: TrackView; said: readonly SaidOfIt[]; asOf: number }) {
  const { _id, kind, stage } = view;
  const [isAsking, setAsking] = useState(false);
  const [form, setForm] = useState<'add-need' | 'move-place' | 'message'>();
  const [problem, setProblem] = useState<string>();
  const waiting = said.filter(({ state }) => state === 'queued' || state === 'sending');
  // What was said last and waits counts already.
  const word = waiting.filter(({ act }) => standing.includes(act)).at(-1)?.act;
  const isOver = word === undefined ? view.overAt !== undefined : word === 'no-longer-needed';
  const last = said.at(-1);
  const news = useRef<HTMLDivElement>(null);
  /** What had been said last when a form was saved, until that has come; `null`: nothing is awaited. */
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === null || form !== undefined || before.current === (last?.id ?? '')) return;
    before.current = null;
    news.current?.focus({ preventScroll: true });
    news.current?.scrollIntoView({ block: 'nearest' });
  }, [last?.id, form]);

  async function say(wish: OwnWish): Promise<boolean> {
    setProblem(undefined);
    const saved = await actOnOwn(
      _id,
      wish,
      waiting.map(({ id }) => id),
    );
    if (!saved.ok) setProblem(ownActTexts.notSaved);
    return saved.ok;
  }

  async function saveForm(wish: OwnWish): Promise<boolean> {
    before.current = last?.id ?? '';
    const isSaved = await say(wish);
    if (isSaved) setForm(undefined);
    else before.current = null;
    return isSaved;
  }

  const isEnded = over.includes(stage) || closed.includes(stage);
  const messages = (view.messages !== undefined || said.some(({ act }) => act === 'message')) && (
    <LatePart>
      <OwnMessages view={view} said={said} isOver={isEnded} asOf={asOf} />
    </LatePart>
  );
  if (over.includes(stage) && waiting.length === 0) return messages || null;
  return (
    <>
      {messages}
      <section aria-labelledby="own-acts" className={styles['acts']}>
        <h2 id="own-acts">{ownActTexts.title}</h2>
        <div className={styles['buttons']}>
          {isOver ? (
            <Button onClick={() => void say({ act: 'needed-again' })}>{ownActTexts.neededAgain}</Button>
          ) : (
            !closed.includes(stage) && (
              <>
                <Button icon="check" onClick={() => void say({ act: 'still-needed' })}>
                  {ownActTexts.stillNeeded}
                </Button>
                <Button icon="close" onClick={() => setAsking(true)}>
                  {ownActTexts.noLongerNeeded}
                </Button>
                {kind === 'aid' && form !== 'add-need' && (
                  <Button icon="plus" onClick={() => setForm('add-need')}>
                    {ownActTexts.addNeed}
                  </Button>
                )}
                {form !== 'message' && (
                  <Button icon="send" onClick={() => setForm('message')}>
                    {ownActTexts.write}
                  </Button>
                )}
                {form !== 'move-place' && (
                  <Button icon="pin" onClick={() => setForm('move-place')}>
                    {ownActTexts.movePlace}
                  </Button>
                )}
              </>
            )
          )}
        </div>
        {form === 'add-need' && !isOver && (
          <AddNeed
            onSave={async (need) => void (await saveForm({ act: 'add-need', need }))}
            onLeave={() => setForm(undefined)}
          />
        )}
        <LatePart>
          {form === 'move-place' && !isOver && (
            <MovePlace
              onSave={async (moved) => void (await saveForm({ act: 'move-place', ...moved }))}
              onLeave={() => setForm(undefined)}
            />
          )}
          {form === 'message' && !isOver && (
            <MessageForm
              name="message"
              lead={recordMessageTexts.ownLead}
              leave={{ label: ownActTexts.no, onLeave: () => setForm(undefined) }}
              onSend={(text) => saveForm({ act: 'message', text })}
            />
          )}
        </LatePart>
        {/* Where the form was: whoever saved it sees what came of it without looking for it. */}
        <div role="status" ref={news} tabIndex={-1}>
          {said
            .filter(({ id, act, state }) => act !== 'message' || (id === last?.id && state !== 'sent'))
            .slice(-3)
            .map((one) => (
              <p key={one.id} data-said={one.state}>
                {stateOf(one, view)}
              </p>
            ))}
          {problem !== undefined && <p>{problem}</p>}
        </div>
        {isAsking && (
          <ConfirmDialog
            title={ownActTexts.askTitle}
            yes={ownActTexts.yes}
            no={ownActTexts.no}
            body={kind === 'aid' ? ownActTexts.askAid : ownActTexts.askReport}
            yesLook="aid"
            onNo={() => setAsking(false)}
            onYes={() => {
              setAsking(false);
              void say({ act: 'no-longer-needed' });
            }}
          />
        )}
      </section>
    </>
  );
}

function stateOf({ act, state, need }: SaidOfIt, { stage }: TrackView): string {
  const name = nameOf(ownActNames, act);
  const what = need === undefined ? name : ownActTexts.which(name, [needLabel(need.type), need.quantity].join(' · '));
  if (state === 'needs-you') return ownActTexts.refused(what);
  if (state !== 'sent') return ownActTexts.waits(what);
  // What an admin had closed before stays closed.
  return closed.includes(stage) && act !== 'no-longer-needed' ? ownActTexts.conflict(what) : ownActTexts.sent(what);
}
