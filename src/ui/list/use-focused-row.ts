import { useState, type FocusEvent } from 'react';

export interface FocusedRow {
  /** `undefined`: the focus is elsewhere. */
  key: string | undefined;
  handlers: { onFocus(event: FocusEvent<HTMLElement>): void; onBlur(event: FocusEvent<HTMLElement>): void };
}

/** Which of a list's rows, by its `data-key`, has the focus in it; for the list's own element. */
export function useFocusedRow(): FocusedRow {
  const [key, setKey] = useState<string>();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setKey(keyAt(target));
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // Another window has the focus for a while: it comes back to this row.
    const isAway = relatedTarget === null && !document.hasFocus();
    if (!isAway && !currentTarget.contains(relatedTarget)) setKey(undefined);
  };
  return { key, handlers: { onFocus, onBlur } };
}

function keyAt(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-key]')?.dataset['key'];
}
