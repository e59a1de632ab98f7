import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ngoTabAddress } from '../../../addresses.ts';
import type { AidWish } from '../../../data/commands/admin/acts.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { PartDialog } from '../../../parts/aid/part-dialog.tsx';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { needLabel } from '../../../strings/forms/needs.ts';
import { needText } from '../../../strings/forms/need-text.ts';
import { ngoRequestAskTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CheckField, Problem } from '../../../ui/form/field.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { PackDelivery } from '../deliveries/pack-delivery.tsx';
import { GivenDialog } from './given-dialog.tsx';
import { mostOf, PartField, typedAmount } from './part-field.tsx';
import type { RequestQuestion } from './request-question.ts';
import styles from './requests.module.css';

interface RequestAskedProps {
  question: RequestQuestion;
  /** Why this phone could not save the answer. */
  problem: string | undefined;
  onDo(wish: AidWish): void;
  /** Another question takes the place of this one. */
  onAsk(question: RequestQuestion): void;
  onClose(): void;
}

/** What is asked before an act. It stays open, with what was typed, where this phone could not save the act. */
export function RequestAsked({ question, problem, onDo, onAsk, onClose }: RequestAskedProps) {
  const navigate = useNavigate();
  const { aid } = question;
  const aidId = aid._id;
  if (question.kind === 'take') return <TakeSheet aid={aid} problem={problem} onDo={onDo} onClose={onClose} />;
  if (question.kind === 'part') {
    const { line } = question;
    const need = aid.shown.requirements[line];
    const part = { act: 'need', aidId, line, seen: need?.status ?? 'pending', status: 'partially-fulfilled' } as const;
    return (
      <PartDialog
        need={need}
        problem={problem}
        onYes={(delivered) => onDo({ ...part, ...(delivered && { delivered }) })}
        onNo={onClose}
      />
    );
  }
  if (question.kind === 'given') {
    const { line, taking } = question;
    const need = aid.shown.requirements[line];
    const whole = { act: 'need', aidId, line, seen: need?.status ?? 'pending', status: 'fulfilled' } as const;
    return (
      <GivenDialog
        need={need?.type ?? ''}
        problem={problem}
        onYes={(given) => onDo({ ...whole, given })}
        onPack={() => onAsk({ kind: 'pack', aid, taking })}
        onNo={onClose}
      />
    );
  }
  if (question.kind === 'pack') {
    const { taking } = question;
    const lines = taking.lines.flatMap((line) => {
      const need = aid.shown.requirements[line];
      if (need === undefined || need.status === 'fulfilled') return [];
      return { line, label: needLabel(need.type), quantity: need.quantity };
    });
    const onPacked = () => {
      onClose();
      void navigate(ngoTabAddress('deliveries'));
    };
    return <PackDelivery aidId={aidId} takingId={taking._id} lines={lines} onClose={onClose} onPacked={onPacked} />;
  }
  return (
    <ReasonDialog
      title={words.handBackTitle}
      body={problem ?? words.handBackBody}
      reason={words.reason}
      reasonHint={words.reasonHint}
      reasonMissing={words.reasonMissing}
      yes={words.handBack}
      no={words.cancel}
      onYes={(reason) => onDo({ act: 'hand-back', aidId, takingId: question.taking._id, reason })}
      onNo={onClose}
    />
  );
}

const PROBLEM = 'take-lines-problem';

interface TakeSheetProps extends Omit<RequestAskedProps, 'question' | 'onAsk'> {
  aid: NgoAid;
}

/** Which of the needs that are nobody's this NGO takes on, and how much of each that is counted. */
function TakeSheet({ aid, problem, onDo, onClose }: TakeSheetProps) {
  const only = aid.free.length === 1 ? aid.free : [];
  const [chosen, setChosen] = useState<readonly number[]>(only);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isTried, setTried] = useState(false);
  // Others may take of it while this is open.
  const lines = chosen.filter((line) => aid.free.includes(line));
  const toggle = (line: number) => {
    setTried(false);
    setChosen(lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line].sort((a, b) => a - b));
  };
  const mostAt = (line: number) => mostOf(aid.shown.requirements[line]);
  const parts = lines.flatMap((line) => {
    const [most, said] = [mostAt(line), typed[line]];
    return most === undefined || said === undefined ? [] : [{ line, most, amount: typedAmount(said, most) }];
  });
  const wrong = isTried ? parts.flatMap(({ line, amount }) => (amount === undefined ? [line] : [])) : [];
  const take = () => {
    setTried(true);
    if (lines.length === 0 || parts.some(({ amount }) => amount === undefined)) return;
    // All that is open is the line itself, whoever has taken some of it meanwhile.
    const amounts = parts.flatMap(({ line, most, amount = most }) => (amount === most ? [] : [{ line, amount }]));
    onDo({ act: 'take', aidId: aid._id, lines, ...(amounts.length > 0 && { amounts }) });
  };
  const isMissing = isTried && lines.length === 0;
  return (
    <Sheet title={words.takeTitle} close={words.close} onClose={onClose}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <fieldset className={styles['lines']} aria-describedby={isMissing ? PROBLEM : undefined}>
        <legend>{words.takeLegend}</legend>
        {aid.free.map((line) => {
          const [isChosen, most] = [lines.includes(line), mostAt(line)];
          return (
            <Fragment key={line}>
              <CheckField
                name={`line-${line}`}
                label={labelOf(aid, line)}
                checked={isChosen}
                onChange={() => toggle(line)}
              />
              {isChosen && most !== undefined && (
                <PartField
                  {...{ line, most }}
                  need={needLabel(aid.shown.requirements[line]?.type ?? '')}
                  isWrong={wrong.includes(line)}
                  typed={typed[line]}
                  onType={(text) => setTyped({ ...typed, [line]: text })}
                />
              )}
            </Fragment>
          );
        })}
        <Problem id={PROBLEM} text={isMissing ? words.takeNone : undefined} />
      </fieldset>
      <Button look="aid" isWide onClick={take}>
        {words.take}
      </Button>
    </Sheet>
  );
}

function labelOf({ shown }: NgoAid, line: number): string {
  return needText(shown.requirements[line] ?? { type: '' });
}
