import { useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { arrivals } from '../../data/queries/items/arrivals.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { isInstallable, promptInstall, subscribeInstallable } from '../../platform/install-prompt.ts';
import { isInstalledApp, wayByUserAgent, type InstallWay } from '../../platform/install-way.ts';
import { noteDone, noteRefusal, noteVisit } from './install-memory.ts';
import { installStanding, type InstallStanding } from './install-standing.ts';

export interface Install {
  standing: InstallStanding;
  way: InstallWay | undefined;
  hasUnsent: boolean;
  /** Asks the browser; needs a tap. A refusal there counts as one of ours. */
  ask(): Promise<void>;
  refuse(): void;
  finish(): void;
}

/** How installing stands on this phone. */
export function useInstall(): Install {
  const isOffered = useSyncExternalStore(subscribeInstallable, isInstallable);
  const [memory, setMemory] = useState(() => noteVisit(systemClock.now()));
  // A storage that refuses has nothing in it that could be left behind.
  const items = useQuery(() => arrivals().catch(() => ({ sent: 0, unsent: 0 })), []);
  const way = isInstalledApp() ? undefined : isOffered ? 'offer' : wayByUserAgent(navigator);
  return {
    standing: items ? installStanding({ way, memory, items, now: systemClock.now() }) : 'nothing',
    way,
    hasUnsent: items !== undefined && items.unsent > 0,
    async ask() {
      if ((await promptInstall()) === 'dismissed') setMemory(noteRefusal(systemClock.now()));
    },
    refuse: () => setMemory(noteRefusal(systemClock.now())),
    finish: () => setMemory(noteDone()),
  };
}
