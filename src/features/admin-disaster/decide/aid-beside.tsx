import { useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { freeLines, type ShownTaking } from '../../../data/queries/admin/aid-with-pending.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { AidBeside as Beside, AidNear } from '../../../data/queries/admin/open-aid-beside.ts';
import { ngosSuited } from '../../../data/queries/lists/ngos-suited.ts';
import { suits } from '../../../data/queries/lists/suits.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { closingsTold } from '../../../parts/aid/closings-told.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { aidActTexts, aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { reportDecisionTexts } from '../../../strings/admin/admin-disaster.ts';
import { aidBesideTexts as words } from '../../../strings/admin/decisions.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { farText } from '../../../strings/how-far.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { numberText } from '../../../strings/plural.ts';
import { listText } from '../../../strings/sentence.ts';
import { timeSince } from '../../../strings/time.ts';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { SelectField } from '../../../ui/form/field.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './aid-beside.module.css';

const MINUTE_MS = 60_000;
/** Organizations to choose from, those that suit best; the list of aid requests has a search among all. */
const MOST_NGOS = 50;

interface AidBesideProps {
  beside: Beside;
  /** Requests that are to be given away and have no organization yet. */
  missing: ReadonlySet<string>;
}

/** Open aid requests of the place, each with what is to become of it. */
export function AidBeside({ beside: { rows, total }, missing }: AidBesideProps) {
  const now = useNow(MINUTE_MS);
  return (
    <section className={styles['beside']} aria-labelledby="aid-beside-title">
      <h3 id="aid-beside-title">{words.title}</h3>
      <p>
        {words.lead(total)} {rows.length < total && words.nearest(numberText(rows.length))}
      </p>
      <ul className={styles['requests']}>
        {rows.map((row) => (
          <li key={row.aid._id} data-aid={row.aid._id}>
            <Request {...row} now={now} isMissing={missing.has(row.aid._id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RequestProps extends AidNear {
  now: number;
  isMissing: boolean;
}

function Request({ aid, km, accuracyM, now, isMissing }: RequestProps) {
  const { _id, shown, contactNumber, createdAt } = aid;
  const [choice, setChoice] = useState('');
  const country = useConfig()?.country;
  const isFree = freeLines(shown).length > 0;
  const at = epochMsOf(createdAt);
  const what = whatIsAsked(aid);
  const facts = [
    km !== undefined && farText(km * 1000, accuracyM),
    aid.location && isolated(aid.location),
    Number.isFinite(at) && timeSince(at, now),
  ];
  return (
    <div className={styles['request']}>
      <p className={styles['what']}>{what}</p>
      <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      {shown.takings.map((taking) => (
        <InHand key={taking._id} aid={aid} taking={taking} />
      ))}
      {contactNumber && (
        <p className={styles['call']}>
          <CallLinks contact={contactNumber} country={country} />
        </p>
      )}
      <ChoiceGroup
        name={`aid-${_id}`}
        label={what}
        isLabelHidden
        options={{
          keep: words.keep,
          close: aidActTexts.closeRequest,
          ...(isFree && { give: aidActTexts.assign }),
        }}
        preset={{ value: 'keep', note: words.keepNote }}
        onChoose={setChoice}
      />
      {choice === 'close' && <p className={styles['facts']}>{closingsTold().withdrawn}</p>}
      {choice === 'give' && <Organizations aid={aid} problem={isMissing ? words.organizationMissing : undefined} />}
    </div>
  );
}

/** Who is on the way with what: they lose it where the request is closed, and go on where it is left open. */
function InHand({ aid: { shown }, taking }: { aid: AdminAid; taking: ShownTaking }) {
  const needs = taking.lines.flatMap((line) => shown.requirements[line] ?? []).map(({ type }) => needLabel(type));
  const since = exactTime(epochMsOf(taking.since));
  return (
    <p className={styles['hand']} data-taking={taking._id}>
      {withName(
        (name) => `${aidCardTexts.hand(name, since)} · ${listText(needs.map(isolated))}`,
        taking.ngo?.name || aidCardTexts.unnamed,
      )}
    </p>
  );
}

/** "Asha: Food 3 kg, Water". */
function whatIsAsked({ name = '', shown }: AdminAid): string {
  const needs = shown.requirements
    .filter(({ status }) => status !== 'fulfilled')
    .map(({ type, quantity = '' }) => isolated(`${needLabel(type)} ${quantity}`.trim()));
  return name === '' ? listText(needs) : `${isolated(name)}: ${listText(needs)}`;
}

function Organizations({ aid, problem }: { aid: AdminAid; problem: string | undefined }) {
  const { requirements } = aid.shown;
  const types = freeLines(aid.shown).flatMap((line) => requirements[line]?.type ?? []);
  const location = aid.location ?? '';
  const found = useQuery(() => ngosSuited('', (ngo) => suits(ngo, { types, location }), MOST_NGOS), [aid._id]);
  if (found === undefined) return null;
  const { ngos, total } = found;
  if (total === 0) return <p>{aidActTexts.noNgos}</p>;
  return (
    <SelectField
      name={`ngo-${aid._id}`}
      label={words.organization}
      hint={
        ngos.length < total
          ? `${aidActTexts.firstNgos(numberText(ngos.length), numberText(total))} ${words.otherOrganizations}`
          : undefined
      }
      options={Object.fromEntries(ngos.map(({ _id, organizationName }) => [_id, organizationName]))}
      placeholder={reportDecisionTexts.chooseKind}
      problem={problem}
    />
  );
}
