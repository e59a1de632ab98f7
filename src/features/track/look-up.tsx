import { useEffect, useRef, useState } from 'react';
import type { LookedUp } from '../../../contract/entities/track.ts';
import { lookUpRecord } from '../../data/commands/track/look-up.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { lookUpTexts, trackTexts } from '../../strings/forms/track.ts';
import { timeText } from '../../strings/time.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import styles from './track.module.css';
import { trackRows } from './track-rows.ts';

type Outcome = { found: LookedUp } | { failure: string };

/** The reference and the telephone number, and how what they belong to stands. What was typed stays in every case. */
export function LookUp({ reference }: { reference: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [outcome, setOutcome] = useState<Outcome>();

  async function ask(): Promise<void> {
    if (!form.current || isBusy) return;
    const { reference: code = '', phone = '' } = readForm(form.current);
    setBusy(true);
    setOutcome(undefined);
    const answer = await lookUpRecord({ reference: code, phone });
    setBusy(false);
    const fields = answer.ok ? {} : (answer.failure.fields ?? {});
    const wrong = {
      ...('reference' in fields && { reference: lookUpTexts.referenceWrong }),
      ...('phone' in fields && { phone: lookUpTexts.phoneMissing }),
    };
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (answer.ok) setOutcome({ found: answer.value });
    else if (answer.failure.kind === 'not-found') setOutcome({ failure: lookUpTexts.nothing });
    else if (answer.failure.kind !== 'invalid') {
      setOutcome({ failure: answer.failure.kind === 'slow-down' ? lookUpTexts.tooOften : lookUpTexts.failed });
    }
  }

  return (
    <>
      <p>{lookUpTexts.lead}</p>
      <form
        ref={form}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <NeededNote text={appTexts.needed} />
        <TextField
          name="reference"
          label={lookUpTexts.reference}
          hint={lookUpTexts.referenceHint}
          defaultValue={reference}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          problem={problems['reference']}
        />
        <TextField
          name="phone"
          label={lookUpTexts.phone}
          hint={lookUpTexts.phoneHint}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          problem={problems['phone']}
        />
        <Button type="submit" look="aid" isWide aria-disabled={isBusy}>
          {isBusy ? lookUpTexts.busy : lookUpTexts.submit}
        </Button>
      </form>
      {outcome && <Told outcome={outcome} />}
    </>
  );
}

/** Takes the focus, so that it is read and in view on a small screen. */
function Told({ outcome }: { outcome: Outcome }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [outcome]);
  if ('found' in outcome) {
    const { kind, stage, helpers } = outcome.found;
    const rows = trackRows({ stage, reached: [{ stage }], helpers });
    const newest = rows.at(-1);
    const there = rows.find(({ id }) => id === 'there');
    return (
      <Banner tone="good" ref={banner} title={newest?.name ?? ''}>
        <p>{kind === 'aid' ? lookUpTexts.aid : lookUpTexts.report}</p>
        {there?.at !== undefined && (
          <p>
            {there.name} · {timeText(there.at)}
          </p>
        )}
        {helpers !== undefined && helpers.now > 0 && <p>{trackTexts.onIt(helpers.now)}</p>}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" ref={banner}>
      <p>{outcome.failure}</p>
    </Banner>
  );
}
