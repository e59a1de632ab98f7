import { inHundredths } from '../base/hundredths.ts';
import { limits } from '../limits.ts';
import { amountIn, openAmount, withAmount } from './line-amounts.ts';

/**
 * Of a line whose quantity begins with a number an organization may take a part: that becomes a line of its own, behind all others, and
 * the line itself asks for the rest. So each line is whole for who takes, brings, gives it back or answers for it, and an older phone that
 * names the line gets what is still open.
 */
export interface PartOfLine {
  line: number;
  amount: number;
}

export interface LineWithPart {
  type: string;
  quantity?: string | undefined;
  urgent: boolean;
  status: 'pending' | 'partially-fulfilled' | 'fulfilled';
  delivered?: string | undefined;
  awaitsAnswer?: boolean | undefined;
  household?: string | undefined;
  /** Of a part: which of the lines of its household it is of. It holds on every card that the household's lines are on. */
  partOf?: number | undefined;
}

interface Named {
  /** Absent: all that are free. */
  named?: readonly number[] | undefined;
  /** Of these only so much. */
  amounts: readonly PartOfLine[];
  /** Lines that are open and in nobody's hands. */
  free: readonly number[];
  /** In the hands of who asks. */
  isOwn: (line: number) => boolean;
}

export interface Wished {
  /** Lines that were named and are meant; absent: none was. */
  named: number[] | undefined;
  /** Those of them, or of all that are free, that are taken as they are. */
  whole: number[];
  parts: { pieces: number[]; amount: number }[];
}

/** What is meant by the lines that somebody names, who may not know yet that others have taken parts of them. */
export function wishedOf(lines: readonly LineWithPart[], { named, amounts, free, isOwn }: Named): Wished {
  const partial = amounts.filter(({ line }) => !isOwn(line) && piecesOf(lines, line, free).length > 0);
  const isPartial = (line: number) => partial.some((one) => one.line === line);
  const meant = (line: number) => {
    // Whoever names a part has seen it: that part alone is meant.
    const isThere = isOwn(line) || free.includes(line) || lines[line]?.partOf !== undefined;
    const pieces = isThere ? [] : piecesOf(lines, line, free);
    return pieces.length === 0 ? [line] : pieces;
  };
  const asked = named ?? (amounts.length === 0 ? undefined : amounts.map(({ line }) => line));
  const all = asked && [...new Set(asked.filter((line) => !isPartial(line)).flatMap(meant))];
  const whole = (all ?? free).filter((line) => free.includes(line));
  const parts = partial.map(({ line, amount }) => ({
    pieces: piecesOf(lines, line, free).filter((one) => !whole.includes(one)),
    amount,
  }));
  return { named: all, whole, parts };
}

/** What of one line is free: the line itself, parts of it that were given back, and what it is a part of. */
function piecesOf(lines: readonly LineWithPart[], line: number, free: readonly number[]): number[] {
  const origin = originOf(lines, line);
  const others = free.filter((one) => one !== line && originOf(lines, one) === origin);
  return free.includes(line) ? [line, ...others] : others;
}

function originOf(lines: readonly LineWithPart[], line: number): string {
  const { household, partOf = placeInHousehold(lines, line) } = lines[line] ?? {};
  return `${household ?? ''} ${partOf}`;
}

function placeInHousehold(lines: readonly LineWithPart[], line: number): number {
  const household = lines[line]?.household;
  return lines.slice(0, line).filter((one) => one.household === household).length;
}

export type Parted<Of extends LineWithPart> =
  | { isDone: true; requirements: Of[]; lines: number[] }
  /** `open`: less than was wanted; absent: it can be taken whole alone. */
  | { isDone: false; open?: number };

/** All of a wish, or nothing of it: how the request's lines are then, and which of them were taken. */
export function takeParts<Of extends LineWithPart>(
  requirements: readonly Of[],
  { whole, parts }: Pick<Wished, 'whole' | 'parts'>,
): Parted<Of> {
  return parts.reduce<Parted<Of>>(
    (before, { pieces, amount }) => {
      if (!before.isDone) return before;
      const left = pieces.filter((line) => !before.lines.includes(line));
      const next = takePart(before.requirements, left, amount);
      return next.isDone ? { ...next, lines: [...before.lines, ...next.lines] } : next;
    },
    { isDone: true, requirements: [...requirements], lines: whole },
  );
}

/** Takes so much of these pieces, whole ones before a part of the last. */
function takePart<Of extends LineWithPart>(
  requirements: readonly Of[],
  pieces: readonly number[],
  amount: number,
): Parted<Of> {
  const sizes = pieces.map((line) => [line, openIn(requirements, line)] as const);
  const open = sizes.reduce<number | undefined>(
    (sum, [, size]) => (sum === undefined || size === undefined ? undefined : inHundredths(sum + size)),
    0,
  );
  if (open === undefined) return { isDone: false };
  if (amount > open) return { isDone: false, open };
  const exact = sizes.find(([, size]) => size === amount);
  if (exact) return { isDone: true, requirements: [...requirements], lines: [exact[0]] };
  const lines: number[] = [];
  let missing = amount;
  for (const [line, size = 0] of sizes) {
    if (missing <= 0) break;
    if (size > missing) return withPart(requirements, line, missing, lines);
    lines.push(line);
    missing = inHundredths(missing - size);
  }
  return { isDone: true, requirements: [...requirements], lines };
}

function openIn(lines: readonly LineWithPart[], line: number): number | undefined {
  const need = lines[line];
  return need && openAmount(need);
}

/** The part has come in nobody's hands yet: what came of the line stays told of the rest. */
function withPart<Of extends LineWithPart>(
  requirements: readonly Of[],
  line: number,
  amount: number,
  taken: readonly number[],
): Parted<Of> {
  const need = requirements[line];
  const all = amountIn(need?.quantity)?.value;
  if (need === undefined || all === undefined || requirements.length >= limits.requirements) return { isDone: false };
  const { delivered: _, awaitsAnswer: __, ...asked } = need;
  const part = {
    ...asked,
    quantity: withAmount(need.quantity, amount),
    status: 'pending',
    partOf: need.partOf ?? placeInHousehold(requirements, line),
  } as Of;
  const rest = { ...need, quantity: withAmount(need.quantity, all - amount) };
  return {
    isDone: true,
    requirements: [...requirements.map((one, place) => (place === line ? rest : one)), part],
    lines: [...taken, requirements.length],
  };
}
