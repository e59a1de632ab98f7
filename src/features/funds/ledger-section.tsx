import { useState } from 'react';
import { LEDGER_PREFIX } from '../../../contract/calls/ledger-addresses.ts';
import { plainDigits } from '../../../contract/base/digits.ts';
import { ledgerFileAddress } from '../../data/queries/ledger/ledger-file.ts';
import { verifyEntry } from '../../hooks/ledger/ask-ledger.ts';
import { useLedger } from '../../hooks/ledger/use-ledger.ts';
import { LedgerNotice } from '../../parts/ledger/ledger-notice.tsx';
import { entryText } from '../../parts/ledger/entry-text.ts';
import { copyText } from '../../platform/copy-text.ts';
import { ledgerSectionTexts as words } from '../../strings/public/ledger.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './fund-info.module.css';

/** The ledger behind the figures: how long it is, whether it still goes on from what this phone saw, and the proof of each entry. */
export function LedgerSection() {
  const state = useLedger();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [proven, setProven] = useState<number>();
  const size = sizeOf(state?.checkpoint);

  async function check(form: HTMLFormElement): Promise<void> {
    const typed = plainDigits(typedText(form, 'ledgerEntry')).trim();
    const index = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    setSaid('');
    setProven(undefined);
    if (!(index < (size ?? 0))) return setProblem(words.noSuchEntry);
    setProblem(undefined);
    setSaid(words.checking);
    const entry = await verifyEntry(index);
    if (entry === undefined) return setSaid(words.offline);
    if (entry === 'not-there') return setSaid(words.notThere(index));
    setProven(index);
    setSaid(words.there(index, entryText(entry)));
  }

  return (
    <section className={styles['ledger']} aria-labelledby="funds-ledger">
      <h2 id="funds-ledger">{words.title}</h2>
      <p>{words.lead}</p>
      {state?.trouble && <LedgerNotice trouble={state.trouble} copy={copyText} onHide={state.forget} />}
      <p>{size === undefined ? words.unknown : words.size(size)}</p>
      {size !== undefined && size > 0 && (
        <form
          noValidate
          className={styles['check']}
          onSubmit={(event) => {
            event.preventDefault();
            void check(event.currentTarget);
          }}
        >
          <TextField
            name="ledgerEntry"
            label={words.entry}
            hint={size > 1 ? words.entryHint(size - 1) : undefined}
            inputMode="numeric"
            dir="ltr"
            defaultValue={String(size - 1)}
            maxLength={15}
            problem={problem}
          />
          <Button type="submit">{words.check}</Button>
        </form>
      )}
      <p role="status">{said}</p>
      {proven !== undefined && (
        <a
          className={styles['file']}
          href={ledgerFileAddress(`${LEDGER_PREFIX}/proof/${proven}`)}
          download={`ledger-entry-${proven}.tlog-proof`}
        >
          {words.saveProof}
        </a>
      )}
      {size !== undefined && (
        <a className={styles['file']} href={ledgerFileAddress(`${LEDGER_PREFIX}/download`)} download="ledger.jsonl">
          {words.download}
        </a>
      )}
    </section>
  );
}

/** Entries of the log that a signed checkpoint is of: its second line (C2SP tlog-checkpoint). */
function sizeOf(checkpoint: string | undefined): number | undefined {
  const size = Number(checkpoint?.split('\n')[1] ?? '');
  return checkpoint === undefined || !Number.isSafeInteger(size) ? undefined : size;
}
