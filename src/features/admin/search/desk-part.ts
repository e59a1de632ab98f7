/** The parts of the Desk, in order. */
export const deskParts = ['messages', 'work', 'roads', 'triage', 'newsletter', 'people'] as const;
export type DeskPart = (typeof deskParts)[number];

/** The part that an address asks for: `?tab=desk&part=work`; what is open first are the messages. */
export function readPart(address: string): DeskPart {
  const asked = new URLSearchParams(address).get('part');
  return deskParts.find((part) => part === asked) ?? 'messages';
}

/** Keeps the part in the address, past the router: to that it would be another page. */
export function keepPart(part: string): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.set('part', part);
  try {
    window.history.replaceState(window.history.state, '', `${pathname}?${query.toString()}`);
  } catch {
    // Safari refuses more than a hundred in half a minute.
  }
}
