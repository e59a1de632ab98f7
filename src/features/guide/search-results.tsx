import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { guideAddress } from '../../addresses.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import { placeOfAnswer, type FoundPassage } from '../../strings/search/passages.ts';
import type { Findings } from '../../strings/search/search.ts';
import type { Fold } from '../../strings/search/words.ts';
import { Marked, type Marks } from './marked.tsx';
import styles from './search.module.css';

interface SearchResultsProps {
  query: string;
  findings: Findings;
  fold: Fold;
  /** The count takes the focus when a search is sent off: the keyboard of a phone covers what was found. */
  countRef: Ref<HTMLParagraphElement>;
}

export function SearchResults({ query, findings, fold, countRef }: SearchResultsProps) {
  const { found, isPartial, isAsked, terms } = findings;
  const marks = { terms, fold };
  return (
    <div className={styles['results']}>
      {/* Always there, so that a screen reader hears it change. */}
      <p ref={countRef} tabIndex={-1} role="status" className={styles['count']}>
        {isAsked && (found.length > 0 ? guideTexts.found(found.length) : guideTexts.nothing(query.trim()))}
      </p>
      {isPartial && <p>{guideTexts.foundSome}</p>}
      {isAsked && found.length === 0 && <p>{guideTexts.nothingHint}</p>}
      <ul className={styles['list']}>
        {found.map((passage) => (
          <li key={passage.id}>
            <Result passage={passage} marks={marks} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ passage, marks }: { passage: FoundPassage; marks: Marks }) {
  const { topic, section, steps, step } = passage;
  return (
    <Link to={guideAddress(placeOfAnswer(passage))} className={styles['result']}>
      <strong className={styles['place']}>
        <Marked text={topic} marks={marks} />
        {section !== undefined && (
          <>
            {' · '}
            <Marked text={section} marks={marks} />
          </>
        )}
      </strong>
      <span>
        <Marked text={steps[step ?? 0] ?? ''} marks={marks} />
      </span>
    </Link>
  );
}
