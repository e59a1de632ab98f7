import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { guideAddress } from '../../routes.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import type { Passage } from '../../strings/guide/passages.ts';
import type { GuideFindings } from '../../strings/guide/search.ts';
import { Marked } from './marked.tsx';
import styles from './search.module.css';

interface SearchResultsProps {
  query: string;
  findings: GuideFindings;
  /** The count takes the focus when a search is sent off: the keyboard of a phone covers what was found. */
  countRef: Ref<HTMLParagraphElement>;
}

export function SearchResults({ query, findings, countRef }: SearchResultsProps) {
  const { found, isPartial, terms } = findings;
  const isAsked = terms.length > 0;
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
            <Result passage={passage} terms={terms} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ passage: { id, topic, section, text }, terms }: { passage: Passage; terms: readonly string[] }) {
  return (
    <Link to={guideAddress(id)} className={styles['result']}>
      <strong className={styles['place']}>
        <Marked text={topic} terms={terms} />
        {section !== undefined && (
          <>
            {' · '}
            <Marked text={section} terms={terms} />
          </>
        )}
      </strong>
      <span>
        <Marked text={text} terms={terms} />
      </span>
    </Link>
  );
}
