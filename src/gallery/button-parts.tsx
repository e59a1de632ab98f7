import { useState } from 'react';
import { Badge } from '../ui/feedback/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip, ChoiceChips } from '../ui/form/choice-chips.tsx';
import { Progress } from '../ui/feedback/progress.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './gallery.module.css';
import type { Sample } from './sample-en.ts';
import { headings } from './headings.ts';
import { Section } from './section.tsx';

export function ButtonParts({ sample }: { sample: Sample }) {
  return (
    <>
      <Section title={headings.buttons}>
        <div className={styles['columns']}>
          <Button look="alarm" icon="report" isWide>
            {sample.report}
          </Button>
          <Button look="aid" icon="aid" isWide>
            {sample.aid}
          </Button>
        </div>
        <div className={styles['row']}>
          <Button look="aid" icon="send">
            {sample.send}
          </Button>
          <Button icon="save">{sample.copy}</Button>
          <Button look="danger" icon="trash">
            {sample.remove}
          </Button>
          <Button look="quiet">{sample.cancel}</Button>
          <ButtonLink to="/outbox" look="alarm">
            {sample.report}
          </ButtonLink>
          <Button look="aid" aria-disabled="true">
            {sample.sending}
          </Button>
          <Button disabled>{sample.sending}</Button>
        </div>
      </Section>
      <Section title={headings.choices}>
        <Choices names={[sample.badges.waiting, sample.badges.sent, sample.badges.long]} label={headings.choices} />
      </Section>
      <Section title={headings.badges}>
        <div className={styles['row']}>
          {(['neutral', 'waiting', 'sent', 'bad', 'info'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {sample.badges[tone]}
            </Badge>
          ))}
          <Badge tone="waiting">{sample.badges.long}</Badge>
        </div>
      </Section>
      <Section title={headings.progress}>
        <div className={styles['columns']}>
          <Progress label={sample.progress} value={3} max={8} note={sample.progressNote} />
          <Progress label={sample.looking} />
          <Skeleton label={sample.loading} />
        </div>
      </Section>
    </>
  );
}

function Choices({ label, names }: { label: string; names: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <ChoiceChips label={label}>
      {names.map((name, place) => (
        <Chip key={name} isOn={chosen === place} onPress={() => setChosen(place)}>
          {name}
        </Chip>
      ))}
    </ChoiceChips>
  );
}
