import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { typedName } from '../../strings/forms/typed-text.ts';
import { filledTexts } from '../../strings/forms/filled.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { controlId } from '../../ui/form/field.tsx';
import styles from './filled-note.module.css';

interface FilledNoteProps {
  form: RefObject<HTMLFormElement | null>;
  /** Names of the controls that nobody has looked at yet. */
  names: readonly string[];
  onLooked(left: readonly string[]): void;
}

/** Marks what was filled in for a person, and lists it. A control that had the focus was looked at. */
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
    // Of a choice the radio that was chosen.
    const marked = controlsOf(element).filter(
      (control) => open.includes(control.name) && (control.type !== 'radio' || (control as HTMLInputElement).checked),
    );
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
            // The button goes with the list.
            goTo(names[0] ?? '');
            looked.current([]);
          }}
        >
          {filledTexts.all}
        </Button>
      }
    >
      <p>{filledTexts.lead}</p>
      <ul className={styles['list']}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${controlId(name)}`} onClick={(event) => follow(event, name)}>
              {typedName(name)}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (one): one is Control =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement,
  );
}

/** React draws neither: nothing that it writes into a control is changed. */
function mark(control: Control, isMarked: boolean): void {
  // A radio has its look from the label around it.
  const shown = control.type === 'radio' ? control.closest('label') : control;
  shown?.classList.toggle(styles['mark'] ?? 'mark', isMarked);
  if (isMarked) control.setAttribute('aria-description', filledTexts.mark);
  else control.removeAttribute('aria-description');
}

function follow(event: MouseEvent, name: string): void {
  if (goTo(name)) event.preventDefault();
}

function goTo(name: string): boolean {
  const control = document.getElementById(controlId(name));
  control?.focus();
  return control !== null;
}
