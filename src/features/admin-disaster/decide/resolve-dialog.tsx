import { useState } from 'react';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AidWish } from '../../../data/commands/admin/acts.ts';
import { freeLines } from '../../../data/queries/admin/aid-with-pending.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { openAidBeside } from '../../../data/queries/admin/open-aid-beside.ts';
import { useListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { aidBesideTexts } from '../../../strings/admin/decisions.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../shared/admin-disaster.module.css';
import { bringActs } from '../shared/bring-acts.ts';
import { AidBeside } from './aid-beside.tsx';
import { choiceOf, organizationOf } from './aid-choice.ts';
import type { DecisionAnswer } from './decision-answer.ts';

/** What is closed is looked at by name, and whom it is given to. */
const LISTS = ['aid', 'ngos'] as const;

interface ResolveDialogProps extends DecisionAnswer {
  report: AdminReport;
}

/** Ends a disaster, after a look at what is still asked for there: who asks is not forgotten with it. */
export function ResolveDialog({ report, onDecide, onClose }: ResolveDialogProps) {
  const beside = useQuery(() => openAidBeside(report), [report._id]);
  const copy = useListCopy(LISTS);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy || beside === undefined) return;
    const asked = beside.rows.map(({ aid }) => aid);
    const without = asked.filter(({ _id }) => choiceOf(form, _id) === 'give' && organizationOf(form, _id) === '');
    setMissing(new Set(without.map(({ _id }) => _id)));
    if (without[0]) {
      form.querySelector<HTMLElement>(`[name="ngo-${without[0]._id}"]`)?.focus();
      return;
    }
    setBusy(true);
    const failure = await saveAll(asked.flatMap((aid) => wishOf(form, aid, report._id) ?? []));
    setBusy(false);
    setProblem(failure);
    if (failure === undefined) onDecide({ to: 'resolved' });
  }

  return (
    <Dialog title={words.resolveTitle} body={<p>{words.resolveBody}</p>} onCancel={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget).catch(console.error);
        }}
      >
        {beside === undefined ? (
          <Skeleton label={appTexts.loading} />
        ) : (
          <>
            {beside.total > 0 && <AidBeside beside={beside} missing={missing} />}
            {copy !== undefined && copy.stands !== 'whole' && (
              <p className={styles['soft']}>{aidBesideTexts.unknown}</p>
            )}
            {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
            <Button type="submit" look="aid" aria-disabled={isBusy}>
              {words.resolve}
            </Button>
          </>
        )}
        <Button data-safe onClick={onClose}>
          {words.no}
        </Button>
      </form>
    </Dialog>
  );
}

/** What was chosen for one request; undefined: it stays open as it is. */
function wishOf(form: HTMLFormElement, { _id, shown }: AdminAid, disasterId: string): AidWish | undefined {
  const choice = choiceOf(form, _id);
  if (choice === 'close') {
    const reason = aidBesideTexts.closedWith(referenceOf(disasterId));
    return { act: 'close', aidId: _id, seen: shown.status, to: 'withdrawn', reason };
  }
  if (choice === 'give') {
    return { act: 'assign', aidId: _id, ngoId: organizationOf(form, _id), lines: freeLines(shown) };
  }
  return undefined;
}

/** One after another; the first that this phone cannot save ends it, and says why. Saved again, those before it are the same acts. */
async function saveAll(wishes: readonly AidWish[]): Promise<string | undefined> {
  const { actOnAid } = await bringActs();
  for (const wish of wishes) {
    const saved = await actOnAid(wish);
    if (!saved.ok) return saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : words.notSaved;
  }
  return undefined;
}
