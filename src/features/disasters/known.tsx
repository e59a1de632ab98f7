import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import type { ListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useCampaignFunds } from '../../hooks/funds/use-campaign-funds.ts';
import { useNeeded } from '../../hooks/lists/use-needed.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { CampaignText } from './campaign-text.tsx';
import { DisasterPlaceSection } from './disaster-place-section.tsx';
import { Donations } from './donations.tsx';
import { Impact } from './impact.tsx';
import { NeededItems } from './needed-items.tsx';
import { WaysToHelp } from './ways-to-help.tsx';

interface KnownProps {
  disaster: ReportView;
  copy: ListCopy | undefined;
}

/** How to help with a disaster, and what is known of it: what it does, what it takes, where it is, and what was given. */
export function Known({ disaster, copy }: KnownProps) {
  const { location, campaign } = disaster;
  const needed = useNeeded(disaster, copy);
  const funds = useCampaignFunds(disaster._id);
  return (
    <>
      {campaign && <CampaignText text={campaign.text} />}
      <WaysToHelp id={disaster._id} isOver={disaster.displayStatus === 'resolved'} />
      <Impact
        disaster={disaster}
        requests={needed?.isPart ? needed.requests || undefined : needed?.requests}
        hasMore={needed?.hasMore === true || needed?.isPart === true}
      />
      <NeededItems
        asked={campaign?.needs ?? []}
        needed={needed}
        hasPlace={placeOf(location) !== undefined}
        isComing={copy?.stands === 'coming'}
      />
      <DisasterPlaceSection disaster={disaster} />
      <Donations funds={funds} target={campaign?.target} />
      {copy?.stands === 'whole' && <ListBar copy={copy} isBelow />}
    </>
  );
}
