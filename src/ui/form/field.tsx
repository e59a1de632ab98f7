import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../icon.tsx';
import { keepWithin } from './keep-within.ts';

export interface FieldProps {
  /** The field's contract name: name of the control, and the key of its problem. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, for people. */
  problem?: string | undefined;
  /** Word shown beside the label of a field that may stay empty; without it the field is required. */
  optional?: string | undefined;
}

/** Id of a field's control, so that a list of problems can lead to it. */
export function controlId(name: string): string {
  return `field-${name}`;
}

export function TextField({
  name,
  label,
  hint,
  problem: told,
  optional,
  onInput,
  maxLength,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const { problem, onTyped } = useProblem(told);
  const { limited, keep } = withinCharacters(maxLength);
  return (
    <Field {...{ name, label, hint, problem, optional }}>
      <input
        type="text"
        {...rest}
        {...limited}
        {...described({ name, hint, problem, optional })}
        onInput={(event) => {
          keep(event);
          onTyped(event);
          onInput?.(event);
        }}
      />
    </Field>
  );
}

export function TextArea({
  name,
  label,
  hint,
  problem: told,
  optional,
  onInput,
  maxLength,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { problem, onTyped } = useProblem(told);
  const { limited, keep } = withinCharacters(maxLength);
  return (
    <Field {...{ name, label, hint, problem, optional }}>
      <textarea
        {...rest}
        {...limited}
        {...described({ name, hint, problem, optional })}
        onInput={(event) => {
          keep(event);
          onTyped(event);
          onInput?.(event);
        }}
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  /** Value → label, in order. */
  options: Readonly<Record<string, string>>;
  /** First entry, for "nothing chosen yet". */
  placeholder?: string;
  defaultValue?: string;
}

export function SelectField({
  name,
  label,
  hint,
  problem: told,
  optional,
  options,
  placeholder,
  defaultValue,
}: SelectProps) {
  const { problem, onTyped } = useProblem(told);
  return (
    <Field {...{ name, label, hint, problem, optional }}>
      <select {...described({ name, hint, problem, optional })} defaultValue={defaultValue ?? ''} onInput={onTyped}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function CheckField({
  name,
  label,
  type = 'checkbox',
  ...rest
}: { name: string; label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles['check']}>
      <input {...rest} type={type} name={name} />
      {label}
    </label>
  );
}

/** Label, hint and problem around a control that has been given `described` of the same field. */
export function Field({ name, label, hint, problem, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={controlId(name)} data-needed={optional === undefined || undefined}>
        {label} {optional && <span className={styles['optional']}>({optional})</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={`${controlId(name)}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Problem id={`${controlId(name)}-problem`} text={problem} />
    </div>
  );
}

export function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles['problem']} id={id}>
      <Icon name="alert" size={20} />
      {text}
    </p>
  );
}

/**
 * What is wrong with a field, until the person is at it: an error beside words that are being put right says what is not true any
 * more. Sending the form shows again what the next look finds.
 */
export function useProblem(told: string | undefined): { problem: string | undefined; onTyped(event: FormEvent): void } {
  const [corrected, setCorrected] = useState<string>();
  function onTyped({ target }: FormEvent): void {
    const form = (target as HTMLInputElement).form;
    // Where nothing is ever sent, nothing would bring it back.
    if (told === undefined || told === corrected || !form) return;
    setCorrected(told);
    form.addEventListener('submit', () => setCorrected(undefined), { once: true });
  }
  return { problem: told === corrected ? undefined : told, onTyped };
}

/**
 * What holds a control to so many characters. The browser's own limit counts two for each emoji, so it gets room for as many of those;
 * a word that is still being put together is cut once it is done.
 */
function withinCharacters(max: number | undefined) {
  const keep = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isUnderWay = (nativeEvent as InputEvent).isComposing && nativeEvent.type !== 'compositionend';
    if (max !== undefined && !isUnderWay) keepWithin(currentTarget, max);
  };
  return { keep, limited: max === undefined ? {} : { maxLength: 2 * max, onCompositionEnd: keep } };
}

/** What ties a control to its label, hint and problem. */
export function described({ name, hint, problem, optional }: Omit<FieldProps, 'label'>) {
  const id = controlId(name);
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    name,
    className: styles['control'],
    required: optional === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}
