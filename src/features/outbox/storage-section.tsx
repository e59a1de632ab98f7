import { useEffect, useState } from 'react';
import { storageFacts, type StorageFacts } from '../../platform/storage.ts';
import { storageTexts } from '../../strings/shell/storage.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './storage-section.module.css';

/** What the browser says of its storage, read again whenever `renewal` changes. */
export function useStorageFacts(renewal: unknown): StorageFacts | undefined {
  const [facts, setFacts] = useState<StorageFacts>();
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const next = await storageFacts();
      if (isOpen) setFacts(next);
    };
    read().catch(console.error);
    return () => {
      isOpen = false;
    };
  }, [renewal]);
  return facts;
}

/** How much is used, and whether it stays. */
export function StorageSection({ facts }: { facts: StorageFacts }) {
  return (
    <section className={styles['section']} aria-labelledby="storage-title">
      <h2 id="storage-title">{storageTexts.title}</h2>
      <p>{sizeWords(facts)}</p>
      <p>{facts.isPromised ? storageTexts.promised : storageTexts.notPromised}</p>
      {!facts.isPromised && !facts.isPrivate && <p>{storageTexts.ifPrivate}</p>}
    </section>
  );
}

/** For a phone that sends what waits and has no room to note what has arrived. */
export function FullWarning({ onRetry }: { onRetry(): void }) {
  return (
    <Banner
      tone="bad"
      title={storageTexts.fullTitle}
      actions={<Button onClick={onRetry}>{storageTexts.tryAgain}</Button>}
    >
      <p>{storageTexts.fullBody}</p>
      <p>{storageTexts.fullHelp}</p>
    </Banner>
  );
}

function sizeWords({ usedBytes, freeBytes }: StorageFacts): string {
  if (usedBytes === undefined) return storageTexts.unknown;
  return freeBytes === undefined ? storageTexts.used(usedBytes) : storageTexts.usedAndFree(usedBytes, freeBytes);
}
