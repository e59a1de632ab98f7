import { actLimits } from '../../../../contract/act-limits.ts';
import { firstCharacters } from '../../../../contract/base/text.ts';
import type { DeskPart } from './desk-part.ts';

/** What is looked for in one part of the Desk, and among which. */
export interface DeskView<State extends string> {
  search: string;
  state: State;
}

/** Each part has its own names, and keeps its view while another is open: `?part=work&work=asha&work-state=completed`. */
export function readDeskView<State extends string>(
  address: string,
  part: DeskPart,
  states: readonly [State, ...State[]],
): DeskView<State> {
  const asked = new URLSearchParams(address);
  const state = asked.get(`${part}-state`);
  return {
    search: firstCharacters(asked.get(part) ?? '', actLimits.searchCharacters),
    state: states.find((one) => one === state) ?? states[0],
  };
}

/** The address's query for a view: what is plain is left out, all else stays. */
export function writeDeskView<State extends string>(
  address: string,
  part: DeskPart,
  { search, state }: DeskView<State>,
  plain: State,
): string {
  const query = new URLSearchParams(address);
  query.delete(part);
  query.delete(`${part}-state`);
  if (search !== '') query.set(part, search);
  if (state !== plain) query.set(`${part}-state`, state);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
