import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onPushed } from '../../platform/push/pushed-news.ts';
import { safeNextPath } from '../../addresses.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { WayToast } from '../../ui/overlay/way-toast.tsx';
import { pushedToastTexts } from '../../strings/shell/alerts.ts';

/** Long enough to read it and to reach the way. */
const READING_MS = 12_000;

/** Says what came by a push while the app is looked at (section 1): its body, and the way to what it is about. Shows nothing itself. */
export function PushedToasts() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onPushed(({ title, body, path }) => {
        const text = body === '' ? title : body;
        announce(text);
        const to = safeNextPath(path);
        const way = to === undefined ? undefined : { label: pushedToastTexts.open, go: () => void navigate(to) };
        // At most 20 at once (section 9): the library's own limit.
        toast((shown) => <WayToast text={text} way={way} put={() => toast.dismiss(shown.id)} />, {
          duration: READING_MS,
          ariaProps: { role: 'status', 'aria-live': 'off' },
        });
      }),
    [navigate],
  );
  return null;
}
