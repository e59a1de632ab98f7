import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isCounted } from '../../../contract/counted-needs.ts';
import { fillForm, readForm, type FormValues } from '../../hooks/draft/form-values.ts';
import { positionToKeep } from '../../hooks/draft/kept-position.ts';
import { lastReport, type SaidInReport } from '../../hooks/draft/last-report.ts';
import { fromReportTexts } from '../../strings/forms/from-report.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { language } from '../../strings/language.ts';
import type { SaidFacts } from '../../strings/search/what-was-said.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

interface FromReportProps {
  form: RefObject<HTMLFormElement | null>;
  /** Resolves once what an earlier visit left is in the form: that is not overwritten. */
  whenOpen(): Promise<void>;
  onFilled(names: readonly string[], kept: string): void;
  /** So many needs are to be filled in: there must be a row for each. */
  onNeeds(count: number): void;
}

/**
 * Fills the form in with what the report of a moment ago said: at once for whoever came for it, else at their word. What is filled in
 * is kept on the phone no sooner than something is typed.
 */
export function FromReport({ form, whenOpen, onFilled, onNeeds }: FromReportProps) {
  const isAsked = (useLocation().state as { isFromReport?: boolean } | null)?.isFromReport === true;
  const [isOver, setOver] = useState(isAsked);
  const fill = useRef<() => void>(undefined);
  useEffect(() => {
    fill.current = () => {
      const said = lastReport();
      setOver(true);
      if (!said) return;
      Promise.all([needsOf(said), whenOpen()]).then(([needs]) => {
        if (!form.current) return;
        const isOpen = !Object.entries(readForm(form.current)).some(([name, value]) => isNeed(name) && value !== '');
        if (isOpen) onNeeds(needs.length);
        const names = filledIn(form.current, { ...aidValues(said), ...(isOpen && needValues(needs, said)) });
        onFilled(names, said.position ? positionToKeep(said.position) : '');
        announce(fromReportTexts.filled);
      }, console.error);
    };
  });
  useEffect(() => {
    if (isAsked) fill.current?.();
  }, [isAsked]);
  if (isOver || !lastReport()) return null;
  return (
    <Banner
      tone="note"
      isQuiet
      actions={
        <Button look="aid" icon="edit" onClick={() => fill.current?.()}>
          {fromReportTexts.fill}
        </Button>
      }
    >
      <p>{fromReportTexts.offer}</p>
    </Banner>
  );
}

type Needs = SaidFacts['needs'];

/** What the report says is needed, as far as rules can tell. Nobody waits for it without a network: the rest is filled in. */
function needsOf({ assistanceRequired = '', description }: SaidInReport): Promise<Needs> {
  return import('../../strings/search/what-was-said.ts')
    .then(({ needsAsked, whatWasSaid }) => {
      const asked = needsAsked(assistanceRequired, language());
      return asked.length > 0 ? asked : whatWasSaid(description, language()).needs;
    })
    .catch(() => []);
}

function isNeed(name: string): boolean {
  return /^requirements\.\d+\.(?:type|quantity)$/.test(name);
}

function needValues(needs: Needs, { peopleAffected }: SaidInReport): FormValues {
  const forAll = peopleAffected === undefined ? '' : fromReportTexts.forPeople(peopleAffected);
  return Object.fromEntries(
    needs.flatMap(({ type, quantity = isCounted(type) ? forAll : '' }, row) => [
      [`requirements.${row}.type`, needLabel(type)],
      [`requirements.${row}.quantity`, quantity],
    ]),
  );
}

function aidValues({ name, contactNumber, disasterType, description, address }: SaidInReport): FormValues {
  return { location: address ?? '', disasterType, description, name, contactNumber };
}

/** Names of the controls that were empty and are filled in now. */
function filledIn(form: HTMLFormElement, values: FormValues): string[] {
  const before = readForm(form);
  fillForm(form, values);
  const now = readForm(form);
  return Object.keys(values).filter((name) => now[name] !== before[name]);
}
