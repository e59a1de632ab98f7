import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { NewsletterView } from '../../../../contract/entities/newsletter.ts';
import { adminNewsletterTexts as words } from '../../../strings/admin/admin-newsletter.ts';
import { numberText } from '../../../strings/plural.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../inbox/inbox.module.css';

/** Those of which there are none have no line, but how many have it. */
const sums = ['waiting', 'failed', 'unsure', 'left'] as const;

/** One newsletter: what it said, and how it stands with those it goes to. */
export function SentNewsletter({ letter }: { letter: NewsletterView }) {
  const { _id, subject, text, createdAt, writtenBy, recipients, sent } = letter;
  const when = exactTime(epochMsOf(createdAt));
  return (
    <Card as="article" aria-labelledby={`newsletter-${_id}`} data-newsletter={_id}>
      <h4 id={`newsletter-${_id}`} className={styles['name']}>
        <bdi>{subject}</bdi>
      </h4>
      <p className={styles['aside']}>
        {writtenBy === undefined ? words.at(when) : withName((by) => words.atBy(when, by), writtenBy)}
      </p>
      <p dir="auto" className={styles['words']}>
        {text}
      </p>
      <Facts>
        <Fact name={words.recipients}>{numberText(recipients)}</Fact>
        <Fact name={words.sent}>{numberText(sent)}</Fact>
        {sums.map((sum) =>
          letter[sum] > 0 ? (
            <Fact key={sum} name={words[sum]}>
              {numberText(letter[sum])}
            </Fact>
          ) : null,
        )}
      </Facts>
    </Card>
  );
}
