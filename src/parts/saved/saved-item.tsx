import { referenceOf } from '../../../contract/reference.ts';
import { trackAddress } from '../../addresses.ts';
import { MissingItem } from './missing-item.tsx';
import type { ItemToShow } from './relay-track.tsx';
import { SavedActions } from './saved-actions.tsx';
import { SavedPanel } from './saved-panel.tsx';
import type { ClosingFacts } from './status-words.ts';
import { StorageTrouble, type Reading } from './storage-trouble.tsx';

interface FollowedItem extends ItemToShow {
  id: string;
  receipt?: { reference: string };
  nextTryAt: number;
  isNewer: boolean;
  isDamaged: boolean;
  correctTo: string | undefined;
  replacedTo: string | undefined;
}

/** What a screen reads of an item; a hook's own answer fits. */
interface Followed<Item> {
  item: Item | undefined;
  now: number;
  isDemo: boolean;
  closing: ClosingFacts | undefined;
  send(): void;
  takeCopy(): void;
}

interface SavedItemProps<Item> {
  saved: Reading | { kind: 'ready'; value: Followed<Item> };
  /** Of the page, where the phone's storage cannot be read. */
  heading: string;
  successText: string;
  /** Why it was refused. */
  failureText(reason: ItemToShow['reason']): string;
  /** What else is to be said of it. */
  remarks?(item: Item): readonly string[];
  /** A server of ours tells how it stands. */
  isTracked?: boolean;
  /** What the same person may want besides, filled in from this one. */
  also?: { to: string; state: unknown; label: string };
  /** The way to begin another one. */
  another: { to: string; label: string };
}

/** What became of something that was saved; follows it live until the server's receipt is there. */
export function SavedItem<Item extends FollowedItem>(props: SavedItemProps<Item>) {
  const { saved, heading, successText, failureText, remarks, isTracked = false, also, another } = props;
  if (saved.kind !== 'ready') return <StorageTrouble reading={saved} heading={heading} />;
  const { item, now, isDemo, closing, send, takeCopy } = saved.value;
  if (!item) return <MissingItem />;
  const { id, state, receipt, reason, isNewer, isDamaged, correctTo, replacedTo, nextTryAt } = item;
  const shown = receipt?.reference ?? referenceOf(id);
  return (
    <SavedPanel
      item={item}
      reference={shown}
      successText={successText}
      failureText={failureText(reason)}
      remarks={remarks?.(item) ?? []}
      isDemo={isDemo}
      isNewer={isNewer}
      nextTryAt={nextTryAt}
      now={now}
      closing={closing}
      actions={
        <SavedActions
          trackTo={isTracked && state === 'sent' && item.isPlain !== true ? trackAddress(shown) : undefined}
          {...{ state, isNewer, isDamaged, correctTo, replacedTo, also, another }}
          onSend={send}
          onCopy={takeCopy}
        />
      }
    />
  );
}
