import { useEffect } from 'react';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import { deskSearchTexts } from '../../../strings/admin/admin-search.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import styles from './desk-search.module.css';

interface DeskFoundProps {
  count: number;
  hasMore: boolean;
  isNear: boolean;
  onClear(): void;
}

/** How much a search found; where that is nothing, the way back to all. Said aloud, too. */
export function DeskFound({ count, hasMore, isNear, onClear }: DeskFoundProps) {
  const { noneOfThese, found, foundMore, clear } = deskSearchTexts;
  const some = isNear ? restTexts.near : (hasMore ? foundMore : found)(count);
  const words = count === 0 ? noneOfThese : some;
  useEffect(() => announce(words), [words]);
  if (count > 0) return <p className={styles['found']}>{words}</p>;
  return <EmptyState icon="info" title={words} actions={<Button onClick={onClear}>{clear}</Button>} />;
}
