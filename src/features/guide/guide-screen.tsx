import { useDeferredValue, useMemo, useRef } from 'react';
import { useAnswers } from './use-answers.ts';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import { titles } from '../../strings/shell/titles.ts';
import { CallBar } from './call-bar.tsx';
import { GuideContents } from './guide-contents.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './guide.module.css';
import { useSearchableGuide } from './use-guide-book.ts';
import { useQueryInAddress } from './use-query-in-address.ts';

/** `/guide`: what happened? All of it lies on the phone, and so does the search. */
export default function GuideScreen() {
  const { book, searcher } = useSearchableGuide();
  const [query, setQuery] = useQueryInAddress();
  const asked = useDeferredValue(query);
  const answers = useAnswers(asked);
  const findings = useMemo(() => answers?.(asked) ?? searcher.search(asked), [answers, searcher, asked]);
  const count = useRef<HTMLParagraphElement>(null);
  useDocumentTitle(titles.guide);
  return (
    <>
      <div className={styles['screen']}>
        <header className={styles['head']}>
          <h1 tabIndex={-1}>{titles.guide}</h1>
          <p className={styles['soft']}>{guideTexts.lead}</p>
        </header>
        <div>
          <SearchField query={query} onChange={setQuery} onSubmit={() => count.current?.focus()} />
          <SearchResults query={query} findings={findings} fold={searcher.fold} countRef={count} />
        </div>
        {findings.found.length === 0 && <GuideContents book={book} />}
        <p className={styles['note']}>{guideTexts.note}</p>
      </div>
      <CallBar />
    </>
  );
}
