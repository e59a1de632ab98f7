import { useConfig } from '../../hooks/shared/use-config.ts';
import { useFollowedItem } from '../../hooks/items/use-followed-item.ts';
import { SavedItem } from '../../parts/saved/saved-item.tsx';
import { routes } from '../../routes.ts';
import { newsletterTexts } from '../../strings/public/newsletter.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';

/** What became of a wish for the newsletter. */
export function SavedSubscription({ id }: { id: string }) {
  const mail = useConfig()?.mail === true;
  return (
    <SavedItem
      saved={useFollowedItem(id)}
      heading={newsletterTexts.title}
      successText={newsletterTexts.arrived}
      failureText={(reason) => (reason ? reasonSentence(reason) : newsletterTexts.refused)}
      remarks={({ state }) => (state === 'sent' ? [mail ? newsletterTexts.lookInMail : newsletterTexts.noMailYet] : [])}
      another={{ to: routes.newsletter, label: newsletterTexts.another }}
    />
  );
}
