import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { endSharing } from '../../../data/commands/volunteers/live-position.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { useOwedStop } from './use-owed-stop.ts';

/** Ends sharing, and says what came of it. */
export function useStopSharing(workId: string): { notice: string; forget(): void; stop(): void } {
  const [notice, setNotice] = useState('');
  useOwedStop();

  async function stop(): Promise<void> {
    const answer = await endSharing(workId);
    setNotice(answer.ok ? sharingTexts.stopped : sharingTexts.stoppedAlone(limits.positionMinutes));
  }

  return { notice, forget: () => setNotice(''), stop: () => void stop().catch(console.error) };
}
