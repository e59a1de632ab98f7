import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { typedRupees } from '../../../contract/base/rupees.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { limits } from '../../../contract/limits.ts';
import { actOnFunds, newFundActId, type CallFailure, type FundAct } from '../../data/commands/admin/donations.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { useKeptFields } from '../../hooks/draft/use-kept-fields.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { lostAnswerText } from '../../strings/accounts/asked-failures.ts';
import { donationSheetTexts as words } from '../../strings/admin/admin-donations.ts';
import { problemText } from '../../strings/forms/problems.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { ProblemSummary } from '../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './admin-donations.module.css';
import { AllocateFields } from './allocate-fields.tsx';
import { takenByRefund, type BegunAct } from './begun-act.ts';
import { actFields, buildAct } from './build-act.ts';

interface ActFormProps {
  act: BegunAct;
  donation: DonationView;
  onDone(donation: DonationView): void;
  onBack(): void;
}

const titles: Readonly<Record<BegunAct['kind'], 'allocate' | 'fee' | 'refund' | 'takeBack' | 'purchase'>> = {
  allocate: 'allocate',
  fee: 'fee',
  refund: 'refund',
  'take-back': 'takeBack',
  purchase: 'purchase',
};

/**
 * One act with money. What is typed stays over a reload of this tab until it was done, and so does its id: one whose answer was lost is sent
 * again under it, and that is the same act. A code of the second factor is no part of what is kept.
 */
export function ActForm({ act, donation, onDone, onBack }: ActFormProps) {
  const { kind, most } = act;
  const form = useRef<HTMLFormElement>(null);
  const fields = ['id', 'amount', ...actFields[kind].filter((field) => field !== 'code')];
  const about = act.allocation?._id ?? donation._id;
  const kept = useKeptFields(`fund-${kind}-${about}-${usePerson()?.id ?? ''}`, fields);
  const [values] = useState<Readonly<Record<string, string>>>(kept.values);
  const id = useRef(values['id'] || newFundActId());
  const isOnline = useOnline();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<FundAct>();
  const isBusy = useRef(false);
  const [isShownBusy, setShownBusy] = useState(false);

  const read = () => ({ ...(form.current ? readForm(form.current) : {}), id: id.current });

  function look(): void {
    if (isBusy.current) return;
    const built = buildAct(act, { id: id.current, donation: donation._id, values: read() });
    setFailure(undefined);
    setProblems(built.act === undefined ? built.problems : undefined);
    if (built.act === undefined) return;
    if (kind === 'refund') setAsked(built.act);
    else void send(built.act).catch(console.error);
  }

  async function send(made: FundAct): Promise<void> {
    // A second tap comes before the first one's state.
    if (isBusy.current) return;
    isBusy.current = true;
    setShownBusy(true);
    setAsked(undefined);
    kept.keep(read());
    const answer = await actOnFunds(made);
    isBusy.current = false;
    setShownBusy(false);
    if (answer.ok) {
      kept.forget();
      onDone(answer.value);
      return;
    }
    const refused = answer.failure;
    if (refused.kind === 'key-reuse') id.current = newFundActId();
    setFailure(failureOf(refused));
    if (refused.fields) setProblems(problemsOf(refused.fields, read()));
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['part']}
      onInput={() => {
        kept.keep(read());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <h3>{words[titles[kind]]}</h3>
      {problems && <ProblemSummary title={words.problems} problems={problems} />}
      {failure && <Banner tone="bad" title={failure} />}
      {kind === 'refund' && spentWarning(donation, most) && (
        <Banner tone="bad" isQuiet>
          <p>{spentWarning(donation, most)}</p>
        </Banner>
      )}
      {kind === 'refund' && (
        <p>
          {words.refundLead} <Link to={routes.account}>{words.setUpCode}</Link>
        </p>
      )}
      <NeededNote text={appTexts.needed} />
      <TextField
        name="amount"
        label={words.amount}
        hint={words.amountHint(rupeesText(most))}
        problem={problems?.['amount']}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={values['amount'] ?? typedRupees(most)}
      />
      {kind === 'allocate' && <AllocateFields donation={donation} values={values} problems={problems ?? {}} />}
      {(kind === 'fee' || kind === 'purchase') && (
        <Words
          name="what"
          label={kind === 'fee' ? words.feeWhat : words.what}
          most={limits.reasonCharacters}
          values={values}
          problems={problems}
        />
      )}
      {kind === 'purchase' && (
        <Words
          name="fromWhom"
          label={words.fromWhomLabel}
          most={limits.nameCharacters}
          values={values}
          problems={problems}
        />
      )}
      {(kind === 'take-back' || kind === 'refund') && (
        <Words name="reason" label={words.reason} most={limits.reasonCharacters} values={values} problems={problems} />
      )}
      {kind === 'refund' && (
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          problem={problems?.['code']}
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={limits.contactCharacters}
        />
      )}
      {!isOnline && <p>{words.offline}</p>}
      <div className={styles['buttons']}>
        <Button type="submit" look={kind === 'refund' ? 'danger' : 'aid'} aria-disabled={isShownBusy}>
          {isShownBusy ? words.busy : words[titles[kind]]}
        </Button>
        <Button onClick={onBack} aria-disabled={isShownBusy}>
          {words.back}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={words.refundTitle(rupeesText(asked.body.amount))}
          body={[spentWarning(donation, asked.body.amount), words.refundBody].filter(Boolean).join(' ')}
          yes={words.refund}
          no={words.no}
          onYes={() => void send(asked).catch(console.error)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

/** What a refund of so much would take from money that is gone. Empty: nothing. */
function spentWarning(donation: DonationView, refund: number): string {
  const { spent, allocated } = takenByRefund(donation, refund);
  return [
    ...(spent > 0 ? [words.refundSpent(rupeesText(spent))] : []),
    ...(allocated > 0 ? [words.refundAllocated(rupeesText(allocated))] : []),
  ].join(' ');
}

interface WordsProps {
  name: string;
  label: string;
  most: number;
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>> | undefined;
}

function Words({ name, label, most, values, problems }: WordsProps) {
  return (
    <TextField
      name={name}
      label={label}
      problem={problems?.[name]}
      maxLength={most}
      dir="auto"
      autoComplete="off"
      defaultValue={values[name]}
    />
  );
}

function problemsOf(fields: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, problemText(field, values[field], problem)]),
  );
}

function failureOf(failure: CallFailure): string {
  if (failure.kind === 'key-reuse') return words.changed;
  return lostAnswerText(failure, words.perhaps);
}
