import { storageTexts } from '../../strings/shell/storage.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

/** For a window whose storage goes with it. */
export function PrivateWarning() {
  return (
    <Banner tone="bad" title={storageTexts.privateTitle}>
      <p>{storageTexts.privateBody}</p>
    </Banner>
  );
}
