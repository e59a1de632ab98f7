import { useRef, useState, type RefObject } from 'react';
import type { Result } from '../../../../contract/base/result.ts';
import type { CallFailure } from '../../../data/commands/accounts/session.ts';
import { type FormValues, readForm } from '../../../hooks/draft/form-values.ts';
import { accountProblemText } from '../../../strings/accounts/account.ts';

interface Failure {
  kind: string;
  fields?: Record<string, string>;
}

/** A small form whose answer comes from the server at once: nothing of it waits in the outbox. */
export interface AccountForm<Failed extends Failure> {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** Field → what is wrong, for people. A new object with each try. */
  problems: Readonly<Record<string, string>>;
  /** Why the last try brought nothing, where that is no matter of a field. */
  failure: Failed | undefined;
  submit(): Promise<void>;
}

/**
 * `send` makes the call with what stands in the form, `onDone` follows its success. While it runs a second submit does
 * nothing; what was typed stays in every case.
 */
export function useAccountForm<Value, Failed extends Failure = CallFailure>(
  send: (values: FormValues) => Promise<Result<Value, Failed>>,
  onDone: (value: Value, values: FormValues) => void,
): AccountForm<Failed> {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Failed>();

  const submit = async () => {
    if (isBusy || !form.current) return;
    const values = readForm(form.current);
    setBusy(true);
    setFailure(undefined);
    const sent = await send(values);
    setBusy(false);
    setProblems(sent.ok ? {} : problemsOf(sent.failure, values));
    if (sent.ok) onDone(sent.value, values);
    else if (!hasFields(sent.failure)) setFailure(sent.failure);
  };
  return { form, isBusy, problems, failure, submit };
}

function hasFields({ fields = {} }: Failure): boolean {
  return Object.keys(fields).length > 0;
}

function problemsOf(failure: Failure, values: FormValues): Record<string, string> {
  const entries = Object.entries(failure.fields ?? {});
  return Object.fromEntries(
    entries.map(([field, problem]) => [field, accountProblemText(field, values[field], problem)]),
  );
}
