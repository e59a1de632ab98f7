import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * For a `<dialog>` that is modal while it is mounted: the page behind can neither be reached nor read.
 *
 * @param onCancel Escape, and going back on some phones
 */
export function useModal(onCancel: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
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
  };
}
