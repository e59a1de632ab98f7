import { addressOf } from '../../addresses.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { homeGuideTexts } from '../../strings/public/home.ts';
import styles from './guide-section.module.css';
import section from './home-screen.module.css';

const SOURCE = 'Ready.gov';

/** Pages of the United States' public campaign with its short films. They are opened, never embedded: nothing is fetched unasked. */
const topics = [
  { key: 'flood', video: 'https://www.ready.gov/floods' },
  { key: 'earthquake', video: 'https://www.ready.gov/earthquakes' },
  { key: 'fire', video: 'https://www.ready.gov/wildfires' },
] as const;

/** The preparedness guide in three topics; the whole of it has a screen of its own. */
export function GuideSection() {
  const noteId = useId();
  return (
    <section className={section['section']} aria-labelledby="guide-title">
      <h2 id="guide-title">{homeGuideTexts.title}</h2>
      <p className={section['lead']}>{homeGuideTexts.lead}</p>
      <ul className={styles['topics']}>
        {topics.map(({ key, video }) => (
          <Topic key={key} name={key} video={video} noteId={noteId} />
        ))}
      </ul>
      <p id={noteId} className={styles['note']}>
        {homeGuideTexts.videoNote}
      </p>
      <Link to={routes.guide} className={section['more']}>
        {homeGuideTexts.whole}
      </Link>
    </section>
  );
}

interface TopicProps {
  name: keyof typeof homeGuideTexts.topics;
  video: string;
  noteId: string;
}

function Topic({ name, video, noteId }: TopicProps) {
  const { title, body, tips, more } = homeGuideTexts.topics[name];
  return (
    <li className={styles['topic']}>
      <h3>{title}</h3>
      <p>{body}</p>
      <ul className={styles['tips']}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className={styles['links']}>
        <Link to={addressOf(routes.guideTopic, name)}>{more}</Link>
        <a href={video} target="_blank" rel="noopener noreferrer" aria-describedby={noteId}>
          {homeGuideTexts.video(SOURCE)}
        </a>
      </p>
    </li>
  );
}
