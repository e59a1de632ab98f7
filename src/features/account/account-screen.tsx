import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { lazy, type ReactNode } from 'react';
import type { Account } from '../../../contract/entities/account.ts';
import { may } from '../../../contract/policies/actions.ts';
import { askToLeave } from '../../hooks/items/leave-wish.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { accountPageTexts, statusWords } from '../../strings/accounts/account-page.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { titles } from '../../strings/shell/titles.ts';
import { roleLabel } from '../../strings/accounts/roles.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './shared/account-screen.module.css';
import { useAccount, type OwnAccount } from './use-account.ts';

/** Says nothing without a connection. */
const DevicesSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./sessions/devices-section.tsx')).DevicesSection })),
);

/** Seldom asked for. */
const DataSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./data/data-section.tsx')).DataSection })),
);

/** What it is for needs a connection. */
const EmailSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./email-section.tsx')).EmailSection })),
);

/** For donors. */
const VolunteerSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./volunteer-section.tsx')).VolunteerSection })),
);

/** For the few who need it. */
const SecondStepSection = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('./second-factor/second-step-section.tsx')).SecondStepSection,
  })),
);

/** `/account`: what belongs to the person who is logged in. `alerts`: those on this phone. `donations`: what they gave. Without network it shows what this phone knows. */
export default function AccountScreen({ alerts, donations }: { alerts: ReactNode; donations: ReactNode }) {
  const person = usePerson();
  const own = useAccount();
  // Logged out in this or another tab: the screen table puts the login in this place.
  if (!person) return null;
  const { account, reload } = own;
  const hasSecondStep = account?.secondStep ?? false;
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.account}</h1>
      <p role="status" className={styles['soft']}>
        {whereFrom(own)}
      </p>
      <section className={styles['section']} aria-labelledby="account-you">
        <h2 id="account-you">{accountPageTexts.you}</h2>
        <NameSection name={person.name} />
        <Facts>
          <Fact name={accountPageTexts.email}>{person.email}</Fact>
          {account && (
            <>
              <Fact name={accountPageTexts.role}>
                {account.status === 'donor' ? accountPageTexts.donor : roleLabel(account.role)}
              </Fact>
              <Fact name={accountPageTexts.member}>{exactTime(epochMsOf(account.createdAt))}</Fact>
            </>
          )}
        </Facts>
        {account && <p>{standingOf(account)}</p>}
        {account?.decisionReason !== undefined && <p>{accountPageTexts.reason(account.decisionReason)}</p>}
        <Button onClick={askToLeave}>{accountPageTexts.logout}</Button>
      </section>
      <LatePart>{alerts}</LatePart>
      <section className={styles['section']} aria-labelledby="account-donations">
        <h2 id="account-donations">{accountPageTexts.donations}</h2>
        <LatePart>{donations}</LatePart>
      </section>
      {person.role === 'donor' && (
        <LatePart>
          <VolunteerSection />
        </LatePart>
      )}
      <PasswordSection email={person.email} />
      {/* Together, so that a phone without a network says once that they are not here. */}
      <LatePart>
        <DevicesSection />
        <EmailSection />
        {account && (hasSecondStep || may(account, 'use-second-step')) && (
          <SecondStepSection isOn={hasSecondStep} onChanged={reload} />
        )}
        <DataSection />
      </LatePart>
    </div>
  );
}

function standingOf({ status, role }: Account): string | undefined {
  return status === 'donor' ? accountPageTexts.donorStatus : statusWords[status]?.[role];
}

function whereFrom({ account, failure }: OwnAccount): string {
  if (!failure) return account ? '' : appTexts.loading;
  return `${askedFailureText(failure)} ${account ? accountPageTexts.copy : accountPageTexts.unknownYet}`;
}
