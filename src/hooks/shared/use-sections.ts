import { useRef, useState, type RefObject } from 'react';
import { useEscape } from './use-escape.ts';

interface Sections {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** The parts of a dashboard behind their button: Escape closes them and goes back to it. */
export function useSections(): Sections {
  const [isOpen, onOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useEscape(() => {
    if (!isOpen) return;
    onOpen(false);
    toggleRef.current?.focus();
  });
  return { isOpen, onOpen, toggleRef };
}
