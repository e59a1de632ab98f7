import { routes } from '../routes.ts';
import { savedTexts } from '../strings/saved.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { ItemToShow } from './relay-track.tsx';

interface SavedActionsProps {
  state: ItemToShow['state'];
  onSend(): void;
  onCopy(): void;
  another: { to: string; label: string };
}

/** What can be done with an item right after it was saved. */
export function SavedActions({ state, onSend, onCopy, another }: SavedActionsProps) {
  return (
    <>
      {state === 'queued' && (
        <Button icon="send" onClick={onSend}>
          {savedTexts.sendNow}
        </Button>
      )}
      {state === 'needs-you' && (
        <>
          <Button icon="send" onClick={onSend}>
            {savedTexts.sendAgain}
          </Button>
          <Button icon="copy" onClick={onCopy}>
            {savedTexts.takeCopy}
          </Button>
        </>
      )}
      <ButtonLink to={routes.outbox} icon="phone">
        {savedTexts.seeWaiting}
      </ButtonLink>
      <ButtonLink to={another.to} icon="plus">
        {another.label}
      </ButtonLink>
    </>
  );
}
