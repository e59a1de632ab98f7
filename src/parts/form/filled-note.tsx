import { useEffect, useRef, type RefObject } from 'react';
import { filledTexts } from '../../strings/forms/filled.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './filled-note.module.css';

interface FilledNoteProps {
  form: RefObject<HTMLFormElement | null>;
  /** Names of the controls that nobody has looked at yet. */
  names: readonly string[];
  onLooked(left: readonly string[]): void;
}

/** Marks what was filled in for a person. A control that had the focus was looked at. */
export function FilledNote({ form, names, onLooked }: FilledNoteProps) {
  const looked = useRef(onLooked);
  useEffect(() => {
    looked.current = onLooked;
  });
  const list = names.join(' ');
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const open = list.split(' ');
    const marked = markedIn(element, open);
    for (const control of marked) mark(control, true);
    const onLeft = ({ target }: FocusEvent) => {
      const name = controlsOf(element).find((control) => control === target)?.name;
      if (name === undefined || !open.includes(name)) return;
      const left = open.filter((one) => one !== name);
      if (left.length === 0) announce(filledTexts.done);
      looked.current(left);
    };
    element.addEventListener('focusout', onLeft);
    return () => {
      element.removeEventListener('focusout', onLeft);
      for (const control of marked) mark(control, false);
    };
  }, [form, list]);
  return (
    <Banner
      tone="note"
      title={filledTexts.title}
      isQuiet
      actions={
        <Button
          look="quiet"
          icon="check"
          onClick={() => {
            announce(filledTexts.done);
            // The button goes with the note.
            markedIn(form.current, names)[0]?.focus();
            looked.current([]);
          }}
        >
          {filledTexts.all}
        </Button>
      }
    />
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (one): one is Control =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement,
  );
}

/** In the order of the form; of a choice the radio that was chosen. */
function markedIn(form: HTMLFormElement | null, names: readonly string[]): Control[] {
  const controls = form ? controlsOf(form) : [];
  return controls.filter(
    (control) => names.includes(control.name) && (control.type !== 'radio' || (control as HTMLInputElement).checked),
  );
}

/** React draws none of it: nothing that it writes into a field is changed. */
function mark(control: Control, isMarked: boolean): void {
  // A radio has its look from the label around it, and its words stand below all of them.
  const [shown, field] =
    control.type === 'radio'
      ? [control.closest('label'), control.closest<HTMLElement>('[role=radiogroup]')]
      : [control, control.parentElement];
  shown?.classList.toggle(styles['mark'] ?? 'mark', isMarked);
  field?.classList.toggle(styles['field'] ?? 'field', isMarked);
  if (isMarked) control.setAttribute('aria-description', filledTexts.mark);
  else control.removeAttribute('aria-description');
  if (isMarked) field?.setAttribute('data-check', filledTexts.check);
  else field?.removeAttribute('data-check');
}
