import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { useCloseOnBack } from './close-on-back.ts';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClickCapture(event: MouseEvent<HTMLDialogElement>): void;
}

/**
 * For a `<dialog>` that is modal while it is mounted: the page behind can neither be reached nor read.
 *
 * @param onCancel Escape, and going back
 */
export function useModal(onCancel: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const wasTapped = useRef(false);
  useCloseOnBack(true, onCancel);
  // Closed before it leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    // Where the first control is an act, Enter must not do it by a slip.
    element?.querySelector<HTMLElement>('[data-safe]')?.focus();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel(event) {
      // A file chooser inside of it cancels too.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onCancel();
    },
    onClickCapture(event) {
      // The second half of a double tap was meant for what opened the dialog, and falls on whatever of it lies there.
      if (event.detail > 1 && !wasTapped.current) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        wasTapped.current = true;
      }
    },
  };
}
