import { sources, type Source } from '../../strings/guide/sources.ts';
import type { TopicId } from '../../strings/guide/topics.ts';
import styles from './source-list.module.css';

/** Who says so. The links need a connection; the guide itself does not. */
export function SourceList({ topic }: { topic: TopicId }) {
  return (
    <ul className={styles['list']}>
      {sources[topic].map((source) => (
        <li key={source.url} lang="en" dir="ltr">
          <a href={source.url} className={styles['link']}>
            {source.title}
          </a>
          <span>{publishedBy(source)}</span>
        </li>
      ))}
    </ul>
  );
}

function publishedBy({ publisher, year }: Source): string {
  return year === undefined ? publisher : `${publisher}, ${year}`;
}
