import { lazy } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { routes } from '../../routes.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import type { GuideTopic } from '../../strings/guide/shape.ts';
import { isTopicId, type TopicId } from '../../strings/guide/topics.ts';
import { CallBar } from './call-bar.tsx';
import { GoBagList } from './go-bag-list.tsx';
import styles from './guide-topic.module.css';
import { JumpList } from './jump-list.tsx';
import { StepSection } from './step-section.tsx';
import { TopicIcon } from './topic-icon.tsx';
import { useGuideBook } from './use-guide-book.ts';
import { useHashTarget } from './use-hash-target.ts';
import { WaysOn } from './ways-on.tsx';

const SourceList = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./source-list.tsx')).SourceList })),
);

/** `/guide/:topic`: all of one topic on one page, what to do now first. A topic that is none leads to the contents. */
export default function GuideTopicScreen() {
  const book = useGuideBook();
  const { topic: id } = useParams();
  const topic = isTopicId(id) ? book.topics[id] : undefined;
  if (!isTopicId(id) || !topic) return <Navigate to={routes.guide} replace />;
  return <Topic id={id} topic={topic} />;
}

function Topic({ id, topic }: { id: TopicId; topic: GuideTopic }) {
  useDocumentTitle(topic.title);
  useHashTarget();
  const sections = Object.entries(topic.sections);
  return (
    <>
      <article className={styles['topic']}>
        <Link to={routes.guide} className={styles['back']}>
          {guideTexts.wholeGuide}
        </Link>
        <header className={styles['head']}>
          <TopicIcon topic={id} size={40} />
          <h1 tabIndex={-1}>{topic.title}</h1>
          <p className={styles['lead']}>{topic.lead}</p>
        </header>
        <JumpList sections={topic.sections} />
        {id === 'go-bag' ? (
          <GoBagList sections={topic.sections} />
        ) : (
          sections.map(([key, section]) => <StepSection key={key} id={key} section={section} />)
        )}
        <WaysOn />
        <footer className={styles['sources']}>
          <h2>{guideTexts.sources}</h2>
          <LatePart>
            <SourceList topic={id} />
          </LatePart>
          <p>{guideTexts.note}</p>
        </footer>
      </article>
      <CallBar />
    </>
  );
}
