import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusProps {
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Where what has the focus leaves the page, such as a button that did its work, `heir` takes it: else a screen reader
 * would start again at the page's top. The answer is for the element around all that may go.
 */
export function useFocusHeir(heir: RefObject<HTMLElement | null>): FocusProps {
  const focused = useRef<Element>(undefined);
  // Before the next paint: after it `keepFocus` gives it to a heading further up.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  });
  return {
    onFocus(event) {
      focused.current = event.target;
    },
    onBlur(event) {
      // Another window has it now; here it stays where it is.
      if (document.activeElement !== event.target) focused.current = undefined;
    },
  };
}
