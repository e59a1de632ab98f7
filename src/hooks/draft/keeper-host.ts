import type { Result } from '../../../contract/base/result.ts';
import { after, type After } from '../../data/in-time.ts';
import { randomId } from '../../data/outbox/adapters/random-values.ts';
import type { Draft, FormName } from '../../data/outbox/draft.ts';
import type { HeldDraft } from '../../data/outbox/keep/open-draft.ts';
import type { PageWish } from '../../data/outbox/keep/open-in-time.ts';
import { takePageWords } from '../../platform/early-page.ts';
import type { LastWords } from '../../platform/last-words.ts';
import type { PageWords } from '../../platform/page-words.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
import { forgetUnkept, rememberUnkept, unkeptDraft } from './unkept-drafts.ts';

/** The commands of `data/commands/drafts.ts`. */
interface DraftCommands {
  openDraftInTime(form: FormName, wish: PageWish): Promise<HeldDraft>;
  saveDraft(draft: Draft): Promise<Result<void, unknown>>;
  discardDraft(id: string): Promise<void>;
}

/** The page around a draft keeper. The simulation has one of its own. */
export interface KeeperHost {
  after: After;
  commands(): Promise<DraftCommands>;
  takePageWords(form: FormName): PageWords & { last: LastWords };
  unkeptDraft(form: FormName): Draft | undefined;
  rememberUnkept(draft: Draft): void;
  forgetUnkept(form: FormName): void;
  /** A draft must be let go before the next form asks for it, or it would look like another tab's. */
  lastClose: Promise<unknown>;
}

export const thisPage: KeeperHost = {
  after,
  commands: () => loadUntilThere(() => import('../../data/commands/items/drafts.ts')),
  takePageWords: (form) => takePageWords(form, randomId),
  unkeptDraft,
  rememberUnkept,
  forgetUnkept,
  lastClose: Promise.resolve(),
};
