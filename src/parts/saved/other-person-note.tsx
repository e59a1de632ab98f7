import { otherPersonTexts } from '../../strings/shell/session.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

interface OtherPersonNoteProps {
  waiting: number;
  canLock: boolean;
  hasEnded: boolean;
}

/** Above a login: what becomes of items that wait for the person who is logged in here, or was until their session was ended. Tells neither whose nor what. */
export function OtherPersonNote({ waiting, canLock, hasEnded }: OtherPersonNoteProps) {
  return (
    <Banner tone="note" isQuiet title={otherPersonTexts.title(waiting)}>
      {hasEnded && <p>{otherPersonTexts.same}</p>}
      <p>{canLock ? (hasEnded ? otherPersonTexts.locked : otherPersonTexts.other) : otherPersonTexts.cannotSeal}</p>
    </Banner>
  );
}
