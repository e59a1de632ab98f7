interface Line {
  index: number;
}

/** Tells the lines that follow one another from those that stay for the focus, though they are far away: its own and its neighbours. */
export function splitLines<One extends Line>(drawn: readonly One[], kept: number): { lines: One[]; apart: One[] } {
  const isByFocus = ({ index }: One) => kept >= 0 && Math.abs(index - kept) <= 1;
  const [near, rest] = [drawn.filter(isByFocus), drawn.filter((line) => !isByFocus(line))];
  const [nearFirst, nearLast, first, last] = [near[0], near.at(-1), rest[0], rest.at(-1)];
  if (!nearFirst || !nearLast || !first || !last) return { lines: [...drawn], apart: [] };
  const isAway = nearLast.index < first.index - 1 || nearFirst.index > last.index + 1;
  return isAway ? { lines: rest, apart: near } : { lines: [...drawn], apart: [] };
}
