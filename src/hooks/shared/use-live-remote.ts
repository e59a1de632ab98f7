import { useCallback, useEffect, useRef } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { NewsTopic } from '../../../contract/enumerations.ts';
import { onTopicNews } from '../../data/sync/topic-news.ts';
import { useRemote, type AskedRemote } from './use-remote.ts';

interface LiveRemote<Value, Failure> extends AskedRemote<Value, Failure> {
  /** Asks again as on news. */
  renew(): Promise<void>;
}

/**
 * As `useRemote`, and asks again when there is news of this topic, for who looks at a screen that follows the news. What is shown stays
 * meanwhile, and where that answer does not come; `renewed` makes the new one of both. It and `ask` must be the same at every render.
 */
export function useLiveRemote<Value, Failure>(
  topic: NewsTopic,
  ask: () => Promise<Result<Value, Failure>>,
  renewed: (shown: Value, fresh: Value) => Value,
): LiveRemote<Value, Failure> {
  const asked = useRemote(ask);
  const { settle } = asked;
  /** What this screen asks now; nothing once it is gone. */
  const current = useRef<typeof ask>(undefined);
  useEffect(() => {
    current.current = ask;
    return () => {
      current.current = undefined;
    };
  }, [ask]);
  const renew = useCallback(async () => {
    const answer = await ask();
    if (!answer.ok || current.current !== ask) return;
    // By what is shown when the answer comes: the first question may have failed since this one was asked.
    settle((shown) => (shown === undefined ? answer.value : renewed(shown, answer.value)));
  }, [ask, renewed, settle]);
  useEffect(
    () =>
      onTopicNews((topics) => {
        if (topics.has(topic)) renew().catch(console.error);
      }),
    [topic, renew],
  );
  return { ...asked, renew };
}
