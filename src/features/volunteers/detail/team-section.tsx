import { entryOf } from '../../../../contract/base/entry-of.ts';
import { useState } from 'react';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import { readTeam } from '../../../data/commands/volunteers/certificates.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { teamTexts } from '../../../strings/volunteers/tasks.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
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
          {team ? teamTexts.refresh : teamTexts.show}
        </Button>
      </p>
    </section>
  );
}

function Member({ member: { name, phone, state } }: { member: TeamMember }) {
  const country = useConfig()?.country;
  const words = state === 'accepted' ? stepTexts.accepted : entryOf(stepNames, state);
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      detail={words}
      action={phone && <CallLinks contact={phone} country={country} />}
    />
  );
}
