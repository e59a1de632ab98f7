import { useEffect, useState } from 'react';
import { sendsWhileClosed, whenWorkerIsActive } from '../../platform/worker/service-worker.ts';
import { storageFacts, type StorageFacts } from '../../platform/storage.ts';

/** What becomes of what waits when the app is closed. */
export interface ClosingFacts extends Pick<StorageFacts, 'isPromised' | 'isPrivate'> {
  sendsWhileClosed: boolean;
}

/** Absent until the browser has told. Read again when the worker is there: a first visit may save before. */
export function useClosingFacts(): ClosingFacts | undefined {
  const [facts, setFacts] = useState<ClosingFacts>();
  useEffect(() => {
    let isOpen = true;
    let latest: Promise<ClosingFacts>;
    const read = async () => {
      const reading = closingFacts();
      latest = reading;
      const next = await reading;
      if (isOpen && reading === latest) setFacts(next);
    };
    read().catch(console.error);
    whenWorkerIsActive().then(read).catch(console.error);
    return () => {
      isOpen = false;
    };
  }, []);
  return facts;
}

async function closingFacts(): Promise<ClosingFacts> {
  const [sends, storage] = await Promise.all([sendsWhileClosed(), storageFacts()]);
  return { ...storage, sendsWhileClosed: sends };
}
