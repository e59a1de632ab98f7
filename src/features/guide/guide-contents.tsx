import { Link } from 'react-router-dom';
import { guideAddress } from '../../addresses.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import type { GuideBook } from '../../strings/guide/shape.ts';
import { disasters, preparations, type TopicId } from '../../strings/guide/topics.ts';
import { classes } from '../../ui/classes.ts';
import styles from './guide-contents.module.css';
import { TopicIcon } from './topic-icon.tsx';

/** What cannot wait for the whole page on first aid. */
const AT_ONCE = ['cpr', 'recovery', 'bleeding', 'choking', 'burns', 'drowning'] as const;

export function GuideContents({ book }: { book: GuideBook }) {
  return (
    <>
      <section className={styles['section']}>
        <h2>{guideTexts.happening}</h2>
        <ul className={styles['choices']}>
          {disasters.map((id) => (
            <li key={id}>
              <Choice id={id} book={book} look="disaster" />
            </li>
          ))}
          <li>
            <Choice id="first-aid" book={book} look="aid" />
          </li>
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{guideTexts.hurt}</h2>
        <ul className={styles['places']}>
          {AT_ONCE.map((section) => (
            <li key={section}>
              <Link to={guideAddress(`first-aid.${section}`)} className={styles['place']}>
                {book.topics['first-aid']?.sections[section]?.title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{guideTexts.ready}</h2>
        <ul className={styles['rows']}>
          {preparations.map((id) => (
            <li key={id}>
              <Row id={id} book={book} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Choice({ id, book, look }: { id: TopicId; book: GuideBook; look: 'disaster' | 'aid' }) {
  return (
    <Link to={guideAddress(id)} className={classes(styles['choice'], styles[look])}>
      <TopicIcon topic={id} />
      <strong>{book.topics[id]?.title}</strong>
    </Link>
  );
}

function Row({ id, book }: { id: TopicId; book: GuideBook }) {
  return (
    <Link to={guideAddress(id)} className={styles['row']}>
      <TopicIcon topic={id} />
      <span>
        <strong>{book.topics[id]?.title}</strong>
        <span className={styles['lead']}>{book.topics[id]?.lead}</span>
      </span>
    </Link>
  );
}
