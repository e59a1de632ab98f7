import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { modelHostIn } from '../../data/queries/model-host.ts';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { EmergencyLink } from '../../parts/emergency-link.tsx';
import { routes } from '../../routes.ts';
import { dangerTexts, shownNumber } from '../../strings/danger.ts';
import { assistantButtons } from '../../strings/shell/assistant-buttons.ts';
import { loadGuideAnswers } from '../../strings/guide-search.ts';
import { language } from '../../strings/language.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { titles } from '../../strings/shell/titles.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/overlay/use-modal.ts';
import type { Said } from './answer-question.ts';
import { AskForm } from './ask-form.tsx';
import type { AssistantPlace } from './assistant-place.ts';
import styles from './assistant.module.css';
import { say, useConversation } from './conversation.ts';
import { HandOver } from './hand-over.tsx';
import { SaidItem } from './said-item.tsx';

interface AssistantPanelProps {
  place: AssistantPlace;
  onClose(): void;
}

/** The chat panel (section 4): 350 × 500 pixels, the whole screen on a phone. Modal, so that Escape closes it and the focus goes back. */
export function AssistantPanel({ place, onClose }: AssistantPanelProps) {
  const modal = useModal(onClose);
  const id = useId();
  const personId = usePerson()?.id;
  const { said, status } = useConversation(place, personId);
  const number = useEmergencyNumber();
  const isOnline = useOnline();
  const hasModel = modelHostIn(useConfig()) !== undefined;
  const lookedFor = new URLSearchParams(useLocation().search).get('search') ?? '';
  const list = useListAtLastQuestion(said);
  const last = said.at(-1);
  // So that the first question finds it here, with a network or without.
  useEffect(() => void loadGuideAnswers(language()).catch(() => undefined), []);
  const field = useRef<HTMLInputElement>(null);
  const ask = (words: string) => {
    // What was pressed may go with the press.
    field.current?.focus();
    void say(words, { place, personId, lookedFor });
  };
  return (
    <dialog {...modal} className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{assistantButtons[place]}</h2>
        <button type="button" className={styles['close']} aria-label={assistantTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* Whatever is asked, and whether or not it is understood. */}
      <nav className={styles['first']} aria-label={dangerTexts.lead}>
        <EmergencyLink number={number} className={styles['call']}>
          <span>{dangerTexts.lead}</span>
          <strong>
            <Icon name="call" size={18} /> {dangerTexts.call(shownNumber(number))}
          </strong>
        </EmergencyLink>
        <Link to={routes.reportDisaster} className={styles['way']} onClick={onClose}>
          {titles.report}
        </Link>
        <Link to={routes.requestAssistance} className={styles['way']} onClick={onClose}>
          {titles.aid}
        </Link>
      </nav>
      {/* Scrolled by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles['list']} tabIndex={0} role="group" aria-labelledby={id}>
        <p className={styles['note']}>{assistantTexts.hello[place]}</p>
        <p className={styles['note']}>
          {isOnline && hasModel ? assistantTexts.byModel : assistantTexts.onPhone} {assistantTexts.forgotten}
        </p>
        {said.length === 0 && (
          <div className={styles['examples']}>
            {assistantTexts.examples.map((question) => (
              <button key={question} type="button" className={styles['example']} onClick={() => ask(question)}>
                {question}
              </button>
            ))}
          </div>
        )}
        <ol className={styles['said']}>
          {said.map((one, index) => (
            // What was said never changes its place.
            <li key={index} className={styles[one.role]}>
              <SaidItem said={one} onLeave={onClose} />
            </li>
          ))}
        </ol>
        {last?.answer?.told && <HandOver told={last.answer.told} onLeave={onClose} />}
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <AskForm field={field} onAsk={ask} />
    </dialog>
  );
}

/** Shows the newest question at the top, and below it the beginning of what answers it. A model's words move nothing: they come below. */
function useListAtLastQuestion(said: readonly Said[]) {
  const list = useRef<HTMLDivElement>(null);
  const isAnswered = said.at(-1)?.answer !== undefined;
  useEffect(() => {
    const questions = list.current?.querySelectorAll<HTMLElement>(`.${styles['user'] ?? ''}`);
    const newest = questions?.[questions.length - 1];
    if (list.current && newest) list.current.scrollTop = newest.offsetTop;
  }, [said.length, isAnswered]);
  return list;
}
