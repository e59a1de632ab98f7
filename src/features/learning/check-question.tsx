import { useId, useState, type ReactNode } from 'react';
import type { CourseCheck } from '../../strings/courses/shape.ts';
import { checkTexts } from '../../strings/volunteers/learning.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, Problem } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './learning.module.css';

interface CheckQuestionProps {
  check: CourseCheck;
  /** What comes with a right answer. */
  children: ReactNode;
}

/** A question about what was read. It may be answered as often as one likes; nobody counts. */
export function CheckQuestion({ check: { question, answers, right, why }, children }: CheckQuestionProps) {
  const id = useId();
  const [isRight, setRight] = useState<boolean>();
  const [isMissing, setMissing] = useState(false);

  function look(form: HTMLFormElement): void {
    const chosen = typedText(form, 'answer');
    setMissing(chosen === '');
    if (chosen !== '') setRight(Number(chosen) === right);
    else form.querySelector('input')?.focus();
  }

  return (
    <section className={styles['check']} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{checkTexts.title}</h4>
      <form
        noValidate
        className={styles['part']}
        // What was said was said of another answer.
        onChange={() => setRight(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          look(event.currentTarget);
        }}
      >
        <fieldset className={styles['answers']} aria-describedby={isMissing ? `${id}-problem` : undefined}>
          <legend>{question}</legend>
          {answers.map((answer, place) => (
            <CheckField key={answer} type="radio" name="answer" value={place} label={answer} required />
          ))}
        </fieldset>
        <Problem id={`${id}-problem`} text={isMissing ? checkTexts.choose : undefined} />
        <Button type="submit">{checkTexts.check}</Button>
      </form>
      <div role="status">
        {isRight !== undefined && (
          <div className={styles[isRight ? 'right' : 'wrong']}>
            <p className={styles['verdict']}>
              <Icon name={isRight ? 'check' : 'close'} size={20} />
              {isRight ? checkTexts.right : checkTexts.wrong}
            </p>
            <p>{why}</p>
          </div>
        )}
      </div>
      {isRight === true && children}
    </section>
  );
}
