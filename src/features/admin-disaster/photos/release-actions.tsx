import { lazy, useState } from 'react';
import type { Blur, PhotoView } from '../../../../contract/entities/photo.ts';
import type { ShownPhotos } from '../../../hooks/photos/use-record-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { whyNotDone } from './release-failure.ts';

const ReleaseDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog })),
);

interface ReleaseActionsProps {
  photo: PhotoView;
  /** Does the public see the report? */
  isOpen: boolean;
  source: ShownPhotos;
}

/** What an admin does with a picture that the server has made: show it to everybody, or take it back. Nothing of it waits for a network. */
export function ReleaseActions({ photo, isOpen, source }: ReleaseActionsProps) {
  const [asked, setAsked] = useState<'release' | 'withdraw'>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // Kept while the page is open: whoever closes the dialog by a slip has not drawn in vain.
  const [boxes, setBoxes] = useState<readonly Blur[]>([]);
  if (photo.state !== 'ready') return null;
  const isReleased = photo.releasedAt !== undefined;

  async function withdraw(): Promise<void> {
    setAsked(undefined);
    setBusy(true);
    setProblem('');
    const answer = await source.withdraw(photo._id);
    setBusy(false);
    if (answer.ok) announce(words.withdrawn);
    else setProblem(whyNotDone(answer.failure));
  }

  return (
    <>
      {isReleased && photo.image === undefined && <p>{isOpen ? words.released : words.everybodyOnceOpen}</p>}
      <Button onClick={() => setAsked('release')}>{isReleased ? words.change : words.open}</Button>
      {isReleased && (
        <Button look="danger" aria-disabled={isBusy} onClick={() => !isBusy && setAsked('withdraw')}>
          {isBusy ? words.releasing : words.withdraw}
        </Button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={words.withdrawTitle}
          body={words.withdrawBody}
          yes={words.withdraw}
          no={words.cancel}
          onYes={() => void withdraw().catch(console.error)}
          onNo={() => setAsked(undefined)}
        />
      )}
      <LatePart>
        {asked === 'release' && (
          <ReleaseDialog
            photo={photo}
            isOpen={isOpen}
            source={source}
            boxes={boxes}
            onBoxes={setBoxes}
            onClose={() => setAsked(undefined)}
          />
        )}
      </LatePart>
    </>
  );
}
