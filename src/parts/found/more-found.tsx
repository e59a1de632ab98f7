import type { ReactNode } from 'react';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { numberText } from '../../strings/plural.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './found-records.module.css';
import type { ServerPages } from './server-pages.ts';

interface MoreFoundProps {
  found: ServerPages;
  kept: { rows: number; of: number };
  /** How many of what the server found this phone does not show anyway. */
  count: number;
  /** That nothing of this phone fits; empty where something of it is shown. */
  noneKept: string;
  /** What is said once the server has no more. */
  end?: ReactNode;
}

/** How far the server was asked, and what there is to do: without it, how much of all there is was looked through. */
export function MoreFound({
  found: { failure, isAsking, hasMore, isNear, more, back },
  kept,
  count,
  noneKept,
  end,
}: MoreFoundProps) {
  const words = hasMore || isAsking ? restTexts.foundMore : restTexts.found;
  const told = isNear ? restTexts.near : words(count);
  return (
    <div className={styles['section']}>
      <p role="status" className={styles['note']}>
        {isAsking ? restTexts.asking : failure ? '' : count === 0 ? restTexts.none : told}
      </p>
      {failure && (
        <Banner tone="note" actions={<Button onClick={more}>{appTexts.tryAgain}</Button>}>
          <p>{askedFailureText(failure)}</p>
          <p>
            {count === 0 && noneKept} {restTexts.kept(numberText(kept.rows), numberText(kept.of))}
          </p>
        </Banner>
      )}
      {!failure && hasMore && (
        <p>
          <Button aria-disabled={isAsking} onClick={more}>
            {restTexts.more}
          </Button>
        </p>
      )}
      {back && (
        <p>
          <Button look="quiet" aria-disabled={isAsking} onClick={back}>
            {restTexts.earlier}
          </Button>
        </p>
      )}
      {!failure && !hasMore && !isAsking && end}
    </div>
  );
}
