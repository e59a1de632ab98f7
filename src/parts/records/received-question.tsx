import { useState, type FormEvent } from 'react';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { cameOptions, type Came } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { awaitedTexts, cameNames } from '../../strings/forms/awaited.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { isolated } from '../../strings/isolate.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './awaited-deliveries.module.css';

type Said = { line: number; came: Came; delivered?: string }[];

/** What was said on this phone of what came. */
export interface ReceivedAnswers {
  answerOf(deliveryId: string): { state: string } | undefined;
  /** Answers whether it was saved. */
  say(deliveryId: string, lines: Said): Promise<boolean>;
}

interface ReceivedQuestionProps {
  delivery: DeliveryView;
  answers: ReceivedAnswers;
}

/** Did it come? What whoever asked says of that is saved on this phone at once, with or without a network. */
export function ReceivedQuestion({ delivery: { _id: deliveryId, items }, answers }: ReceivedQuestionProps) {
  const [asked, setAsked] = useState<'part' | 'nothing'>();
  const [isFailed, setFailed] = useState(false);
  const answer = answers.answerOf(deliveryId);
  const brought = items.filter(({ state }) => state === 'delivered' || state === 'part');

  async function say(lines: Said): Promise<void> {
    const isSaved = await answers.say(deliveryId, lines);
    setFailed(!isSaved);
    if (isSaved) setAsked(undefined);
  }
  const sayOfAll = (came: Came) => void say(brought.map(({ line }) => ({ line, came })));

  if (answer !== undefined && answer.state !== 'needs-you') {
    return <p role="status">{answer.state === 'sent' ? awaitedTexts.answerSent : awaitedTexts.answerWaits}</p>;
  }
  return (
    <div className={styles['question']} role="group" aria-labelledby={`received-${deliveryId}`}>
      <p id={`received-${deliveryId}`} className={styles['asked']}>
        {awaitedTexts.didItCome}
      </p>
      {(isFailed || answer !== undefined) && (
        <Banner tone="bad">
          <p>{awaitedTexts.answerFailed}</p>
        </Banner>
      )}
      {asked === 'part' ? (
        <PartForm brought={brought} onSay={(lines) => void say(lines)} onLeave={() => setAsked(undefined)} />
      ) : (
        <>
          <Button look="aid" icon="check" onClick={() => sayOfAll('all')}>
            {awaitedTexts.allCame}
          </Button>
          <Button onClick={() => setAsked('part')}>{awaitedTexts.partCame}</Button>
          <Button icon="close" onClick={() => setAsked('nothing')}>
            {awaitedTexts.nothingCame}
          </Button>
        </>
      )}
      {asked === 'nothing' && (
        <ConfirmDialog
          title={awaitedTexts.nothingTitle}
          body={awaitedTexts.nothingBody}
          yes={awaitedTexts.nothingYes}
          no={awaitedTexts.back}
          yesLook="aid"
          onYes={() => sayOfAll('nothing')}
          onNo={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface PartFormProps {
  brought: DeliveryView['items'];
  onSay(lines: Said): void;
  onLeave(): void;
}

/** How much of each need came. */
function PartForm({ brought, onSay, onLeave }: PartFormProps) {
  const [parts, setParts] = useState<readonly number[]>(() =>
    brought.length === 1 ? brought.map(({ line }) => line) : [],
  );
  const [isTyped, setTyped] = useState(false);
  const cameOf = (form: HTMLFormElement, line: number) => typedText(form, `came-${line}`) as Came;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    onSay(
      brought.map(({ line }) => {
        const came = cameOf(form, line);
        const delivered = came === 'part' ? typedText(form, `delivered-${line}`).trim() : '';
        return { line, came, ...(delivered !== '' && { delivered }) };
      }),
    );
  }

  return (
    <form
      noValidate
      className={styles['question']}
      onSubmit={submit}
      onChange={({ currentTarget: form }) => {
        setTyped(true);
        setParts(brought.map(({ line }) => line).filter((line) => cameOf(form, line) === 'part'));
      }}
    >
      {brought.map(({ line, type }) => (
        <div key={line}>
          <SelectField
            name={`came-${line}`}
            label={awaitedTexts.howMuch(isolated(needLabel(type)))}
            defaultValue={brought.length === 1 ? 'part' : 'all'}
            options={Object.fromEntries(cameOptions.map((one) => [one, cameNames[one]]))}
          />
          {parts.includes(line) && (
            <TextField
              name={`delivered-${line}`}
              label={awaitedTexts.amount}
              maxLength={limits.quantityCharacters}
              autoComplete="off"
              dir="auto"
            />
          )}
        </div>
      ))}
      <Button type="submit" look="aid">
        {awaitedTexts.say}
      </Button>
      <Button onClick={onLeave}>{awaitedTexts.back}</Button>
      {isTyped && <LeaveQuestion />}
    </form>
  );
}
