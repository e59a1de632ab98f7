import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useFunds } from '../../hooks/funds/use-funds.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { routes } from '../../routes.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import { titles } from '../../strings/shell/titles.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CategoryUsage } from './category-usage.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import styles from './fund-info.module.css';
import { FundTotals } from './fund-totals.tsx';

/** The figures need not wait for what proves them. */
const LedgerSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./ledger-section.tsx')).LedgerSection })),
);

/** `/fund-info`: what was given, what it is used for, and what was brought. Offline as this phone saw it last. */
export default function FundInfoScreen() {
  const state = useFunds();
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.funds}</h1>
      <p>{words.lead}</p>
      <ButtonLink to={routes.donate} look="aid">
        {words.donate}
      </ButtonLink>
      {(state === undefined || (state.copy === undefined && state.isAsking)) && (
        <Skeleton label={words.loading} lines={8} />
      )}
      {state?.isFailed && (
        <Banner tone="note" actions={<Button onClick={state.refresh}>{words.tryAgain}</Button>}>
          <p>{state.copy === undefined ? words.none : words.offline}</p>
        </Banner>
      )}
      {state?.copy && (
        <>
          {state.copy.summary.test && (
            <Banner tone="note" isQuiet>
              <p>{words.test}</p>
            </Banner>
          )}
          <KeptAge asOf={state.copy.asOf} />
          <p className={styles['soft']}>{words.asOf(exactTime(state.copy.asOf))}</p>
          <FundTotals summary={state.copy.summary} />
          <CategoryUsage usage={state.copy.summary.categoryWiseUsage} />
          <LatePart fallback={<Skeleton label={words.loading} lines={4} />}>
            <LedgerSection />
          </LatePart>
          <DeliveryTable key={state.copy.asOf} first={state.copy.deliveries} next={state.copy.next} />
        </>
      )}
    </div>
  );
}
