import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { teamStateNames } from '../../../strings/admin/admin-desk.ts';
import { adminTeamTexts } from '../../../strings/admin/admin-disaster.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { numberText } from '../../../strings/plural.ts';
import { timeSince } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import styles from '../shared/admin-disaster.module.css';
import { nameOf } from '../../../strings/forms/labels.ts';
import { PledgeList } from './pledge-list.tsx';
import { MemberPhotos } from '../shared/member-photos.tsx';
import type { Team } from './use-team.ts';

/** Who accepted, whose people organizations send, how far they are, and how fresh their position is. */
export function TeamSection({ report, team }: { report: AdminReport; team: Team }) {
  const { members, isKnown, isAsking, failure, ask } = team;
  const { volunteersWanted: wanted, volunteersAccepted: accepted = 0 } = report;
  const now = useNow();
  return (
    <section className={styles['section']} aria-busy={isAsking}>
      <h2>{adminTeamTexts.title}</h2>
      {wanted === undefined ? (
        accepted > 0 && <p>{adminTeamTexts.accepted(accepted)}</p>
      ) : (
        <p>{adminTeamTexts.counted(numberText(accepted), numberText(wanted))}</p>
      )}
      <PledgeList report={report} />
      <List>
        {members.map((member) => (
          <Member key={member._id} member={member} now={now} />
        ))}
      </List>
      {members.map(
        // What is said to be done is shown with its photos where it is confirmed.
        ({ _id, name, state, photos }) =>
          photos &&
          state !== 'done' && (
            <div key={_id} className={styles['section']} data-photos-of={_id}>
              <p>
                <bdi className={styles['any']}>{name}</bdi>
              </p>
              <MemberPhotos photos={photos} />
            </div>
          ),
      )}
      <p role="status" className={styles['soft']}>
        {failure
          ? `${askedFailureText(failure)} ${adminTeamTexts.online}`
          : isKnown
            ? !members.some(({ state }) => isBusy(state)) && !report.pledges && adminTeamTexts.none
            : adminTeamTexts.asking}
      </p>
      {failure && (
        <div className={styles['actions']}>
          <Button look="quiet" aria-disabled={isAsking} onClick={ask}>
            {adminTeamTexts.ask}
          </Button>
        </div>
      )}
    </section>
  );
}

function Member({ member: { name, phone, state, position }, now }: { member: TeamMember; now: number }) {
  const country = useConfig()?.country;
  const at = epochMsOf(position?.at ?? '');
  return (
    <ListRow
      title={<bdi className={styles['any']}>{name}</bdi>}
      detail={
        <>
          {nameOf(teamStateNames, state)}
          {' · '}
          {Number.isFinite(at) ? (
            <span title={exactTime(at)}>{adminTeamTexts.position(timeSince(at, now))}</span>
          ) : (
            adminTeamTexts.noPosition
          )}
        </>
      }
      action={phone && <CallLinks contact={phone} country={country} />}
    />
  );
}
