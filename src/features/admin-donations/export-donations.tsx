import { useRef, useState } from 'react';
import { isoTime, systemClock } from '../../../contract/base/clock.ts';
import { findDonations, type DonationQuery } from '../../data/commands/admin/donations.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { adminDonationTexts as words, donationListTexts } from '../../strings/admin/admin-donations.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin-donations.module.css';
import type { FileKind } from './donation-file.ts';

/** Writes all donations that fit into a file, those that are not shown yet too. */
export function ExportDonations({ query }: { query: DonationQuery }) {
  const [note, setNote] = useState('');
  const { timeZone = 'UTC' } = useConfig() ?? {};
  const isBusy = useRef(false);

  async function write(kind: FileKind): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setNote(words.exporting);
    try {
      setNote(await exported(query, kind, timeZone));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <div className={styles['buttons']}>
      <p role="status">{note}</p>
      <Button icon="save" onClick={() => void write('csv').catch(console.error)}>
        {words.exportCsv}
      </Button>
      <Button icon="save" look="quiet" onClick={() => void write('xlsx').catch(console.error)}>
        {words.exportXlsx}
      </Button>
    </div>
  );
}

/** All or nothing: half a list would be taken for the whole. */
async function exported(query: DonationQuery, kind: FileKind, timeZone: string): Promise<string> {
  const rows = [];
  for (let cursor: string | undefined, hasMore = true; hasMore; hasMore = cursor !== undefined) {
    const page = await findDonations({ ...query, cursor });
    if (!page.ok) {
      const { kind: why } = page.failure;
      return why === 'unreachable' || why === 'timed-out' ? donationListTexts.noServer : donationListTexts.failed;
    }
    rows.push(...page.value.rows);
    cursor = page.value.next;
  }
  const { saveDonations } = await loadUntilThere(() => import('./donation-file.ts'));
  await saveDonations(kind, rows, { day: isoTime(systemClock.now()).slice(0, 10), timeZone });
  return words.exported(rows.length);
}
