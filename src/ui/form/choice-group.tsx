import { classes } from '../classes.ts';
import styles from './choice-group.module.css';
import { controlId, Problem, useProblem } from './field.tsx';

interface ChoiceGroupProps {
  name: string;
  label: string;
  /** The heading around it says the same already. */
  isLabelHidden?: boolean;
  /** Value → label, in order. */
  options: Readonly<Record<string, string>>;
  /** What counts where nothing is chosen, and the words that say so beside it; without it something has to be chosen. */
  preset?: { value: string; note: string };
  /** Labels of a word or two stand beside each other. */
  isShort?: boolean;
  problem?: string | undefined;
  onChoose?(value: string): void;
}

/**
 * One of several, all in view, each large enough for a thumb. Nothing is chosen at first, not even the preset: so what is chosen was
 * chosen by the person, also in a page whose scripts have not come yet.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, isLabelHidden = false, options, preset, isShort = false, onChoose } = props;
  const { problem, onTyped } = useProblem(props.problem);
  const id = controlId(name);
  return (
    <div
      role="radiogroup"
      className={styles['group']}
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-invalid={problem ? true : undefined}
      aria-required={preset === undefined}
      onInput={onTyped}
    >
      <p
        id={`${id}-label`}
        className={styles['label']}
        hidden={isLabelHidden}
        data-needed={preset === undefined || undefined}
      >
        {label}
      </p>
      <div className={classes(styles['choices'], isShort && styles['short'])}>
        {Object.entries(options).map(([value, text], index) => (
          <label key={value} className={classes(styles['choice'], value === preset?.value && styles['preset'])}>
            <input
              {...(index === 0 && { id })}
              type="radio"
              name={name}
              value={value}
              onChange={onChoose && (() => onChoose(value))}
            />
            <span>
              {text} {value === preset?.value && <span className={styles['note']}>({preset.note})</span>}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}
