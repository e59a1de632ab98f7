import { useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ReportPledge } from '../../../../contract/entities/report.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useDisasterAnswer } from '../../../hooks/ngos/use-disaster-answer.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { adminTeamTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { isolated } from '../../../strings/isolate.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import styles from '../shared/admin-disaster.module.css';

/** People that organizations send, who fill places as volunteers do: when they come, what is said of them, and an admin's way to take them back. */
export function PledgeList({ report }: { report: AdminReport }) {
  const { _id: disasterId, pledges = [], acts } = report;
  const { act, problem, forget } = useDisasterAnswer({
    notSaved: words.notSaved,
    onSaved: () => announce(words.saved),
  });
  const [asked, setAsked] = useState<string>();
  const takenBack = new Set(acts.waiting.map(({ body }) => body['pledgeId']));
  if (pledges.length === 0) return null;
  return (
    <>
      <List>
        {pledges.map((pledge) => (
          <ListRow
            key={pledge._id}
            title={<bdi className={styles['any']}>{words.pledged(pledge.people, isolated(pledge.ngo.name))}</bdi>}
            detail={<Detail pledge={pledge} />}
            action={
              pledge.isDone !== true &&
              pledge._id !== undefined &&
              !takenBack.has(pledge._id) && (
                <Button
                  look="quiet"
                  aria-label={words.takeBackOf(isolated(pledge.ngo.name))}
                  onClick={() => setAsked(pledge._id)}
                >
                  {words.takeBack}
                </Button>
              )
            }
          />
        ))}
      </List>
      {asked !== undefined && (
        <ReasonDialog
          title={words.takeBackTitle}
          body={problem ?? words.takeBackBody}
          reason={words.takeBackReason}
          reasonHint={words.takeBackHint}
          reasonMissing={words.takeBackMissing}
          yes={words.takeBackYes}
          no={words.cancel}
          onYes={(reason) =>
            void act({ act: 'withdraw', disasterId, pledgeId: asked, reason }).then((isSaved) => {
              if (isSaved) setAsked(undefined);
            })
          }
          onNo={() => {
            setAsked(undefined);
            forget();
          }}
        />
      )}
    </>
  );
}

function Detail({ pledge: { arrivesAt, note, isDone } }: { pledge: ReportPledge }) {
  const when = arrivesAt === undefined ? words.arriveSoon : words.arrive(exactTime(epochMsOf(arrivesAt)));
  return (
    <>
      {isDone === true ? words.wereThere : when}
      {note && (
        <>
          {' · '}
          <bdi className={styles['any']}>{note}</bdi>
        </>
      )}
    </>
  );
}
