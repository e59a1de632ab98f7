import { useId, useState } from 'react';
import type { BrokenLog } from '../../../contract/ledger/follow-log.ts';
import { ledgerTexts } from '../../strings/public/ledger.ts';
import { Button } from '../../ui/button.tsx';
import styles from './ledger-notice.module.css';

/** As `LedgerTrouble` of the data layer. */
type Trouble =
  | { kind: 'broken'; why: BrokenLog; kept: string | undefined; offered: string }
  | { kind: 'new-origin'; reason: string | undefined; holdsOurs: boolean; kept: string; offered: string };

interface LedgerNoticeProps {
  trouble: Trouble;
  /** Puts a text on the clipboard; false where there is none. */
  copy(text: string): Promise<boolean>;
  onHide(): void;
}

/** The ledger is not the one that this phone saw, or it began anew: what that means, and both checkpoints to hand on. */
export function LedgerNotice({ trouble, copy, onHide }: LedgerNoticeProps) {
  const heading = useId();
  const [words, setWords] = useState('');
  const { kept, offered } = trouble;
  const isAlarm = trouble.kind === 'broken' || !trouble.holdsOurs;
  const give = async (text: string) => setWords((await copy(text)) ? ledgerTexts.copied : ledgerTexts.notCopied);
  return (
    <section
      className={styles['notice']}
      role={isAlarm ? 'alert' : undefined}
      aria-labelledby={heading}
      data-ledger={trouble.kind}
      data-alarm={isAlarm}
    >
      <h2 id={heading}>{trouble.kind === 'broken' ? ledgerTexts.brokenTitle : ledgerTexts.originTitle}</h2>
      {trouble.kind === 'broken' ? (
        <>
          <p>{ledgerTexts.broken[trouble.why]}</p>
          <p>{ledgerTexts.brokenDo}</p>
        </>
      ) : (
        <>
          <p>{reasonOf(trouble.reason)}</p>
          <p>{trouble.holdsOurs ? ledgerTexts.originHolds : ledgerTexts.originLost}</p>
        </>
      )}
      <h3>{ledgerTexts.kept}</h3>
      {kept === undefined ? <p>{ledgerTexts.none}</p> : <Note text={kept} />}
      <h3>{ledgerTexts.offered}</h3>
      <Note text={offered} />
      <div className={styles['actions']}>
        {kept !== undefined && (
          <Button icon="save" onClick={() => void give(kept)}>
            {ledgerTexts.copyKept}
          </Button>
        )}
        <Button icon="save" onClick={() => void give(offered)}>
          {ledgerTexts.copyOffered}
        </Button>
        <Button look="quiet" onClick={onHide}>
          {ledgerTexts.hide}
        </Button>
      </div>
      <p role="status">{words}</p>
    </section>
  );
}

/** A newer server may have a reason that this app does not know. */
function reasonOf(reason: string | undefined): string {
  return reason === 'restored' || reason === 'imported' || reason === 'failover'
    ? ledgerTexts.origin[reason]
    : ledgerTexts.origin.other;
}

/** Signed text: in every language it is read from left to right, and copied as it is. */
function Note({ text }: { text: string }) {
  return (
    <pre className={styles['note']} dir="ltr">
      {text}
    </pre>
  );
}
