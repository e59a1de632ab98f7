import { routes } from '../../routes.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ItemToShow } from './relay-track.tsx';

interface SavedActionsProps {
  state: ItemToShow['state'];
  /** Of a row that only a later version understands a copy can be taken, no more. */
  isNewer: boolean;
  /** Damaged items are never sent as they are. */
  isDamaged: boolean;
  /** Where a refused item is corrected; absent where nothing of it can be read. */
  correctTo: string | undefined;
  /** Where the item is that took this one's place. */
  replacedTo: string | undefined;
  /** Where it is followed how it stands; absent where nobody tells. */
  trackTo: string | undefined;
  onSend(): void;
  onCopy(): void;
  also: { to: string; state: unknown; label: string } | undefined;
  another: { to: string; label: string };
}

/** What can be done with an item right after it was saved. */
export function SavedActions({
  state,
  isNewer,
  isDamaged,
  correctTo,
  replacedTo,
  trackTo,
  onSend,
  onCopy,
  also,
  another,
}: SavedActionsProps) {
  return (
    <>
      {also && (
        <ButtonLink look="aid" icon="aid" to={also.to} state={also.state}>
          {also.label}
        </ButtonLink>
      )}
      {trackTo !== undefined && (
        <ButtonLink icon="info" to={trackTo}>
          {savedTexts.track}
        </ButtonLink>
      )}
      {!isNewer && state === 'queued' && (
        <Button icon="send" onClick={onSend}>
          {savedTexts.sendNow}
        </Button>
      )}
      {correctTo !== undefined && (
        <ButtonLink look="aid" icon="edit" to={correctTo}>
          {savedTexts.correct}
        </ButtonLink>
      )}
      {!isNewer && state === 'needs-you' && !isDamaged && (
        <Button icon="send" onClick={onSend}>
          {savedTexts.sendAgain}
        </Button>
      )}
      {(isNewer || state === 'needs-you') && (
        <Button icon="save" onClick={onCopy}>
          {savedTexts.takeCopy}
        </Button>
      )}
      {replacedTo !== undefined && <ButtonLink to={replacedTo}>{savedTexts.seeCorrection}</ButtonLink>}
      <ButtonLink to={routes.outbox} icon="phone">
        {savedTexts.seeWaiting}
      </ButtonLink>
      <ButtonLink to={another.to} icon="plus">
        {another.label}
      </ButtonLink>
    </>
  );
}
