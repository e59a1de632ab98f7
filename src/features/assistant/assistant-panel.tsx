import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { modelHostIn } from '../../data/queries/model-host.ts';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { assistantButtons } from '../../strings/shell/assistant-buttons.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/overlay/use-modal.ts';
import { wordsOfPerson } from './answer-question.ts';
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
  const { said, isWaiting } = useConversation(place, personId);
  const number = useEmergencyNumber();
  const isOnline = useOnline();
  const hasModel = modelHostIn(useConfig()) !== undefined;
  const lookedFor = new URLSearchParams(useLocation().search).get('search') ?? '';
  const list = useListAtLastQuestion(said.length, isWaiting);
  const last = said.at(-1);
  return (
    <dialog {...modal} className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{assistantButtons[place]}</h2>
        <button type="button" className={styles['close']} aria-label={assistantTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* Scrolled by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles['list']} tabIndex={0} role="group" aria-labelledby={id}>
        <p className={styles['note']}>{assistantTexts.hello[place]}</p>
        <p className={styles['note']}>
          {isOnline && hasModel ? assistantTexts.byModel : assistantTexts.onPhone} {assistantTexts.forgotten}
        </p>
        <ol className={styles['said']}>
          {said.map((one, index) => (
            // What was said never changes its place.
            <li key={index} className={styles[one.role]}>
              <SaidItem said={one} number={number} onLeave={onClose} />
            </li>
          ))}
        </ol>
        {!isWaiting && last?.answer?.facts && (
          <HandOver facts={last.answer.facts} words={wordsOfPerson(said)} onLeave={onClose} />
        )}
        {isWaiting && (last?.role !== 'assistant' || last.content === '') && (
          <p className={styles['waiting']}>{assistantTexts.loading}</p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isWaiting && assistantTexts.loading}
          {!isWaiting && last?.role === 'assistant' && `${assistantTexts.assistant}: ${last.content}`}
        </span>
      </VisuallyHidden>
      <AskForm isWaiting={isWaiting} onAsk={(words) => void say(words, { place, personId, lookedFor })} />
    </dialog>
  );
}

/** Shows the newest question at the top, and below it the beginning of what answers it. */
function useListAtLastQuestion(count: number, isWaiting: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const questions = list.current?.querySelectorAll<HTMLElement>(`.${styles['user'] ?? ''}`);
    const newest = questions?.[questions.length - 1];
    if (list.current && newest) list.current.scrollTop = newest.offsetTop;
  }, [count, isWaiting]);
  return list;
}
