import { useFollowedItem } from '../../hooks/items/use-followed-item.ts';
import { SavedItem } from '../../parts/saved/saved-item.tsx';
import { routes } from '../../routes.ts';
import { contactTexts } from '../../strings/public/contact.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { useArrivedText } from './use-arrived-text.ts';

/** What became of a message. */
export function SavedMessage({ id }: { id: string }) {
  return (
    <SavedItem
      saved={useFollowedItem(id)}
      heading={contactTexts.heading}
      successText={useArrivedText()}
      failureText={(reason) => (reason ? reasonSentence(reason) : contactTexts.refused)}
      another={{ to: routes.contact, label: contactTexts.another }}
    />
  );
}
