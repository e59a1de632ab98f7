import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { lazy, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../hooks/draft/use-draft.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { loginAddress } from '../../addresses.ts';
import { donateTexts, shownDonationMessages } from '../../strings/public/donate.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { CampaignNote } from './campaign-note.tsx';
import { DonateForm } from './donate-form.tsx';
import styles from './donate-screen.module.css';
import { donationAddress, formAddress } from './donation-address.ts';
import { useDonating } from './use-donating.ts';

const Receipt = lazy(() => loadUntilThere(async () => ({ default: (await import('./receipt.tsx')).Receipt })));
const noRows = () => undefined;

interface DonateScreenProps {
  /** Makes the account that giving needs; `next`: the form that it leads back to. */
  newAccount(next: string): ReactNode;
}

/**
 * `/donate`: the form; with `?campaign=` for a disaster's campaign, with `?donation=` the receipt of one that was paid, with `?account=new`
 * the way to an account.
 */
export default function DonateScreen({ newAccount }: DonateScreenProps) {
  const [search] = useSearchParams();
  const person = usePerson();
  const donation = search.get('donation');
  useDocumentTitle(donateTexts.title);
  if (person === undefined && search.has('account')) {
    return (
      <div className={styles['screen']}>
        <h1 tabIndex={-1}>{donateTexts.register}</h1>
        {newAccount(formAddress(search))}
      </div>
    );
  }
  return donation === null ? <Give /> : <Receipt key={donation} id={donation} />;
}

function Give() {
  const [search, setSearch] = useSearchParams();
  const person = usePerson();
  const config = useConfig();
  const draft = useDraft('donate', undefined, noRows);
  const [isGeneral, setGeneral] = useState(false);
  const campaign = isGeneral ? undefined : (search.get('campaign') ?? undefined);
  const { state, submit, end, checkAgain, again, payAgain } = useDonating(draft, person !== undefined, campaign);
  const here = formAddress(search);
  const isForm = state.kind !== 'done' && state.kind !== 'unconfirmed';
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{donateTexts.title}</h1>
        <p className={styles['lead']}>{donateTexts.lead}</p>
        <p>
          <Link to={routes.fundInfo}>{donateTexts.whatBecomes}</Link>
        </p>
      </header>
      {config !== undefined && config.razorpayKeyId === undefined && (
        <Banner tone="note" title={donateTexts.testTitle} isQuiet>
          <p>{donateTexts.test}</p>
        </Banner>
      )}
      {isForm && (
        <CampaignNote
          id={campaign}
          onGeneral={() => {
            setGeneral(true);
            setSearch({}, { replace: true });
          }}
        />
      )}
      {state.kind === 'done' && (
        <Banner
          tone="good"
          title={shownDonationMessages.thanks}
          actions={
            <>
              <ButtonLink to={donationAddress(state.donation._id)} look="aid">
                {donateTexts.receipt}
              </ButtonLink>
              <Button onClick={again}>{donateTexts.another}</Button>
            </>
          }
        >
          <p>{donateTexts.done(rupeesText(state.donation.amount))}</p>
          {state.isSecond && <p>{donateTexts.second}</p>}
        </Banner>
      )}
      {state.kind === 'unconfirmed' && (
        <Banner
          tone="note"
          title={donateTexts.unconfirmedTitle(rupeesText(state.amount))}
          actions={
            state.needsLogin ? (
              <ButtonLink to={loginAddress(here)} look="aid">
                {donateTexts.login}
              </ButtonLink>
            ) : (
              <>
                <Button look="aid" aria-disabled={state.isAsking} onClick={() => void checkAgain()}>
                  {state.isAsking ? donateTexts.confirming : donateTexts.checkAgain}
                </Button>
                <ButtonLink to={routes.account}>{donateTexts.toAccount}</ButtonLink>
                <Button look="quiet" onClick={() => void payAgain()}>
                  {donateTexts.payAgain}
                </Button>
              </>
            )
          }
        >
          <p>{donateTexts.unconfirmed}</p>
          {state.needsLogin && <p>{donateTexts.sessionOver}</p>}
        </Banner>
      )}
      {/* What was typed stays in its place while the payment is confirmed. */}
      <div hidden={!isForm}>
        <DonateForm
          draft={draft}
          state={state}
          here={here}
          onSubmit={() => void submit()}
          onEnd={(payment) => void end(payment)}
        />
      </div>
    </div>
  );
}
