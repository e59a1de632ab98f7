import { useState, type SubmitEvent } from 'react';
import type { Result } from '../../../../contract/base/result.ts';
import type { CallFailure } from '../../../data/commands/accounts/account.ts';
import { lostAnswerText } from '../../../strings/accounts/asked-failures.ts';
import { failureAtCode, failureAtPassword } from './failure-at-password.ts';
import { typedText } from '../../../ui/form/typed-text.ts';

export interface AskedForm {
  problems: { password?: string | undefined; code?: string | undefined };
  notice: string;
  isBusy: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** What stands in a field. */
type Typed = (name: string) => string;

interface AskedFormOptions {
  /** Where it says no the server is not asked. */
  isReady?(typed: Typed): boolean;
  /** What may have happened where no answer came. */
  perhaps?: string;
}

/** A form that the server answers: one at a time, wrong fields said at their place, everything else below. */
export function useAskedForm<Value>(
  ask: (typed: Typed) => Promise<Result<Value, CallFailure>>,
  onAnswer: (value: Value) => void,
  { isReady = () => true, perhaps = '' }: AskedFormOptions = {},
): AskedForm {
  const [problems, setProblems] = useState<AskedForm['problems']>({});
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const typed = (name: string) => typedText(form, name);
    if (!isReady(typed)) return;
    setBusy(true);
    const answer = await ask(typed);
    setBusy(false);
    setProblems({});
    setNotice('');
    if (answer.ok) {
      onAnswer(answer.value);
      return;
    }
    const wrong = { password: failureAtPassword(answer.failure), code: failureAtCode(answer.failure) };
    setProblems(wrong);
    const place = wrong.password === undefined ? 'one-time-code' : 'current-password';
    if (wrong.password === undefined && wrong.code === undefined) setNotice(lostAnswerText(answer.failure, perhaps));
    else form.querySelector<HTMLElement>(`[autocomplete=${place}]`)?.focus();
  }

  return {
    problems,
    notice,
    isBusy,
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
  };
}
