import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { forgetPosition } from '../../data/commands/live-position.ts';
import { chooseSharing } from '../../data/commands/volunteer-notes.ts';
import { sharingTexts } from '../../strings/sharing.ts';
import { useOwedStop } from './use-owed-stop.ts';

/** Ends sharing: on the phone at once, network or not; then the server is told. */
export function useStopSharing(workId: string): { notice: string; forget(): void; stop(): void } {
  const [notice, setNotice] = useState('');
  useOwedStop();

  async function stop(): Promise<void> {
    await chooseSharing(undefined);
    const answer = await forgetPosition(workId);
    setNotice(answer.ok ? sharingTexts.stopped : sharingTexts.stoppedAlone(limits.positionMinutes));
  }

  return { notice, forget: () => setNotice(''), stop: () => void stop().catch(console.error) };
}
