import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';

/** Where a screen stands with what it asked the server for. */
export type Remote<Value, Failure> =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'ready'; value: Value };

export interface AskedRemote<Value, Failure> {
  remote: Remote<Value, Failure>;
  /** Asks again. What is shown stays until the new answer is there. */
  reload(): void;
  /** Puts what the server just confirmed into what is shown. */
  change(update: (value: Value) => Value): void;
  /** Shows what a question beside the first one has brought, also where that one failed; nothing while it is under way. */
  settle(update: (shown: Value | undefined) => Value): void;
}

/** Asks the server once, and again at the person's word. `ask` must be the same function at every render. */
export function useRemote<Value, Failure>(ask: () => Promise<Result<Value, Failure>>): AskedRemote<Value, Failure> {
  const [remote, setRemote] = useState<Remote<Value, Failure>>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    ask()
      .then((answer) => {
        if (!isOpen) return;
        setRemote(answer.ok ? { kind: 'ready', value: answer.value } : { kind: 'failed', failure: answer.failure });
      })
      .catch(console.error);
    return () => {
      isOpen = false;
    };
  }, [ask, round]);
  const reload = useCallback(() => setRound((old) => old + 1), []);
  const change = useCallback((update: (value: Value) => Value) => {
    setRemote((old) => (old.kind === 'ready' ? { kind: 'ready', value: update(old.value) } : old));
  }, []);
  const settle = useCallback((update: (shown: Value | undefined) => Value) => {
    setRemote((old) =>
      old.kind === 'loading' ? old : { kind: 'ready', value: update(old.kind === 'ready' ? old.value : undefined) },
    );
  }, []);
  return { remote, reload, change, settle };
}
