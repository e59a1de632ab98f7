import { useState } from 'react';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import { readTeam } from '../../../data/commands/volunteers/certificates.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { askedFailureText } from '../../../strings/asked-failures.ts';
import { teamTexts, taskTexts } from '../../../strings/tasks.ts';
import { stepNames } from '../../../strings/step-names.ts';
import { stepTexts } from '../../../strings/steps.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { CallLink } from '../../../parts/call-link.tsx';
import styles from '../list/task.module.css';

/** Who else is on this disaster: asked for at a tap, and kept nowhere. */
export function TeamSection({ disasterId }: { disasterId: string }) {
  const account = usePerson()?.id;
  const [team, setTeam] = useState<readonly TeamMember[]>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const others = team?.filter(({ _id }) => _id !== account);

  async function ask(): Promise<void> {
    setAsking(true);
    const answer = await readTeam(disasterId);
    setAsking(false);
    setProblem(answer.ok ? '' : askedFailureText(answer.failure));
    if (answer.ok) setTeam(answer.value);
  }

  return (
    <section className={styles['section']}>
      <h2>{teamTexts.title}</h2>
      {others && others.length > 0 && (
        <List>
          {others.map((member) => (
            <Member key={member._id} member={member} />
          ))}
        </List>
      )}
      <p role="status">{isAsking ? teamTexts.asking : problem || (others?.length === 0 ? teamTexts.none : '')}</p>
      <p className={styles['near']}>
        <Button
          look={team ? 'quiet' : 'plain'}
          aria-disabled={isAsking}
          onClick={() => !isAsking && void ask().catch(console.error)}
        >
          {team ? taskTexts.askAgain : teamTexts.show}
        </Button>
      </p>
    </section>
  );
}

function Member({ member: { name, phone, state } }: { member: TeamMember }) {
  const words = state === 'accepted' ? stepTexts.accepted : (stepNames as Partial<Record<string, string>>)[state];
  return <ListRow title={<bdi>{name}</bdi>} detail={words} action={phone && <CallLink number={phone} />} />;
}
