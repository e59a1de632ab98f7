import type { ItemReason } from '../../data/outbox/item.ts';
import { bodyText, parsedBody } from '../../hooks/draft/parsed-body.ts';
import { lastReport } from '../../hooks/draft/last-report.ts';
import { isSentInPart } from '../../hooks/items/sent-in-part.ts';
import { useFollowedItem } from '../../hooks/items/use-followed-item.ts';
import { usePhotoProgress } from '../../hooks/photos/use-photo-progress.ts';
import { PhotoProgress } from '../../parts/photos/photo-progress.tsx';
import { isOnBehalf, referenceShown } from '../../hooks/items/on-behalf.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { ReadOutSlot } from '../../parts/saved/read-out-slot.tsx';
import { SavedItem } from '../../parts/saved/saved-item.tsx';
import { routes } from '../../routes.ts';
import { additionTexts } from '../../strings/forms/add-to-report.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { isolated } from '../../strings/isolate.ts';
import { serverWords } from '../../strings/forms/known-sentences.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { reasonTexts } from '../../strings/forms/reasons.ts';
import { reportTexts } from '../../strings/forms/report.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { fromReportTexts } from '../../strings/forms/from-report.ts';
import { titles } from '../../strings/shell/titles.ts';
import { useSubmitToast } from './use-submit-toast.ts';

interface SavedReportProps {
  id: string;
  /** It was saved a moment ago, by this form. */
  isFresh?: boolean;
}

/** What became of a report. */
export function SavedReport({ id, isFresh = false }: SavedReportProps) {
  const saved = useFollowedItem(id);
  const item = saved.kind === 'ready' ? saved.value.item : undefined;
  useSubmitToast(isFresh ? item : undefined);
  return (
    <>
      <SavedItem
        saved={saved}
        heading={titles.report}
        successText={shownMessages.reportSubmitted}
        failureText={failureText}
        isTracked
        remarks={(one) => [
          ...additionRemarks(one),
          ...(hasPosition(one.body) ? [] : [savedTexts.noPosition]),
          ...(isSentInPart(one) ? [savedTexts.notAllSent] : []),
        ]}
        {...(lastReport()?.id === id && {
          also: { to: routes.requestAssistance, state: { isFromReport: true }, label: fromReportTexts.alsoAid },
        })}
        another={{ to: routes.reportDisaster, label: reportTexts.another }}
      />
      {item && isOnBehalf(item) && <ReadOutSlot reference={referenceShown(item)} isSent={item.state === 'sent'} />}
      {item && !item.isNewer && <PhotosOf item={item} />}
    </>
  );
}

function PhotosOf({ item }: { item: ShownItem }) {
  const photos = usePhotoProgress(item);
  return photos && <PhotoProgress {...photos} />;
}

/** The server's own words for a refusal; of a damaged one nobody asked the server. */
function failureText(reason: ItemReason | undefined): string {
  if (reason?.code === 'damaged') return reasonTexts.damaged;
  return reason?.message === undefined ? savedTexts.refused : serverWords(reason.message, savedTexts.refused);
}

/** To what it adds, by its type and place as they stand in it: the phone knows no more of that without a network. */
function additionRemarks({ state, body }: ShownItem): string[] {
  const { addsTo, disasterType, address } = parsedBody(body) ?? {};
  if (typeof addsTo !== 'string') return [];
  const what = typeof disasterType === 'string' ? disasterTypeLabel(disasterType) : '';
  const name = [what, isolated(bodyText(address))].filter((words) => words !== '').join(' · ');
  return [state === 'sent' ? additionTexts.added(name) : additionTexts.willAdd(name)];
}

/** A body that cannot be read says nothing of its position. */
function hasPosition(body: string): boolean {
  const report = parsedBody(body);
  return report === undefined || 'location' in report;
}
