import { underOwnId, useDisaster } from '../../hooks/lists/use-disaster.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { donateTexts } from '../../strings/public/donate.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

interface CampaignNoteProps {
  /** The disaster whose campaign it is; absent: none. */
  id: string | undefined;
  onGeneral(): void;
}

/** What the donation is for. */
export function CampaignNote({ id, onGeneral }: CampaignNoteProps) {
  if (id === undefined) return <p>{donateTexts.general}</p>;
  return <OfDisaster id={id} onGeneral={onGeneral} />;
}

function OfDisaster({ id, onGeneral }: CampaignNoteProps & { id: string }) {
  const found = underOwnId(id, useDisaster(id, undefined).found);
  const isOver = found.kind === 'none' || (found.kind === 'shown' && found.disaster.displayStatus !== 'active');
  const words =
    found.kind === 'shown'
      ? donateTexts.campaign(reportTypeLabel(found.disaster.disasterType))
      : donateTexts.campaignUnknown;
  return (
    <Banner
      tone="note"
      isQuiet
      actions={
        <Button look="quiet" onClick={onGeneral}>
          {donateTexts.giveGenerally}
        </Button>
      }
    >
      <p>{isOver ? donateTexts.campaignOver : words}</p>
    </Banner>
  );
}
