import { useEffect, useState } from 'react';
import { storageFacts, type StorageFacts } from '../../platform/storage.ts';
import { storageTexts } from '../../strings/storage.ts';
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

function sizeWords({ usedBytes, freeBytes }: StorageFacts): string {
  if (usedBytes === undefined) return storageTexts.unknown;
  return freeBytes === undefined ? storageTexts.used(usedBytes) : storageTexts.usedAndFree(usedBytes, freeBytes);
}
