import { useState, type FormEvent } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import { endMsOf } from '../../../../contract/base/iso-time.ts';
import { hasVisibleText } from '../../../../contract/base/text.ts';
import { deliveryPriorities, type DeliveryPriority } from '../../../../contract/enumerations.ts';
import { urgencyOf } from '../../../../contract/policies/aid-urgency.ts';
import { limits } from '../../../../contract/limits.ts';
import { askedFor } from '../../../data/queries/ngos/asked-for.ts';
import { packedLines } from '../../../data/queries/ngos/own-deliveries.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { useOwnDeliveries } from '../../../hooks/ngos/use-own-deliveries.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { besideQuantity } from '../../../strings/forms/need-text.ts';
import { isolated } from '../../../strings/isolate.ts';
import { deliveryPriorityNames, deliveryTexts } from '../../../strings/public/deliveries.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { timeText } from '../../../strings/time.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckField, controlId, Problem, SelectField, TextField } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import styles from './deliveries.module.css';
import { useDeliveryAct } from './use-delivery-act.ts';

interface PackedLine {
  /** Its place in the request. */
  line: number;
  label: string;
  quantity?: string | undefined;
}

interface PackDeliveryProps {
  aidId: string;
  takingId: string;
  /** What the taking has in hand. */
  lines: readonly PackedLine[];
  onClose(): void;
  /** It is packed; absent: as `onClose`. */
  onPacked?(): void;
}

const LINES_PROBLEM = 'pack-lines-problem';
const DAY_MS = 86_400_000;

/** Packs a delivery of what the NGO took of one request: on this phone, with or without a network. */
export function PackDelivery({ aidId, takingId, lines, onClose, onPacked = onClose }: PackDeliveryProps) {
  const own = useOwnDeliveries();
  const packed = own && packedLines(own, takingId);
  const asked = useQuery(async () => ({ for: await askedFor(aidId) }), [aidId]);
  return (
    <Sheet title={deliveryWorkTexts.pack} close={deliveryWorkTexts.close} onClose={onClose}>
      {packed === undefined || asked === undefined ? (
        <Skeleton label={deliveryWorkTexts.loading} lines={4} />
      ) : (
        <PackForm
          {...{ aidId, takingId, onPacked }}
          asked={asked.for}
          lines={lines.filter(({ line }) => !packed.has(line))}
        />
      )}
    </Sheet>
  );
}

interface PackFormProps extends Omit<Required<PackDeliveryProps>, 'onClose'> {
  /** What the request says, where this phone has it. */
  asked: Awaited<ReturnType<typeof askedFor>>;
}

function PackForm({ aidId, takingId, lines, asked, onPacked }: PackFormProps) {
  const acting = useDeliveryAct();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [problems, setProblems] = useState<{ lines?: string; expectedDay?: string }>({});
  const chosen = lines.filter(({ line }) => !left.includes(line));
  const now = systemClock.now();
  const today = localDay(now);
  // The last of its minutes is still in time.
  const lastDay = asked?.deadline === undefined ? undefined : localDay(endMsOf(asked.deadline) - 1);
  const wished = priorityOf[asked === undefined ? 'normal' : urgencyOf(asked, now)];
  const [day, setDay] = useState(() => dayWithin(localDay(now + DAY_MS), { today, lastDay }));
  const [priority, setPriority] = useState<string>(wished);
  const isLater = (deliveryPriorities as readonly string[]).indexOf(priority) > deliveryPriorities.indexOf(wished);
  if (lines.length === 0) return <p>{deliveryWorkTexts.packedAll}</p>;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const expectedDay = typedText(form, 'expectedDay');
    const found = {
      ...(chosen.length === 0 && { lines: deliveryWorkTexts.packNone }),
      ...((expectedDay === '' || expectedDay < today) && { expectedDay: deliveryWorkTexts.dayMissing }),
    };
    setProblems(found);
    if (found.lines !== undefined) return form.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    if (found.expectedDay !== undefined) return document.getElementById(controlId('expectedDay'))?.focus();
    const carrier = typedText(form, 'carrier').trim();
    const wish = {
      aidId,
      takingId,
      lines: chosen.map(({ line }) => {
        const items = typedText(form, `items-${line}`).trim();
        return { line, ...(hasVisibleText(items) && { items }) };
      }),
      priority: typedText(form, 'priority') as DeliveryPriority,
      expectedDay,
      ...(hasVisibleText(carrier) && { carrier }),
    };
    void acting.pack(wish).then((isSaved) => {
      if (isSaved) onPacked();
    });
  }

  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={submit}
      onInput={({ currentTarget: form }) => {
        setDay(typedText(form, 'expectedDay'));
        setPriority(typedText(form, 'priority'));
      }}
    >
      {acting.problem !== undefined && <Banner tone="bad">{acting.problem}</Banner>}
      <NeededNote text={appTexts.needed} />
      <fieldset className={styles['lines']} aria-describedby={problems.lines ? LINES_PROBLEM : undefined}>
        <legend>{deliveryWorkTexts.packLines}</legend>
        {lines.map(({ line, label, quantity }) => (
          <div key={line}>
            <CheckField
              name={`line-${line}`}
              label={besideQuantity(label, quantity)}
              checked={!left.includes(line)}
              onChange={() => setLeft(left.includes(line) ? left.filter((one) => one !== line) : [...left, line])}
            />
            {!left.includes(line) && (
              <TextField
                name={`items-${line}`}
                label={deliveryWorkTexts.itemsOf(isolated(label))}
                optional={formTexts.optional}
                maxLength={limits.quantityCharacters}
                autoComplete="off"
                dir="auto"
              />
            )}
          </div>
        ))}
        <Problem id={LINES_PROBLEM} text={problems.lines} />
      </fieldset>
      <SelectField
        name="priority"
        label={deliveryTexts.priority}
        defaultValue={wished}
        hint={isLater ? deliveryWorkTexts.priorityLow : undefined}
        options={Object.fromEntries(deliveryPriorities.map((one) => [one, deliveryPriorityNames[one]]))}
      />
      <TextField
        name="expectedDay"
        type="date"
        label={deliveryWorkTexts.day}
        min={today}
        defaultValue={day}
        hint={
          lastDay !== undefined && day > lastDay
            ? deliveryWorkTexts.dayLate(timeText(asked?.deadline ?? ''))
            : undefined
        }
        problem={problems.expectedDay}
      />
      <TextField
        name="carrier"
        label={deliveryWorkTexts.carrierLabel}
        hint={deliveryWorkTexts.carrierHint}
        optional={formTexts.optional}
        maxLength={limits.contactCharacters}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" look="aid">
        {deliveryWorkTexts.packYes}
      </Button>
    </form>
  );
}

const priorityOf = { critical: 'Critical', high: 'High', normal: 'Medium' } as const;

/** Tomorrow, or the last day on which it is in time, but no day that is over. */
function dayWithin(day: string, { today, lastDay }: { today: string; lastDay: string | undefined }): string {
  if (lastDay === undefined || day <= lastDay) return day;
  return lastDay < today ? today : lastDay;
}

/** The day on this phone's calendar, as a field of type `date` has it. */
function localDay(atMs: number): string {
  const day = new Date(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
