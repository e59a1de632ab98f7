import { useEffect, useRef } from 'react';
import { areDeskKeysOn } from '../../data/commands/admin/desk-keys.ts';

/** What a key does, by the letter on it: small, of the Latin alphabet. `false`: it is somebody else's to take. */
export type DeskKeys = Readonly<Partial<Record<'a' | 'j' | 'k' | '/' | '?' | 'Escape', () => unknown>>>;

/** Letters that are pressed here are typed, or choose something by its first letter. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=menu]';

/**
 * Single keys for the dispatch desk, as long as what asks for them is shown. They are silent while somebody types, while a dialog is
 * open, and once the person has turned them off; with Ctrl, Alt or Meta they are the browser's.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = isForDesk(event) ? latest.current[keyOf(event) as keyof DeskKeys] : undefined;
      // What `/` focuses must not get the letter as well.
      if (act !== undefined && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isForDesk({ defaultPrevented, ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || altKey || metaKey || isComposing || !areDeskKeysOn()) return false;
  const isTyped = target instanceof Element && target.closest(TYPING) !== null;
  return !isTyped && document.querySelector('dialog[open]') === null;
}

/** A keyboard of another script has the letter in the same place: `code` names that. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[\u0021-\u007E]$/.test(key)) return key.toLowerCase();
  if (key.length > 1) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
