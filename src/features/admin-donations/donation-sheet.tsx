import { useCallback, useState } from 'react';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { donationStory } from '../../data/commands/admin/donations.ts';
import { useRemote } from '../../hooks/shared/use-remote.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { adminDonationTexts, donationSheetTexts as words } from '../../strings/admin/admin-donations.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { withName } from '../../ui/with-name.tsx';
import { ActForm } from './act-form.tsx';
import { donorText } from './donor-text.ts';
import { DonationStory } from './donation-story.tsx';
import type { BegunAct } from './begun-act.ts';

interface DonationSheetProps {
  id: string;
  onChanged(donation: DonationView): void;
  onClose(): void;
}

/** One donation: who gave it, what became of its money, and what can be done with it. */
export function DonationSheet({ id, onChanged, onClose }: DonationSheetProps) {
  const ask = useCallback(() => donationStory(id), [id]);
  const { remote, reload } = useRemote(ask);
  const [begun, setBegun] = useState<BegunAct>();
  const [notice, setNotice] = useState('');
  const title = remote.kind === 'ready' ? withName(words.title, donorText(remote.value.donation)) : words.loading;

  function onDone(donation: DonationView): void {
    setBegun(undefined);
    setNotice(words.done);
    onChanged(donation);
    reload();
  }

  return (
    <Sheet title={title} close={words.close} onClose={onClose}>
      <p role="status">{notice}</p>
      {remote.kind === 'loading' && <Skeleton label={words.loading} lines={6} />}
      {remote.kind === 'failed' && (
        <Banner tone="bad" actions={<Button onClick={reload}>{adminDonationTexts.tryAgain}</Button>}>
          <p>{askedFailureText(remote.failure)}</p>
        </Banner>
      )}
      {remote.kind === 'ready' && begun === undefined && (
        <DonationStory
          story={remote.value}
          onBegin={(act) => {
            setNotice('');
            setBegun(act);
          }}
        />
      )}
      {remote.kind === 'ready' && begun !== undefined && (
        <ActForm
          act={begun}
          donation={remote.value.donation}
          onDone={onDone}
          onBack={() => {
            setBegun(undefined);
            reload();
          }}
        />
      )}
    </Sheet>
  );
}
