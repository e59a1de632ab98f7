import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { InvalidForm, SaveFailure } from '../../data/commands/items/save-failure.ts';
import type { DirectOutcome } from '../../data/commands/items/send-directly.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { problemText } from '../../strings/forms/problems.ts';
import type { DirectState } from './direct-state.ts';
import type { FormValues } from './form-values.ts';
import type { OpenDraft, ReadForm } from './use-draft.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** A save takes a few milliseconds. After this long the person is told that it still goes on: nobody may say it failed. */
const SLOW_MS = 5_000;

interface State {
  isSubmitting: boolean;
  /** The save is still under way, for so long that the person should know. */
  isSlow: boolean;
  /** Field name → text for people, in the form's order. */
  problems: Readonly<Record<string, string>>;
  /** Why the phone could not save it. The form stays as it is. */
  storageProblem: string | undefined;
  /** How far it is with sending without saving. */
  direct: DirectState;
  /** A value that may be a slip, to be confirmed before anything is saved. */
  question: string | undefined;
}

export interface Submission extends State {
  submit(): Promise<void>;
  /** Sends without saving, for a phone that keeps nothing. Trying again with the same words is safe. */
  sendDirectly(): Promise<void>;
  /** The person's word on `question`: yes goes on with the submit. */
  answer(isRight: boolean): void;
}

interface Steps {
  draft: OpenDraft;
  /** The command: checks the form and puts it into the outbox, on the disk. */
  save(form: ReadForm): Promise<Result<{ id: string }, SaveFailure>>;
  send(form: ReadForm): Promise<Result<DirectOutcome, InvalidForm>>;
  /** What to ask about before the save; the same question is asked once. */
  ask?(values: FormValues): string | undefined;
  onSaved(itemId: string): void;
  onSentDirectly(item: OutboxItem): void;
}

const idle: State = {
  isSubmitting: false,
  isSlow: false,
  problems: {},
  storageProblem: undefined,
  direct: { kind: 'idle' },
  question: undefined,
};

/** Runs a form's submit. Works without network: what it waits for is the phone's own storage. */
export function useSubmission({ draft, save, send, ask, onSaved, onSentDirectly }: Steps): Submission {
  const [state, setState] = useState(idle);
  const confirmed = useRef<string>(undefined);
  /** The newest try's number; 0 once the form is gone, saved or sent: whatever still comes in then changes nothing. */
  const tries = useRef(1);
  useEffect(() => {
    tries.current = 1;
    return () => {
      tries.current = 0;
    };
  }, []);
  useLeaveQuestion(state.storageProblem !== undefined || state.isSlow);

  /** Words of an earlier visit came into the form after the press: they are read before they are sent, by another press. */
  function showFirst(): void {
    setState(idle);
    window.scrollTo(0, 0);
  }

  function settleAs(saved: Result<{ id: string }, SaveFailure>, form: ReadForm, attempt: number): void {
    if (tries.current === 0) return;
    if (saved.ok) {
      tries.current = 0;
      draft.finish();
      setState(idle);
      onSaved(saved.value.id);
    } else if (attempt === tries.current && saved.failure.kind === 'invalid') {
      setState({ ...idle, problems: problemsOf(saved.failure.fields, form) });
    } else if (attempt === tries.current && saved.failure.kind === 'storage') {
      const { detail } = saved.failure;
      setState((old) => ({ ...idle, direct: old.direct, storageProblem: detail }));
    }
  }

  async function submit(): Promise<void> {
    // A save that hangs may be tried again beside it: the same form saved twice is one item.
    if ((state.isSubmitting && !state.isSlow) || state.direct.kind === 'sending' || tries.current === 0) return;
    tries.current += 1;
    const attempt = tries.current;
    setState((old) => ({ ...old, isSubmitting: true, problems: {}, question: undefined }));
    const slow = setTimeout(() => {
      if (attempt === tries.current) setState((old) => ({ ...old, isSlow: true }));
    }, SLOW_MS);
    try {
      const form = await draft.settle();
      const question = ask?.(form.values);
      if (form.isUnseen) showFirst();
      else if (question !== undefined && question !== confirmed.current) setState({ ...idle, question });
      else settleAs(await save(form), form, attempt);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      if (attempt === tries.current) setState((old) => ({ ...idle, direct: old.direct, storageProblem: detail }));
    } finally {
      clearTimeout(slow);
    }
  }

  async function sendDirectly(): Promise<void> {
    if (state.direct.kind === 'sending' || tries.current === 0) return;
    setState((old) => ({ ...old, problems: {}, direct: { kind: 'sending' } }));
    const direct = await tryToSend();
    if (tries.current === 0 || direct === undefined) return;
    const { problems, ...next } = direct;
    setState((old) => ({ ...old, problems, direct: next }));
  }

  async function tryToSend(): Promise<(DirectState & { problems: State['problems'] }) | undefined> {
    try {
      const form = await draft.read();
      const sent = await send(form);
      if (!sent.ok) return { kind: 'idle', problems: problemsOf(sent.failure.fields, form) };
      const { value } = sent;
      if (value.kind === 'sent' && tries.current !== 0) {
        tries.current = 0;
        draft.finish();
        setState(idle);
        onSentDirectly(value.item);
      }
      if (value.kind === 'sent') return undefined;
      return { kind: value.kind, reason: value.reason, problems: problemsOf(value.reason.fields ?? {}, form) };
    } catch (error) {
      console.error(error);
      return { kind: 'waits', reason: { code: 'unreachable' }, problems: {} };
    }
  }

  function answer(isRight: boolean): void {
    confirmed.current = isRight ? state.question : undefined;
    setState(idle);
    if (isRight) void submit();
  }

  return { ...state, submit, sendDirectly, answer };
}

/** Problems as sentences, ordered as the person meets the fields. */
function problemsOf(fields: Readonly<Record<string, string>>, form: ReadForm): Record<string, string> {
  const names = new Set([...Object.keys(form.values), ...Object.keys(fields)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const problem = fields[name];
      if (problem === undefined) return [];
      return [[name, problemText(name, form.values[name], problem, form.halfTyped.has(name))]];
    }),
  );
}
