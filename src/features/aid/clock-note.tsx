import { clockTexts } from '../../strings/forms/clock.ts';
import { isolated } from '../../strings/isolate.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

interface ClockNoteProps {
  /** Epoch milliseconds that the phone's clock shows. */
  says: number;
  /** The answers beside the field are counted from the server's time. */
  isReckoned: boolean;
}

/** That the phone's clock is certainly wrong, and what that means for the day and time that are asked for. */
export function ClockNote({ says, isReckoned }: ClockNoteProps) {
  return (
    <Banner tone="note" title={clockTexts.wrong(isolated(exactTime(says)))}>
      <p>{isReckoned ? clockTexts.reckoned : clockTexts.unknown}</p>
    </Banner>
  );
}
