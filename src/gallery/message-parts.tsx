import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardActions, CardBand } from '../ui/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { ProblemSummary } from '../ui/form/problem-summary.tsx';
import styles from './gallery.module.css';
import type { Sample } from './sample-en.ts';
import { headings } from './headings.ts';
import { Section } from './section.tsx';

export function MessageParts({ sample }: { sample: Sample }) {
  return (
    <>
      <Section title={headings.banners}>
        <div className={styles['columns']}>
          <Banner tone="good" title={sample.savedTitle} isQuiet>
            <p>{sample.savedBody}</p>
          </Banner>
          <Banner tone="note" title={sample.offlineTitle} isQuiet>
            <p>{sample.offlineBody}</p>
          </Banner>
          <Banner tone="bad" title={sample.failedTitle} isQuiet actions={<Button icon="save">{sample.copy}</Button>}>
            <p>{sample.failedBody}</p>
          </Banner>
          <ProblemSummary title={sample.problemsTitle} problems={{ phone: sample.phoneProblem, place: sample.place }} />
        </div>
      </Section>
      <Section title={headings.cards}>
        <div className={styles['columns']}>
          <ItemSample sample={sample} tone="waiting" icon="phone" band={sample.offlineTitle} />
          <ItemSample sample={sample} tone="sent" icon="check" band={sample.savedTitle} />
          <ItemSample sample={sample} tone="bad" icon="alert" band={sample.badges.bad} />
          <ItemSample sample={sample} tone="neutral" icon="edit" band={sample.badges.neutral} />
        </div>
      </Section>
      <Section title={headings.empty}>
        <EmptyState icon="phone" title={sample.emptyTitle} actions={<Button icon="report">{sample.report}</Button>}>
          {sample.emptyBody}
        </EmptyState>
        <EmptyState icon="check" title={sample.emptyTitle} />
      </Section>
    </>
  );
}

interface ItemSampleProps {
  sample: Sample;
  tone: 'waiting' | 'sent' | 'bad' | 'neutral';
  icon: 'phone' | 'check' | 'alert' | 'edit';
  band: string;
}

function ItemSample({ sample, tone, icon, band }: ItemSampleProps) {
  return (
    <Card as="article" tone={tone} aria-label={`${sample.flood}: ${band}`}>
      <h3>{sample.flood}</h3>
      <CardBand icon={icon}>{band}</CardBand>
      <p>{sample.floodPlace}</p>
      <Facts>
        <Fact name={sample.written}>{sample.writtenAt}</Fact>
        <Fact name={sample.size}>{sample.sizeText}</Fact>
        <Fact name={sample.nextTry}>{sample.nextTryAt}</Fact>
      </Facts>
      <CardActions>
        <Button icon="send">{sample.send}</Button>
        <Button icon="trash" look="danger">
          {sample.remove}
        </Button>
      </CardActions>
    </Card>
  );
}
