import { mayHaveSlip } from './text-filter.ts';

interface Found<List> {
  list: List;
  /** Nothing fits as it was typed, and these come close. */
  isNear: boolean;
}

/** What fits; where that is nothing, what does when one letter of each longer word is taken for a slip. As the server does in `orNearly`. */
export async function orNearly<List>(
  text: string | undefined,
  find: (isNear: boolean) => Promise<List>,
  isNothing: (list: List) => boolean,
): Promise<Found<List>> {
  const list = await find(false);
  if (!isNothing(list) || !mayHaveSlip(text ?? '')) return { list, isNear: false };
  const near = await find(true);
  return isNothing(near) ? { list, isNear: false } : { list: near, isNear: true };
}
