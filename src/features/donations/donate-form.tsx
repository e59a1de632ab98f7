import { lazy, useEffect, useRef } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { loginAddress } from '../../addresses.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { donateTexts } from '../../strings/public/donate.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea, TextField } from '../../ui/form/field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { ProblemSummary } from '../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import { DONATION_ID } from './build-donation.ts';
import styles from './donate-screen.module.css';
import { newAccountAddress } from './donation-address.ts';
import { UsualAmounts } from './usual-amounts.tsx';
import type { Donating } from './use-donating.ts';

const Payment = lazy(() => loadUntilThere(async () => ({ default: (await import('./payment.tsx')).Payment })));

interface DonateFormProps {
  draft: OpenDraft;
  state: Donating;
  /** Where a login, or a new account, leads back to. */
  here: string;
  onSubmit(): void;
  onEnd: React.ComponentProps<typeof Payment>['onEnd'];
}

/** The form of the product document: amount, full name, e-mail, phone, purpose. */
export function DonateForm({ draft, state, here, onSubmit, onEnd }: DonateFormProps) {
  const { form, isRestored, keep, startOver, whenOpen } = draft;
  const person = usePerson();
  const isOnline = useOnline();
  const problems = (state.kind === 'form' && state.problems) || {};
  const isBusy = state.kind === 'ordering' || state.kind === 'confirming' || state.kind === 'paying';
  usePrefilled({ form, whenOpen }, person);
  return (
    <form
      id="donate-form"
      ref={form}
      noValidate
      method="dialog"
      className={styles['form']}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isRestored && (
        <Banner
          tone="note"
          isQuiet
          actions={
            <Button look="quiet" onClick={() => void startOver()}>
              {donateTexts.startOver}
            </Button>
          }
        >
          <p>{donateTexts.restored}</p>
        </Banner>
      )}
      {Object.keys(problems).length > 0 && <ProblemSummary title={donateTexts.summary} problems={problems} />}
      {person === undefined && (
        <Banner
          tone="note"
          isQuiet
          actions={
            <>
              <ButtonLink to={loginAddress(here)} look="aid">
                {donateTexts.loginFirst}
              </ButtonLink>
              <ButtonLink to={newAccountAddress(here)}>{donateTexts.register}</ButtonLink>
            </>
          }
        >
          <p>{donateTexts.needsLogin}</p>
        </Banner>
      )}
      {/* Always there, so that a screen reader says what comes into it. */}
      <div role="status">
        {!isOnline && (
          <Banner tone="note">
            <p>{donateTexts.offline}</p>
          </Banner>
        )}
      </div>
      <NeededNote text={appTexts.needed} />
      <input type="hidden" name={DONATION_ID} defaultValue="" />
      <FormSection title={donateTexts.about}>
        <div className={styles['fields']}>
          <div className={styles['amount']}>
            <TextField
              name="amount"
              label={donateTexts.amount}
              hint={donateTexts.amountHint}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={30}
              problem={problems['amount']}
            />
            <UsualAmounts name="amount" />
          </div>
          <TextArea
            name="purpose"
            label={donateTexts.purpose}
            hint={donateTexts.purposeHint}
            optional={donateTexts.optional}
            maxLength={limits.reasonCharacters}
            rows={2}
            problem={problems['purpose']}
          />
        </div>
      </FormSection>
      <FormSection title={donateTexts.you}>
        <div className={styles['fields']}>
          <TextField
            name="donorName"
            label={donateTexts.name}
            autoComplete="name"
            maxLength={limits.nameCharacters}
            problem={problems['donorName']}
          />
          <TextField
            name="email"
            label={donateTexts.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={limits.emailCharacters}
            problem={problems['email']}
          />
          <TextField
            name="phone"
            label={donateTexts.phone}
            hint={donateTexts.phoneHint}
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            problem={problems['phone']}
          />
        </div>
        <p>{donateTexts.private}</p>
      </FormSection>
      <Notice state={state} here={here} />
      <div className={styles['submit']}>
        {/* Not `disabled`: a browser takes the focus from such a button. A second submit does nothing anyway. */}
        <Button type="submit" look="aid" isWide aria-disabled={isBusy}>
          {busyText(state) ?? donateTexts.submit}
        </Button>
        {isOnline && <p className={styles['note']}>{donateTexts.needsNetwork}</p>}
      </div>
      {state.kind === 'paying' && (
        <LatePart>
          <Payment made={state.made} values={state.form.values} onEnd={onEnd} />
        </LatePart>
      )}
    </form>
  );
}

function busyText({ kind }: Donating): string | undefined {
  if (kind === 'ordering' || kind === 'paying') return donateTexts.ordering;
  return kind === 'confirming' ? donateTexts.confirming : undefined;
}

function Notice({ state, here }: { state: Donating; here: string }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = state.kind === 'form' ? state.notice : undefined;
  // It stands above the button that was pressed, and on a small phone out of sight of whoever looks at it.
  useEffect(() => {
    if (notice !== undefined) box.current?.focus();
  }, [notice, state]);
  if (state.kind !== 'form' || notice === undefined) return null;
  const { isBad = false, needsLogin = false } = state;
  return (
    <Banner
      ref={box}
      tone={isBad ? 'bad' : 'note'}
      actions={
        needsLogin && (
          <>
            <ButtonLink to={loginAddress(here)} look="aid">
              {donateTexts.login}
            </ButtonLink>
            <ButtonLink to={newAccountAddress(here)}>{donateTexts.register}</ButtonLink>
          </>
        )
      }
    >
      <p>{notice}</p>
    </Banner>
  );
}

/** Whoever is logged in need not type who they are; what they typed stays. */
function usePrefilled(
  { form, whenOpen }: Pick<OpenDraft, 'form' | 'whenOpen'>,
  person: { name: string; email: string } | undefined,
): void {
  const isDone = useRef(false);
  const { name = '', email = '' } = person ?? {};
  useEffect(() => {
    if (isDone.current || email === '') return;
    isDone.current = true;
    const fill = () => {
      for (const [field, value] of Object.entries({ donorName: name, email })) {
        const control = form.current?.elements.namedItem(field);
        if (!(control instanceof HTMLInputElement) || control.value !== '') continue;
        // As how the form starts: nobody typed it, so it is no draft.
        control.defaultValue = value;
        control.value = value;
      }
    };
    fill();
    // What was begun before somebody was logged in has these empty, and was put back meanwhile.
    void whenOpen().then(fill);
  }, [form, whenOpen, name, email]);
}
