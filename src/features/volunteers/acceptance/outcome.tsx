import type { ReactNode } from 'react';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { outcomeTexts } from '../../../strings/volunteers/accepting.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { outcomeWords } from './outcome-words.ts';

/** What became of an acceptance, in words. `children` says of which disaster. */
export function Outcome({ work, children, actions }: { work: ShownWork; children?: ReactNode; actions?: ReactNode }) {
  const words = outcomeWords({ state: work.shownState, why: work.why });
  if (words === undefined) return null;
  return (
    <div data-outcome={work.why ?? work.shownState}>
      <Banner tone={work.shownState === 'withdrawn' ? 'note' : 'bad'} title={words.title} actions={actions} isQuiet>
        {children}
        {words.body !== '' && <p>{words.body}</p>}
        {work.reason && <p dir="auto">{outcomeTexts.reason(work.reason)}</p>}
      </Banner>
    </div>
  );
}
