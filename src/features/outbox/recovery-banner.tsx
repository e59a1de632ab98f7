import type { Recovery } from '../../data/queries/items/recovery.ts';
import { storageTexts } from '../../strings/shell/storage.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** What was put back after this phone's storage was damaged, until the person has read it. */
export function RecoveryBanner({ found, onRead }: { found: Recovery; onRead(): void }) {
  const { restored, lost } = found;
  return (
    <Banner
      tone={lost > 0 ? 'bad' : 'note'}
      title={storageTexts.recoveredTitle}
      actions={<Button onClick={onRead}>{storageTexts.understood}</Button>}
    >
      {restored > 0 && <p>{storageTexts.restored(restored)}</p>}
      {lost > 0 && (
        <p>
          {storageTexts.lost(lost)} {storageTexts.lostHelp}
        </p>
      )}
    </Banner>
  );
}
