import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../../../contract/entities/report.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { disasterPath } from '../../../parts/records/disaster-path.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { adminCampaignTexts as words } from '../../../strings/admin/admin-campaign.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { rupeesText } from '../../../../contract/base/rupees-text.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';

const CampaignForm = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./campaign-form.tsx')).CampaignForm })),
);

/** What the public is told and asked for beyond the report's own words. */
export function CampaignSection({ report }: { report: AdminReport }) {
  const [isOpen, setOpen] = useState(false);
  const { campaign, shownStatus } = report;
  const isPublic = shownStatus === 'active' || shownStatus === 'resolved';
  return (
    <section className={styles['section']} aria-labelledby="campaign-title">
      <h2 id="campaign-title">{words.title}</h2>
      <p className={styles['soft']}>{isPublic ? words.lead : words.draft}</p>
      {isOpen ? (
        <LatePart fallback={<Skeleton label={appTexts.loading} lines={4} />}>
          <CampaignForm report={report} onClose={() => setOpen(false)} />
        </LatePart>
      ) : (
        <>
          {campaign ? <Written campaign={campaign} /> : <p>{words.none}</p>}
          <div className={styles['actions']}>
            <Button icon="edit" onClick={() => setOpen(true)}>
              {campaign ? words.edit : words.write}
            </Button>
            {isPublic && (
              <Link to={disasterPath(report._id)} className={styles['back']}>
                {words.see}
              </Link>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Written({ campaign: { text, target, needs } }: { campaign: Campaign }) {
  return (
    <>
      {text !== '' && (
        <p dir="auto" className={styles['words']}>
          {text}
        </p>
      )}
      {target !== undefined && (
        <Facts>
          <Fact name={words.target}>{leftToRight(rupeesText(target))}</Fact>
        </Facts>
      )}
      {needs.length > 0 && (
        <List>
          {needs.map(({ type, quantity }, place) => (
            // A list as it was written: nothing in it changes its place.
            <ListRow key={place} title={<bdi>{needLabel(type)}</bdi>} detail={<bdi>{quantity}</bdi>} />
          ))}
        </List>
      )}
    </>
  );
}
