import { useFollowedItem } from '../../hooks/items/use-followed-item.ts';
import { SavedItem } from '../../parts/saved/saved-item.tsx';
import { routes } from '../../routes.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { titles } from '../../strings/shell/titles.ts';
import { aidFailureText } from './aid-failure.ts';

/** What became of an aid request. */
export function SavedAid({ id }: { id: string }) {
  return (
    <SavedItem
      saved={useFollowedItem(id)}
      heading={titles.aid}
      successText={shownMessages.aidSubmitted}
      failureText={aidFailureText}
      another={{ to: routes.requestAssistance, label: aidTexts.another }}
    />
  );
}
