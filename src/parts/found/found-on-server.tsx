import type { ReactNode } from 'react';
import { listPartTexts, serverSearchTexts } from '../../strings/admin/admin-reports.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ListPart } from './list-part.tsx';
import styles from './found-records.module.css';
import type { ServerPages } from './server-pages.ts';

interface FoundOnServerProps {
  found: ServerPages;
  /** How many that is, and how many so far. */
  words: Readonly<Record<'found' | 'foundMore', (count: number) => string>>;
  onBack?: (() => void) | undefined;
  /** In place of rows, where nothing fits. */
  none: ReactNode;
  /** What this phone has, for who could not ask the server. */
  onPhone?: ReactNode;
  children: ReactNode;
}

/** What the server finds, a page at a time; without a connection what this phone has, and that no more was looked through. */
export function FoundOnServer({ found, words, onBack, none, onPhone, children }: FoundOnServerProps) {
  const { rows, first, isAsking, failure, back } = found;
  const isNone = rows.length === 0;
  return (
    <div className={styles['section']}>
      <div className={styles['head']}>
        <p role="status" className={styles['note']}>
          {countOf(found, words)}
        </p>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {serverSearchTexts.back}
          </Button>
        )}
      </div>
      {isNone && isAsking && <Skeleton label={serverSearchTexts.asking} lines={6} />}
      {isNone && !isAsking && !failure && none}
      {!isNone && (
        <ListPart first={first} count={rows.length} isComing={isAsking} onBack={back}>
          {children}
        </ListPart>
      )}
      <End found={found} />
      {isNone && failure && onPhone}
    </div>
  );
}

function End({ found: { rows, isFull, failure, hasMore, isAsking, more } }: { found: ServerPages }) {
  if (failure) {
    return (
      <Banner tone="note" actions={<Button onClick={more}>{serverSearchTexts.again}</Button>}>
        <p>{askedFailureText(failure)}</p>
        {rows.length === 0 && failure.kind === 'unreachable' && <p>{serverSearchTexts.onlyPhone}</p>}
      </Banner>
    );
  }
  if (!hasMore) return null;
  const words = isFull ? listPartTexts.next : serverSearchTexts.more;
  return (
    <div className={styles['more']}>
      <Button aria-disabled={isAsking} onClick={more}>
        {isAsking ? serverSearchTexts.asking : words}
      </Button>
    </div>
  );
}

function countOf(
  { rows, first, isAsking, hasMore, isNear, failure }: ServerPages,
  words: FoundOnServerProps['words'],
): string {
  if (rows.length === 0) return isAsking || failure ? '' : serverSearchTexts.isServer;
  if (isNear) return restTexts.near;
  return `${serverSearchTexts.isServer} ${(hasMore ? words.foundMore : words.found)(first + rows.length)}`;
}
