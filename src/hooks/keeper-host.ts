import { systemClock } from '../../contract/base/clock.ts';
import type { Result } from '../../contract/base/result.ts';
import { STORAGE_MS } from '../data/in-time.ts';
import type { Draft, FormName } from '../data/outbox/draft.ts';
import type { DraftWish, HeldDraft } from '../data/outbox/open-draft.ts';
import { takePageWords } from '../platform/early-page.ts';
import { lastWordsOf, type LastWords } from '../platform/last-words.ts';
import type { PageWords } from '../platform/page-words.ts';
import { loadUntilThere } from './load-until-there.ts';
import { forgetUnkept, rememberUnkept, unkeptDraft } from './unkept-drafts.ts';

/** The commands of `data/commands/drafts.ts`. */
interface DraftCommands {
  openDraft(form: FormName, wish: DraftWish): Promise<HeldDraft>;
  saveDraft(draft: Draft): Promise<Result<void, unknown>>;
  discardDraft(id: string): Promise<void>;
}

/** The page around a draft keeper. The simulation has one of its own. */
export interface KeeperHost {
  now(): number;
  /** Calls `run` later; the answer calls that off. */
  after(ms: number, run: () => void): () => void;
  commands(): Promise<DraftCommands>;
  wordsOf(form: FormName): LastWords;
  takePageWords(): PageWords;
  unkept: {
    remember(draft: Draft): void;
    forget(form: FormName): void;
    of(form: FormName): Draft | undefined;
  };
  /** A draft must be let go before the next form asks for it, or it would look like another tab's. */
  lastClose: Promise<unknown>;
}

export const thisPage: KeeperHost = {
  now: () => systemClock.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  commands: () => loadUntilThere(() => import('../data/commands/drafts.ts')),
  wordsOf: lastWordsOf,
  takePageWords,
  unkept: { remember: rememberUnkept, forget: forgetUnkept, of: unkeptDraft },
  lastClose: Promise.resolve(),
};

/** `inTime` on the host's clock. */
export function inStorageTime<Value>(host: KeeperHost, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const stop = host.after(STORAGE_MS, () => resolve(undefined));
    void work.then(resolve, reject).finally(stop);
  });
}
