import { actLimits } from '../../../../contract/act-limits.ts';
import { amountIn, openAmount } from '../../../../contract/policies/line-amounts.ts';
import type { ShownNeed } from '../../../data/queries/admin/aid-with-pending.ts';
import { numberText } from '../../../strings/plural.ts';
import { ngoRequestAskTexts as words } from '../../../strings/public/ngo-requests.ts';
import { TextField } from '../../../ui/form/field.tsx';

interface PartFieldProps {
  line: number;
  /** What is needed, in words. */
  need: string;
  /** How much of it is open. */
  most: number;
  isWrong: boolean;
  /** As it is typed; absent: all that is open. */
  typed: string | undefined;
  onType(typed: string): void;
}

/** How much of a need an organization takes on. */
export function PartField({ line, need, most, isWrong, typed, onType }: PartFieldProps) {
  return (
    <TextField
      name={`amount-${line}`}
      label={words.amount(need)}
      hint={words.amountHint(numberText(most))}
      problem={isWrong ? words.amountWrong(numberText(most)) : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed ?? `${most}`}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}

/** How much of a need there is to choose from; undefined: it is taken whole. */
export function mostOf(need: ShownNeed | undefined): number | undefined {
  const open = need && openAmount(need);
  return open !== undefined && open > 1 && open <= actLimits.lineAmount ? open : undefined;
}

/** The amount that was typed, of so much at most; undefined: it is none. */
export function typedAmount(typed: string, most: number): number | undefined {
  const amount = amountIn(typed);
  return amount?.unit.trim() === '' && amount.value <= most ? amount.value : undefined;
}
