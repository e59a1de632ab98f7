import type { ReactNode } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import type { ServerPages } from '../../hooks/lists/use-server-pages.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { numberText } from '../../strings/plural.ts';
import { moreDisasterTexts } from '../../strings/public/more-disasters.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './disasters-screen.module.css';

interface MoreFoundProps {
  found: ServerPages<ReportView>;
  kept: KeptPart;
  /** How many of what the server found this phone does not show anyway. */
  count: number;
  /** Nothing of this phone is shown. */
  isNone: boolean;
  /** What is said once the server has no more. */
  end?: ReactNode;
}

/** How far the server was asked, and what there is to do: without it, how much of all there is was looked through. */
export function MoreFound({
  found: { failure, isAsking, hasMore, more, back },
  kept,
  count,
  isNone,
  end,
}: MoreFoundProps) {
  const words = hasMore || isAsking ? moreDisasterTexts.foundMore : moreDisasterTexts.found;
  return (
    <div className={styles['section']}>
      <p role="status" className={styles['note']}>
        {isAsking ? moreDisasterTexts.asking : failure ? '' : count === 0 ? moreDisasterTexts.none : words(count)}
      </p>
      {failure && (
        <Banner tone="note" actions={<Button onClick={more}>{appTexts.tryAgain}</Button>}>
          <p>{askedFailureText(failure)}</p>
          <p>
            {isNone && count === 0 && `${moreDisasterTexts.noneKept} `}
            {moreDisasterTexts.kept(numberText(kept.rows), numberText(kept.of))}
          </p>
        </Banner>
      )}
      {!failure && hasMore && (
        <p>
          <Button aria-disabled={isAsking} onClick={more}>
            {moreDisasterTexts.more}
          </Button>
        </p>
      )}
      {back && (
        <p>
          <Button look="quiet" aria-disabled={isAsking} onClick={back}>
            {moreDisasterTexts.earlier}
          </Button>
        </p>
      )}
      {!failure && !hasMore && !isAsking && end}
    </div>
  );
}
